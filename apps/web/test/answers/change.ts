import type { Output } from "../fake-api.ts"
import { hireId, vera } from "./hire.ts"
import { inHours } from "./moment.ts"
import { lei, taskId } from "./task-page.ts"

type List = Output<"changeRequest.getByTask">
type Change = List["data"][number]

const nothing = {
  price: null,
  scheduledAt: null,
  scopeText: null,
  included: null,
}
export const changeId = "0192f000-0000-7000-8000-0000000000d1"

/** Ion asks Vera, who reads it, for 450 lei instead of 380. */
export function aChange(own: Partial<Change> = {}): Change {
  return {
    id: changeId,
    taskId,
    assignmentId: hireId,
    kind: "price",
    status: "pending",
    by: {
      userId: "0192f000-0000-7000-8000-000000000012",
      name: "Ion Munteanu",
      side: "doer",
    },
    isMine: false,
    note: "There are two sofas.",
    before: { ...nothing, price: lei(380) },
    asked: { ...nothing, price: lei(450) },
    materialsCost: null,
    baseVersion: 1,
    madeVersion: null,
    cancel: null,
    answerNote: null,
    answeredAt: null,
    expiresAt: inHours(71),
    isPaused: false,
    onSilence: "expire",
    actions: ["accept", "reject"],
    createdAt: inHours(-1),
    ...own,
  }
}

/** Vera asks Ion, who reads it, to end the job, and says that it is his fault. */
export const aCancellation = (own: Partial<Change> = {}): Change =>
  aChange({
    kind: "cancel",
    by: { userId: vera.userId, name: vera.name, side: "owner" },
    before: nothing,
    asked: nothing,
    note: "Nobody came.",
    cancel: {
      reasonCode: "no_answer",
      claimedFault: "other",
      fault: "provider",
      after: "reopen",
      effect: { now: 0.96, after: 0.94 },
      ownFaults: 0,
    },
    expiresAt: inHours(47),
    onSilence: "auto_accept",
    actions: ["accept", "accept_and_contest", "reject"],
    ...own,
  })

export function changeList(data: Change[] = [], own: Partial<List> = {}): List {
  return {
    data,
    total: data.length,
    canAsk: [],
    uncheckedPrices: null,
    cancel: { how: "now", fault: null, ownFaults: 0, whyNot: null },
    ...own,
  }
}
