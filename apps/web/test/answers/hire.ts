import type { Output } from "../fake-api.ts"
import { inHours } from "./moment.ts"
import { offerId } from "./offer.ts"
import { aPlace, lei, taskId } from "./task-page.ts"

type Hire = Output<"taskAssignment.getByTask">["data"][number]
type Report = Hire["reports"][number]

interface OwnHire extends Partial<Omit<Hire, "agreement">> {
  agreement?: Partial<Hire["agreement"]>
}

export const hireId = "0192f000-0000-7000-8000-00000000000e"
export const talkId = "0192f000-0000-7000-8000-00000000000f"

/** Ion was hired by Vera two hours ago; the owner reads it, unless `other` says otherwise. */
export function aHire({ agreement, ...own }: OwnHire = {}): Hire {
  return {
    id: hireId,
    taskId,
    offerId,
    conversationId: talkId,
    assignedAt: inHours(-2),
    startedAt: null,
    completionRequestedAt: null,
    revisionRound: 0,
    endsAt: null,
    strandedAt: null,
    reports: [],
    endedAt: null,
    outcome: null,
    completedBy: null,
    cancelReason: null,
    cancelNote: null,
    cancelledBy: null,
    isByConsent: false,
    fault: null,
    agreement: {
      version: 1,
      title: "Carry a sofa down from the third floor",
      scopeText: "One sofa, it does not come apart.",
      included: ["Two people for the stairs"],
      price: lei(380),
      materialsCost: null,
      materials: "to_agree",
      scheduledAt: null,
      place: aPlace,
      address: "Strada Tihon 5, ap. 7",
      spot: null,
      warrantyDays: null,
      paymentMethod: "cash",
      settledByCustomerAt: null,
      settledByProviderAt: null,
      ...agreement,
    },
    other: {
      userId: "0192f000-0000-7000-8000-000000000012",
      name: "Ion Munteanu",
      image: null,
      contacts: [],
      isGone: false,
    },
    lacksOwnContacts: false,
    versions: [],
    deadlines: [],
    faultInfo: { isOwn: false, isBySilence: false, limit: null, contestUntil: null, contest: null },
    disputeId: null,
    hasTalked: false,
    actions: [],
    cannot: [],
    ...own,
  }
}

/** The same, as the doer reads it. */
export const vera: NonNullable<Hire["other"]> = {
  userId: "0192f000-0000-7000-8000-000000000011",
  name: "Vera Dumitru",
  image: null,
  contacts: [],
  isGone: false,
}

export function aReport(own: Partial<Report> = {}): Report {
  return {
    id: "0192f000-0000-7000-8000-0000000000f1",
    note: "The sofa stands in the yard.",
    files: [],
    createdAt: inHours(-1),
    changesRequestedAt: null,
    changesText: null,
    ...own,
  }
}

/** An agreement as it was at the hire. */
export const aVersion = (own: Partial<Hire["versions"][number]> = {}): Hire["versions"][number] => ({
  version: 1,
  agreedAt: inHours(-2),
  price: lei(380),
  materialsCost: null,
  scheduledAt: null,
  scopeText: "One sofa.",
  included: [],
  request: null,
  isFromDispute: false,
  ...own,
})
