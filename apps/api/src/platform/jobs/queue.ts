import type { PgBoss, Queue } from "pg-boss"

/** Where jobs end that have used up their tries, for an operator to look at and send again. */
export const failedQueue = "failed"

export async function createFailedQueue(boss: PgBoss) {
  await keepQueue(boss, failedQueue, { retentionSeconds: 90 * 24 * 60 * 60 })
}

/** Makes the queue, or brings an older one to the settings of this version. */
export async function keepQueue(
  boss: PgBoss,
  name: string,
  settings: Omit<Queue, "name" | "policy" | "partition">,
) {
  await boss.createQueue(name, settings)
  await boss.updateQueue(name, settings)
}
