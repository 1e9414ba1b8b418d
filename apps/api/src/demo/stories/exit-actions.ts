// What changes a job after the hire, or ends it before it is done.
import { and, desc, eq, isNull } from "../../platform/db/drizzle.ts"
import type { ChangePayload } from "@doable/domain/deal/change/input"
import type { ClaimedFault } from "@doable/domain/deal/status"
import type { CreateDispute, DecideDispute, Propose } from "@doable/domain/deal/dispute/input"
import type { CancelReason } from "@doable/domain/deal/status"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { disputeProposals, disputes } from "../../platform/db/schema/deal/dispute.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { answerChange } from "../../deal/changes/answer-change.ts"
import { createChange } from "../../deal/changes/create-change.ts"
import { createDispute } from "../../deal/disputes/create-dispute.ts"
import { decideDispute } from "../../deal/disputes/decide-dispute.ts"
import { escalateDispute } from "../../deal/disputes/escalate-dispute.ts"
import { acceptProposal, propose } from "../../deal/disputes/propose.ts"
import { replyToDispute } from "../../deal/disputes/reply-to-dispute.ts"
import { commentContest, contestFault } from "../../deal/faults/contest-fault.ts"
import type { Who } from "../people/cast.ts"
import type { Action, Scene } from "./story.ts"

export const asksForPrice =
  (who: Who, price: Extract<ChangePayload, { kind: "price" }>["price"], note: string): Action =>
  ({ as, taskId }) =>
    createChange(as(who), { payload: { taskId, kind: "price", price, note } })

export const asksToCancel =
  (who: Who, reasonCode: CancelReason, claimedFault: ClaimedFault, note: string): Action =>
  ({ as, taskId }) => {
    const asked = { reasonCode, claimedFault, note, after: "close" } as const
    return createChange(as(who), { payload: { taskId, kind: "cancel", ...asked } })
  }

/** The request that waits for them. */
export const answersRequest =
  (who: Who, accept: boolean, note?: string): Action =>
  async ({ as, taskId, idOf }) => {
    const [pending] = await as(who)
      .db.select({ id: changeRequests.id })
      .from(changeRequests)
      .where(
        and(
          eq(changeRequests.taskId, taskId),
          eq(changeRequests.toUserId, idOf(who)),
          eq(changeRequests.status, "pending"),
        ),
      )
    return answerChange(as(who), { id: pending?.id ?? "", accept, ...(note ? { note } : {}) })
  }

export const opensDispute =
  (who: Who, said: Pick<CreateDispute["payload"], "reasonCode" | "wantedOutcome" | "statement">): Action =>
  ({ as, taskId }) =>
    createDispute(as(who), { payload: { taskId, fileIds: [], ...said } })

async function openDispute({ as, taskId, owner }: Scene): Promise<string> {
  const [found] = await as(owner)
    .db.select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.taskId, taskId), isNull(disputes.endedAt)))
  return found?.id ?? ""
}

export const repliesInDispute =
  (who: Who, text: string): Action =>
  async (scene) =>
    replyToDispute(scene.as(who), { id: await openDispute(scene), text, fileIds: [] })

export const proposes =
  (who: Who, offered: Pick<Propose, "outcome" | "price" | "note">): Action =>
  async (scene) =>
    propose(scene.as(who), { id: await openDispute(scene), ...offered })

/** The newest one. */
export const acceptsProposal =
  (who: Who): Action =>
  async (scene) => {
    const id = await openDispute(scene)
    const [last] = await scene
      .as(who)
      .db.select({ position: disputeProposals.position })
      .from(disputeProposals)
      .where(eq(disputeProposals.disputeId, id))
      .orderBy(desc(disputeProposals.position))
      .limit(1)
    return acceptProposal(scene.as(who), { id, proposalIndex: last?.position ?? 0 })
  }

export const asksForDecision =
  (who: Who): Action =>
  async (scene) =>
    escalateDispute(scene.as(who), { id: await openDispute(scene) })

/** Of the job that ended last. */
async function endedHire({ as, taskId, owner }: Scene): Promise<string> {
  const [found] = await as(owner)
    .db.select({ id: taskAssignments.id })
    .from(taskAssignments)
    .where(eq(taskAssignments.taskId, taskId))
    .orderBy(desc(taskAssignments.endedAt))
    .limit(1)
  return found?.id ?? ""
}

export const contestsFault =
  (who: Who, text: string): Action =>
  async (scene) =>
    contestFault(scene.as(who), { id: await endedHire(scene), text, fileIds: [] })

export const commentsContest =
  (who: Who, text: string): Action =>
  async (scene) =>
    commentContest(scene.as(who), { id: await endedHire(scene), text })

export const decidesDispute =
  (decided: Omit<DecideDispute, "id">): Action =>
  async (scene) =>
    decideDispute(scene.as("emma"), { id: await openDispute(scene), ...decided })
