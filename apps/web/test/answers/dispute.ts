import type { Output } from "../fake-api.ts"
import { hireId, vera } from "./hire.ts"
import { inDays, inHours } from "./moment.ts"
import { lei, taskId } from "./task-page.ts"

type Dispute = NonNullable<Output<"dispute.getByTask">>

export const disputeId = "0192f000-0000-7000-8000-0000000000d1"

/** Vera, the client, opened it yesterday; Ion, the doer, reads it, unless `isMine` says otherwise. */
export function aDispute(own: Partial<Dispute> = {}): Dispute {
  return {
    id: disputeId,
    number: 118,
    taskId,
    assignmentId: hireId,
    title: "Carry a sofa down from the third floor",
    status: "awaiting_reply",
    reasonCode: "poor_quality",
    wantedOutcome: "redo",
    opener: { id: vera.userId, name: vera.name, image: null, side: "owner" },
    against: {
      id: "0192f000-0000-7000-8000-000000000012",
      name: "Ion Munteanu",
      image: null,
      side: "doer",
    },
    isMine: false,
    statement: "The sofa has a scratch along its whole left side, and one leg is missing.",
    files: [],
    openedAt: inDays(-1),
    reply: null,
    proposals: [],
    proposalsLeft: { opener: 3, against: 3 },
    agreedPrice: lei(380),
    materialsCost: null,
    turn: "other",
    dueAt: inDays(4),
    escalatedAt: null,
    escalatedBy: null,
    end: null,
    actions: ["reply"],
    ...own,
  }
}

export const aReply = { text: "The scratch was there before. I took a photo.", files: [], at: inHours(-5) }

export function aProposal(own: Partial<Dispute["proposals"][number]> = {}): Dispute["proposals"][number] {
  return {
    index: 0,
    bySide: "owner",
    isMine: false,
    outcome: "partial",
    price: lei(300),
    note: null,
    at: inHours(-2),
    acceptedAt: null,
    isOpen: true,
    ...own,
  }
}

/** Ion has replied, and Vera has made the first proposal. */
export const aNegotiation = (own: Partial<Dispute> = {}) =>
  aDispute({
    status: "negotiation",
    reply: aReply,
    proposals: [aProposal()],
    proposalsLeft: { opener: 2, against: 3 },
    actions: ["accept_proposal", "propose", "escalate"],
    ...own,
  })
