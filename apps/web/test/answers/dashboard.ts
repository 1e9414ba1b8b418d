import type { Output } from "../fake-api.ts"
import { aProviderId } from "./provider/provider.ts"

type Overview = Output<"dashboard.getMy">
type Action = Overview["actions"][number]
type DoerOverview = Output<"provider.getDashboard">
type Board = Output<"provider.getBoard">
type Stats = Output<"provider.getStats">
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
    category: { slug: "movers", parentSlug: "moving-delivery" },
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
    again: [],
    drafts: [],
    ...own,
  }
}

const noRows = () => ({ data: [], total: 0 })

export function aBoardJob(
  own: Partial<Board["assigned"]["data"][number]> = {},
): Board["assigned"]["data"][number] {
  return {
    id: "job-1",
    taskId: aTaskId,
    title: "Carry a wardrobe",
    lang: "en",
    price: { amount: 500_00, currency: "MDL" },
    materialsCost: null,
    client: "Vera C.",
    scheduledAt: null,
    endsAt: null,
    endedAt: null,
    isRework: false,
    isStranded: false,
    ...own,
  }
}

/** A published doer to whom nothing has happened yet. */
export function aDoerOverview(own: Partial<DoerOverview> = {}): DoerOverview {
  return {
    providerId: aProviderId,
    status: "published",
    actions: [],
    counts: { offers: 0, jobs: 0 },
    ...own,
  }
}

export function aBoard(own: Partial<Board> = {}): Board {
  return {
    assigned: noRows(),
    in_progress: noRows(),
    completion_requested: noRows(),
    disputed: noRows(),
    completed: noRows(),
    ...own,
  }
}

export function doerStats(own: Partial<Stats> = {}): Stats {
  return {
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
    other: { id: "person-2", name, image: null, profileId: null, isDeleted: false, hasLeft: false },
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
