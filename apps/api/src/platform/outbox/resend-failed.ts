import type { PgBoss } from "pg-boss"
import { failedQueue } from "../jobs/queue.ts"

/** What has used up its tries gets them all again; what is noted as delivered isn't delivered again. */
export async function resendFailed(boss: PgBoss): Promise<number> {
  let resent = 0
  for (;;) {
    const moved = await boss.redrive(failedQueue)
    if (moved === 0) return resent
    resent += moved
  }
}
