import { aChange } from "../change.ts"
import { aDispute, aReply } from "../dispute.ts"
import { hireId, vera } from "../hire.ts"
import { inDays, inHours } from "../moment.ts"
import { lei, taskId } from "../task-page.ts"
import type { Output } from "../../fake-api.ts"

type DisputeCase = Output<"adminDispute.getById">
type FaultCase = Output<"adminAssignment.getContest">
type Case = DisputeCase["case"]

const ionId = "0192f000-0000-7000-8000-000000000012"
const record = { image: null, jobs: 12, disputes: 1, ownFaults: 0 }

/** Vera reads Romanian and Ion Russian; the price was changed once. */
export function aCase(own: Partial<Case> = {}): Case {
  const agreed = {
    version: 1,
    agreedAt: inDays(-9),
    price: lei(380),
    materialsCost: null,
    scheduledAt: null,
    scopeText: "One sofa, it does not come apart.",
    included: ["Two people for the stairs"],
    request: null,
    isFromDispute: false,
  }
  return {
    task: { id: taskId, title: "Carry a sofa down from the third floor", status: "disputed" },
    assignmentId: hireId,
    owner: { id: vera.userId, name: vera.name, locale: "ro", ...record },
    doer: { id: ionId, name: "Ion Munteanu", locale: "ru", ...record },
    versions: [agreed, { ...agreed, version: 2, price: lei(450), scopeText: "Two sofas, one comes apart." }],
    reports: [],
    changeRequests: [aChange({ status: "accepted", actions: [] })],
    timeline: [],
    messageCount: 0,
    ...own,
  }
}

/** It waits for a decision; Vera asked for it five hours ago. */
export function aDisputeCase(
  own: Partial<DisputeCase["dispute"]> = {},
  about: Partial<Case> = {},
): DisputeCase {
  const dispute = aDispute({
    status: "admin_review",
    isMine: null,
    openedAt: inDays(-6),
    reply: aReply,
    turn: "team",
    dueAt: null,
    escalatedAt: inHours(-5),
    escalatedBy: "opener",
    actions: ["decide"],
    ...own,
  })
  return { dispute, reasoning: null, isOwn: false, case: aCase(about) }
}

/** Ion cancelled because of an illness and contests that it was his fault. */
export function aFaultCase(own: Partial<FaultCase> = {}): FaultCase {
  const about = aCase({ task: { id: taskId, title: "Carry a sofa down", status: "cancelled" } })
  return {
    assignmentId: hireId,
    taskId,
    title: about.task.title,
    by: { id: ionId, name: "Ion Munteanu", side: "doer" },
    contestedFault: "provider",
    createdAt: inDays(-3),
    decision: null,
    decidedAt: null,
    text: "I was in hospital with my son from Monday evening.",
    files: [],
    other: null,
    reasonCode: "unwell",
    cancelledBy: "doer",
    cancelNote: null,
    jobEndedAt: inDays(-4),
    isBySilence: false,
    reasoning: null,
    isOwn: false,
    case: about,
    ...own,
  }
}

/** What the two would read. */
export const aPreview: Output<"adminDispute.preview"> = {
  readers: [
    {
      userId: vera.userId,
      name: vera.name,
      side: "owner",
      locale: "ro",
      isMissingReasons: false,
      title: "Disputa s-a încheiat",
      message: "Lucrarea e finalizată.",
    },
    {
      userId: ionId,
      name: "Ion Munteanu",
      side: "doer",
      locale: "ru",
      isMissingReasons: true,
      title: "Спор закрыт",
      message: "Работа выполнена.",
    },
  ],
}
