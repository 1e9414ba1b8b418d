import type { Locale } from "@doable/domain/locale"
import type { Caller } from "./caller.ts"
import type { Session } from "./caller.ts"
import type { PhoneCodeParts } from "./sms/phone-code-parts.ts"
import type { Database } from "./db/client.ts"
import type { PushParts } from "./push/push-settings.ts"
import type { FileParts } from "./pictures/parts.ts"
import type { LiveHub } from "./live/hub.ts"
import type { Log } from "./settings/log.ts"
import type { TextHits } from "./text-hits.ts"
import type { Measure } from "./metrics/measure.ts"

/** Lists may come from a replica that holds everything the caller wrote. */
export type ListReads = {
  replica: () => Promise<Database | null>
  replicaFailed: (error: unknown) => void
  noteWrite: () => Promise<void>
}

/** What every procedure is given. Commands take it as their first argument. */
export type Context = {
  db: Database
  lists: ListReads
  files: FileParts
  live: LiveHub
  log: Log
  phoneCodes: PhoneCodeParts
  push: PushParts | null
  now: () => Date
  /** What the product is called. */
  appName: string
  /** Where calendars elsewhere read this feed. */
  feedAddress: (feedId: string) => string
  requestId: string
  clientAddress: string
  userAgent: string | null
  /** The language the page asks for, if it's one of ours. */
  language: Locale | null
  /** Asked at most once per request, however many calls are batched in it. */
  whoIsCalling: () => Promise<Caller | null>
  callingSession: () => Promise<Session | null>
  /** Whether administrators need a second step. */
  requireAdminSecondStep: boolean
  /** Waits for a turn to run a call and resolves to a function that ends it. Refuses a caller with too many calls waiting. */
  enter: () => Promise<() => void>
  /** One more call of this person, or of this network: 0, or the seconds after which the next one is answered. */
  countCall: (caller: Caller | null) => number
  textHits: TextHits
  /** For the figures of the operator. */
  measureCall: Measure["call"]
}

export type UserContext = Context & { user: Caller }
