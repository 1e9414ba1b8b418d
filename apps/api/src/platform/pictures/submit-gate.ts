import { Refused } from "@doable/domain/refusal"
import { createGate } from "../http/gate.ts"

export type SubmitGate = <T>(userId: string, work: () => Promise<T>) => Promise<T>

/**
 * Processes a few files at a time, one per person: each takes its bytes and up to 400 MB for a moment. Waiting takes
 * up nothing but a place.
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
