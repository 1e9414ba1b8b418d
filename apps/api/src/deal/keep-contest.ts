import type { Fault } from "@doable/domain/deal/status"
import type { Transaction } from "../platform/db/client.ts"
import { faultContestFiles, faultContests } from "../platform/db/schema/deal/fault-contest.ts"
import { fitFiles } from "../conversation/keep-files.ts"
import { record } from "../platform/outbox/record.ts"

type Contest = {
  hire: { id: string }
  byUserId: string
  contestedFault: Fault
  text: string
  fileIds: string[]
  now: Date
}

/** "It wasn't my fault", for the team to decide. Under the task's lock. */
export async function keepContest(tx: Transaction, contest: Contest): Promise<void> {
  const { hire, byUserId, contestedFault, text, fileIds, now } = contest
  const shown = await fitFiles(tx, byUserId, fileIds, "contest_file_unfit")
  await tx
    .insert(faultContests)
    .values({ assignmentId: hire.id, byUserId, contestedFault, text, createdAt: now })
  if (shown.length > 0) {
    const rows = shown.map((fileId, position) => ({ assignmentId: hire.id, fileId, position }))
    await tx.insert(faultContestFiles).values(rows)
  }
  await record(tx, { type: "fault.contested", assignmentId: hire.id, actorId: byUserId })
}
