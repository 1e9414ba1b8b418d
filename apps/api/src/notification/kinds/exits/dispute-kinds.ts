import { reasonsFor } from "@doable/domain/deal/fault/faults"
import { z } from "zod"
import { disputeOutcomes } from "@doable/domain/deal/dispute/status"
import { money } from "@doable/domain/money/money"
import { asc, eq } from "../../../platform/db/drizzle.ts"
import type { Database } from "../../../platform/db/client.ts"
import { disputeProposals } from "../../../platform/db/schema/deal/dispute.ts"
import { aboutWork } from "../about-assignment.ts"
import {
  activeAdmins,
  disputeOf,
  resolvedData,
  seenFault,
  sideIn,
  type FoundDispute,
  type ResolvedData,
} from "./about-dispute.ts"
import { dayAndTime } from "../day-words.ts"
import { workEmail } from "../emails.ts"
import { kind, party, type Recipient } from "../kind.ts"
import { sentence } from "../moderation-kinds.ts"
import { moneyWords } from "../money-words.ts"

const sides = ["owner", "doer"] as const
const readers = ["party", "admin"] as const
const about = aboutWork.extend({ number: z.number() })

const aboutIt = ({ dispute, title }: FoundDispute) => ({
  disputeId: dispute.id,
  taskId: dispute.taskId,
  title,
  number: dispute.number,
})
const disputePage = ({ taskId }: { taskId: string }) => `/tasks/${taskId}/dispute`
const pageOf = (data: { taskId: string; disputeId: string; for: string }) =>
  data.for === "admin" ? `/admin/disputes/${data.disputeId}` : disputePage(data)

const opened = about.extend({
  disputeId: z.string(),
  by: z.enum(sides),
  until: z.string(),
  isReminder: z.boolean(),
  for: z.enum(readers),
})

/** While the reply is waited for. */
async function tellReplyDue(disputeId: string, db: Database, isReminder: boolean) {
  const found = await disputeOf(db, disputeId)
  const until = found?.dispute.dueAt
  if (!found || !until || found.dispute.status !== "awaiting_reply") return []
  const by = sideIn(found, found.dispute.openedById)
  const data = { ...aboutIt(found), by, until: until.toISOString(), isReminder }
  const person = party(found.dispute.openedById, found)
  const reader = { userId: found.dispute.againstId, data: { ...data, for: "party" as const }, person }
  if (isReminder) return [reader]
  const admins = (await activeAdmins(db)).map((userId) => ({
    userId,
    data: { ...data, for: "admin" as const },
    person,
  }))
  const { openedById, againstId } = found.dispute
  return [reader, ...admins.filter(({ userId }) => userId !== openedById && userId !== againstId)]
}

export const disputeOpened = kind("DisputeOpened", {
  data: opened,
  from: {
    "dispute.opened": ({ disputeId }, db) => tellReplyDue(disputeId, db, false),
    "dispute.reminded": ({ disputeId }, db) => tellReplyDue(disputeId, db, true),
  },
  letter: workEmail,
  actionUrl: pageOf,
  fill: ({ until }, { locale }) => ({ until: dayAndTime(locale, until) }),
  choose: {
    title: (data) => (data.for === "admin" ? "admin" : data.isReminder ? "again" : "first"),
    message: (data) => data.for,
  },
})

export const disputeReplied = kind("DisputeReplied", {
  data: about.extend({ until: z.string().nullable() }),
  from: {
    "dispute.replied": async ({ disputeId }, db) => {
      const found = await disputeOf(db, disputeId)
      if (!found || found.dispute.endedAt) return []
      const until = found.dispute.dueAt?.toISOString() ?? null
      const { openedById, againstId } = found.dispute
      const data = { ...aboutIt(found), until }
      return [{ userId: openedById, data, person: party(againstId, found) }]
    },
  },
  letter: workEmail,
  actionUrl: disputePage,
  fill: ({ until }, { locale }) => ({ until: until ? dayAndTime(locale, until) : "" }),
  choose: { message: ({ until }) => (until ? "agree" : "late") },
})

const proposed = about.extend({
  by: z.enum(sides),
  outcome: z.enum(disputeOutcomes).nullable(),
  price: money.nullable(),
  until: z.string().nullable(),
})

/** Sends the newest proposal to the person who may accept it, or a reminder to both if there's none in time. */
async function tellProposal(disputeId: string, db: Database, isReminder: boolean) {
  const found = await disputeOf(db, disputeId)
  if (!found || found.dispute.endedAt) return []
  const { openedById, againstId, dueAt, status } = found.dispute
  const until = dueAt?.toISOString() ?? null
  const base = { ...aboutIt(found), until }
  if (isReminder) {
    if (status !== "negotiation" || !until) return []
    const nothing = { ...base, by: "owner" as const, outcome: null, price: null }
    return [openedById, againstId].map((userId) => ({ userId, data: nothing }))
  }
  const made = await db
    .select()
    .from(disputeProposals)
    .where(eq(disputeProposals.disputeId, disputeId))
    .orderBy(asc(disputeProposals.position))
  const last = made.at(-1)
  if (!last) return []
  const price = last.price === null ? null : { amount: last.price, currency: found.price.currency }
  const data = { ...base, by: sideIn(found, last.byUserId), outcome: last.outcome, price }
  const userId = last.byUserId === openedById ? againstId : openedById
  return [{ userId, data, person: party(last.byUserId, found) }]
}

export const disputeProposed = kind("DisputeProposed", {
  data: proposed,
  from: {
    "dispute.proposed": ({ disputeId }, db) => tellProposal(disputeId, db, false),
    "dispute.reminded": ({ disputeId }, db) => tellProposal(disputeId, db, true),
  },
  letter: workEmail,
  actionUrl: disputePage,
  fill: ({ price, until }, translator) => ({
    price: price ? moneyWords(price, translator) : "",
    until: until ? dayAndTime(translator.locale, until) : "",
  }),
  choose: {
    title: ({ outcome }) => outcome ?? "remind",
    message: ({ outcome }) => (outcome ? "first" : "remind"),
  },
})

export const disputeEscalated = kind("DisputeEscalated", {
  data: about.extend({ disputeId: z.string(), for: z.enum(readers) }),
  from: {
    "dispute.escalated": async ({ disputeId }, db) => {
      const found = await disputeOf(db, disputeId)
      if (found?.dispute.status !== "admin_review") return []
      const { openedById, againstId } = found.dispute
      const parties = [openedById, againstId]
      const admins = (await activeAdmins(db)).filter((id) => !parties.includes(id))
      const data = aboutIt(found)
      return [
        ...parties.map((userId) => ({ userId, data: { ...data, for: "party" as const } })),
        ...admins.map((userId) => ({ userId, data: { ...data, for: "admin" as const } })),
      ]
    },
  },
  letter: workEmail,
  actionUrl: pageOf,
  choose: { title: (data) => data.for, message: (data) => data.for },
})

/** Both are told how it ended, except the person who withdrew it. */
async function tellEnd({ disputeId, actorId }: { disputeId: string; actorId: string | null }, db: Database) {
  const found = await disputeOf(db, disputeId)
  if (!found?.dispute.endedAt) return []
  const { dispute, ownerId, price } = found
  const { openedById, againstId, status, decision, fault, reasoning, decidedById } = dispute
  const by = status === "withdrawn" ? "withdrawn" : decidedById ? "team" : "agreed"
  const told =
    status === "withdrawn" ? [openedById, againstId].filter((id) => id !== actorId) : [openedById, againstId]
  return told.map((userId): Recipient<ResolvedData> => ({
    userId,
    person: party(userId === openedById ? againstId : openedById, found),
    data: { ...aboutIt(found), by, decision, fault: seenFault(fault, userId === ownerId), reasoning, price },
  }))
}

export const disputeResolved = kind("DisputeResolved", {
  data: resolvedData,
  from: { "dispute.resolved": tellEnd },
  letter: workEmail,
  actionUrl: disputePage,
  fill: ({ fault, reasoning, price }, translator) => ({
    fault: translator.t(`notification-types:DisputeResolved.fault.${fault}`),
    reasons: sentence(reasonsFor(reasoning, translator.locale) ?? ""),
    price: moneyWords(price, translator),
  }),
  choose: { title: ({ decision }) => decision ?? "withdrawn", message: ({ by }) => by },
})
