import type { Refusal } from "../../refusal.ts"

/** What someone can log in with. The second step isn't one: it comes after them. */
export interface WaysIn {
  hasPassword: boolean
  passkeys: number
  linkedAccounts: number
}

/** Someone who removes the last way in never gets back. */
export function whyCannotRemoveWay({ hasPassword, passkeys, linkedAccounts }: WaysIn): Refusal | null {
  return (hasPassword ? 1 : 0) + passkeys + linkedAccounts > 1 ? null : "last_way_in"
}
