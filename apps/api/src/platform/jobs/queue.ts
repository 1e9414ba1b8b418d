import type { PgBoss, Queue } from "pg-boss"

/** A queue with the settings that it has in this version. */
export type KeptQueue = Omit<Queue, "policy" | "partition">

/** Where jobs end that have used up their tries, for an operator to look at and send again. */
export const failedQueue = "failed"

export const failed: KeptQueue = { name: failedQueue, retentionSeconds: 90 * 24 * 60 * 60 }

/** Makes what is missing, and brings older queues to the settings of this version. Most starts find all as it is. */
export async function keepQueues(boss: PgBoss, queues: KeptQueue[]) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    if (isAsWanted(known.get(queue.name), queue)) continue
    const { name, ...settings } = queue
    await boss.createQueue(name, settings)
    await boss.updateQueue(name, settings)
  }
}

function isAsWanted(found: Queue | undefined, wanted: KeptQueue): boolean {
  if (!found) return false
  const names = Object.keys(wanted) as (keyof KeptQueue)[]
  return names.every((name) => found[name] === wanted[name])
}
