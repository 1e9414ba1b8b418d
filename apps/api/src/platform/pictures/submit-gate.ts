import { Refused } from "@doable/domain/refusal"
import { createGate } from "../http/gate.ts"

export type SubmitGate = <T>(userId: string, work: () => Promise<T>) => Promise<T>

/**
 * A few files are looked at at a time, of one person one: each costs its bytes and up to 400 MB for a moment.
 * Anyone who waits here holds nothing but a place.
 */
export function createSubmitGate(): SubmitGate {
  const passAll = createGate({ running: 2, waiting: 32 })
  const people = new Map<string, { pass: ReturnType<typeof createGate>; inside: number }>()

  return async (userId, work) => {
    const own = people.get(userId) ?? { pass: createGate({ running: 1, waiting: 9 }), inside: 0 }
    people.set(userId, own)
    own.inside += 1
    try {
      const mine = await own.pass(() => passAll(work))
      if (mine.turnedAway) throw new Refused("too_many_tries")
      if (mine.value.turnedAway) throw new Refused("uploads_busy")
      return mine.value.value
    } finally {
      own.inside -= 1
      if (own.inside === 0) people.delete(userId)
    }
  }
}
