import type { Locale } from "@doable/domain/locale"

/** Everything that may happen and has effects outside its own transaction. No secrets: rows are kept. */
export type OutboxEvent =
  /** `redirect`: the path of ours where the person wanted to go. */
  | { type: "verification.requested"; userId: string; redirect?: string }
  | { type: "sign-up.repeated"; userId: string }
  /** Whoever works it off looks whether the address has an account. */
  | { type: "password-reset.requested"; email: string }
  | { type: "password.changed"; userId: string }
  | { type: "email-change.requested"; changeId: string; newEmail: string }
  | { type: "email.changed"; userId: string; oldEmail: string; newEmail: string }
  | { type: "sign-in.locked"; email: string; at: string; address: string; agent: string | null }
  | { type: "unlock.requested"; email: string }
  /** The row of the person no longer knows where to write. */
  | { type: "account.deleted"; email: string; locale: Locale }
  | { type: "phone-code.requested"; codeId: string }
  /** Of this person some; their bytes still lie in the storage. */
  | { type: "files.removed"; userId: string }

export type EventType = OutboxEvent["type"]
export type EventOf<T extends EventType> = Extract<OutboxEvent, { type: T }>
