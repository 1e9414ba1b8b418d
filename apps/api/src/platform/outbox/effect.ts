import type { Database } from "../db/client.ts"
import type { Log } from "../settings/log.ts"
import type { Mailer } from "../mail/mailer.ts"
import type { PushSender } from "../push/push-sender.ts"
import type { SmsSender } from "../sms/sms-sender.ts"
import type { Storage } from "../storage/storage.ts"
import type { EventOf, EventType } from "./events.ts"

/**
 * What effects may use. They run after the commit, at least once, so they must be idempotent. An effect sends one
 * message at most, and sends it last: the message is handed over once, and then the effect counts as done.
 */
export type EffectWorld = {
  db: Database
  mailer: Mailer
  sms: SmsSender
  /** Null where push is off. */
  push: PushSender | null
  storage: Storage
  log: Log
  /** The auth library's, for a link to a new password; null if the address has no account. */
  newResetToken: (email: string) => Promise<string | null>
  config: {
    appName: string
    uiUrl: string
    serverUrl: string
    authSecret: string
    /** The mailbox of the team. */
    contactEmail?: string | undefined
  }
}

/** Where an effect comes from: the event's row, and when its command was done. */
export type Origin = { eventId: string; recordedAt: Date }

export type Effect<T extends EventType = EventType> = {
  name: string
  /** `deliveryId` is the same on every attempt and different for every other event and effect. */
  run: (world: EffectWorld, event: EventOf<T>, deliveryId: string, origin: Origin) => Promise<void>
}

/** Which effects each event has; one may serve many. Handed in, so that tests can watch with effects of their own. */
export type Effects = { [T in EventType]: Effect<T>[] }
