import type { Database, Transaction } from "../platform/db/client.ts"
import { countWithin } from "../platform/http/count-within.ts"

/** As long as the forms count down before they offer to send once more. */
const pause = { max: 1, seconds: 60 }
const hourly = { max: 5, seconds: 60 * 60 }

/**
 * At most one email of a kind per minute and five per hour for each recipient, so that our forms can't be used to
 * flood an inbox. The recipient is a user's id, or a key of the address where it may have no account. `atOnce` skips
 * the pause, for an email that no other can replace. `hourlyAs` counts it separately from other requests for the same
 * email.
 */
export async function mayWriteTo(
  tx: Transaction | Database,
  addressee: string,
  letter: string,
  { atOnce = false, hourlyAs = letter } = {},
): Promise<boolean> {
  const hasPaused = await countWithin(tx, `letter|${letter}|${addressee}`, pause)
  return (hasPaused || atOnce) && countWithin(tx, `letters|${hourlyAs}|${addressee}`, hourly)
}
