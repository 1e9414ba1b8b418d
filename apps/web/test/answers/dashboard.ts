import type { Output } from "../fake-api.ts"
import { aProviderId } from "./provider/provider.ts"

type Overview = Output<"dashboard.getMy">
type Action = Overview["actions"][number]
type DoerOverview = Output<"provider.getDashboard">
type Board = DoerOverview["board"]
type Talk = Output<"conversation.getMy">["data"][number]

export const aTaskId = "0192f000-0000-7000-8000-0000000000a1"

export function anAction(kind: Action["kind"], own: Partial<Action> = {}): Action {
  return {
    kind,
    role: "owner",
    taskId: aTaskId,
    assignmentId: null,
    title: "Carry a piano",
    lang: "en",
    count: 1,
    dueAt: null,
    ...own,
  }
}

export function anOverview(own: Partial<Overview> = {}): Overview {
  return {
    actions: [],
    tasks: { open: 0, running: 0, completed: 0, closed: 0, working: 0 },
    messages: { unread: 0 },
    drafts: [],
    ...own,
  }
}

const noRows = () => ({ data: [], total: 0 })

export function aBoardOffer(
  own: Partial<Board["offers"]["live"]["data"][number]> = {},
): Board["offers"]["live"]["data"][number] {
  return {
    id: "offer-1",
    taskId: aTaskId,
    title: "Take a fridge to the dump",
    lang: "en",
    status: "active",
    price: { amount: 380_00, currency: "MDL" },
    until: null,
    declineReason: null,
    ...own,
  }
}

export function aBoardJob(
  own: Partial<Board["jobs"]["assigned"]["data"][number]> = {},
): Board["jobs"]["assigned"]["data"][number] {
  return {
    id: "job-1",
    taskId: aTaskId,
    title: "Carry a wardrobe",
    lang: "en",
    price: { amount: 500_00, currency: "MDL" },
    client: "Vera C.",
    scheduledAt: null,
    endsAt: null,
    endedAt: null,
    isRework: false,
    isStranded: false,
    ...own,
  }
}

interface GivenBoard {
  offers?: Partial<Board["offers"]>
  jobs?: Partial<Board["jobs"]>
}

/** A published doer to whom nothing has happened yet. */
export function aDoerOverview({
  board,
  ...own
}: Partial<Omit<DoerOverview, "board">> & { board?: GivenBoard } = {}): DoerOverview {
  return {
    providerId: aProviderId,
    status: "published",
    today: { actions: [], matching: { data: [], total: 0, totalIsEstimate: false } },
    board: {
      offers: { live: noRows(), stale: noRows(), won: noRows(), lost: noRows(), ...board?.offers },
      jobs: {
        assigned: noRows(),
        in_progress: noRows(),
        completion_requested: noRows(),
        disputed: noRows(),
        completed: noRows(),
        ...board?.jobs,
      },
    },
    metrics: [],
    funnel: { sent: 0, seen: 0, decided: 0, won: 0 },
    views: [],
    completeness: { score: 100, hints: [] },
    rankHints: [],
    ...own,
  }
}

export function aTalk(name: string): Talk {
  return {
    id: "talk-1",
    kind: "offer",
    topic: null,
    isCustomer: true,
    other: { id: "person-2", name, image: null, profileId: null, hasLeft: false },
    task: null,
    isTaskHidden: false,
    unread: 0,
    readPosition: 0,
    otherReadPosition: 0,
    lastPosition: 0,
    lastMessageAt: "2026-02-01T09:00:00.000Z",
    last: null,
    isBlockedByMe: false,
    closedBecause: null,
  }
}

export const talks = (...data: Talk[]): Output<"conversation.getMy"> => ({
  data,
  total: data.length,
  unread: { offer: 0, task: 0, direct: 0, support: 0 },
})
