// What the server is built from and what every request carries: types alone, so that routes don't import the server.
import type { BlockList } from "node:net"
import type { HttpBindings } from "@hono/node-server"
import type { AnyRouter } from "@trpc/server"
import type { PhoneCodeParts } from "../sms/phone-code-parts.ts"
import type { Database } from "../db/client.ts"
import type { WriteWatch } from "../db/write-watch.ts"
import type { Replica } from "../replica/replica.ts"
import type { PushParts } from "../push/push-settings.ts"
import type { FileParts } from "../pictures/parts.ts"
import type { LiveHub } from "../live/hub.ts"
import type { Log } from "../settings/log.ts"
import type { Measure } from "../metrics/measure.ts"
import type { TextHits } from "../text-hits.ts"
import type { Mailbox } from "../mailbox/mailbox.ts"
import type { OwnUploads } from "../storage/upload-policy.ts"
import type { RequestFacts } from "../http/read-request.ts"

export type ServerConfig = {
  serverUrl: string
  /** Set when the web and the API are on two hosts: both see the session's cookie then. */
  cookieDomain: string | undefined
  uiUrl: string
  authSecret: string
  /** What the product is called. */
  appName: string
  /** Whether administrators need a second step. */
  requireAdminSecondStep: boolean
  trustedProxies: BlockList
  /** False only for tests and measurements. */
  rateLimits: boolean
  callsPerMinute: number
  /** What stands before the pool of connections. */
  callGate: { connections: number; waitMs: number }
  requestTimeoutMs: number
}

export type ServerDeps = {
  config: ServerConfig
  db: Database
  replica: Replica
  /** Whether the database takes what is written; told of every fault. */
  writes: WriteWatch
  /** The auth library answers the paths that aren't our own. */
  auth: {
    handler: (request: Request) => Promise<Response>
    /** Who is in the middle of a login, by what its cookie holds. */
    findPending: (identifier: string) => Promise<string | null>
    /** Whose session was refused in this request, because the account is deactivated. */
    findShutOut: (request: Request) => string | null
    countRecoveryCodes: (userId: string) => Promise<number>
    nameOfProvider: (id: string) => string
  }
  files: FileParts
  live: LiveHub
  phoneCodes: PhoneCodeParts
  push: PushParts | null
  /** Set when files are sent to this server itself and not to S3. */
  ownUploads: OwnUploads | null
  /** Set where the mails and messages that didn't leave this machine may be looked at. */
  mailbox: Mailbox | null
  log: Log
  measure: Measure
  textHits: TextHits
  router: AnyRouter
  now: () => Date
  /** True from the moment the process was asked to stop. */
  isStopping: () => boolean
  /** It stops because another process answers at this port already. */
  isReplaced: () => boolean
  /** True while timers are stopped because the clock can't be right. */
  isClockLeapt: () => boolean
}

export type ApiEnv = { Bindings: HttpBindings; Variables: RequestFacts & { log: Log } }
