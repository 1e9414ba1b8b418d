import type { Database, Transaction } from "../platform/db/client.ts"
import { countWithin } from "../platform/http/count-within.ts"

/** As long as the forms count down before they offer to send once more. */
const pause = { max: 1, seconds: 60 }
const hourly = { max: 5, seconds: 60 * 60 }

/**
 * One letter of a kind a minute and five an hour per addressee, whoever asks for them: nobody's mailbox is
 * flooded from here. The addressee is a user's id, or an address's key where the address may be nobody's.
 * `atOnce`: without the pause, for a letter that no other can stand for. `hourlyAs`: counted apart from what
 * else asks for the same letter.
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
