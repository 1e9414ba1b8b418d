import { termKinds } from "@doable/domain/deal/change/status"
import { and, eq } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import { claimedFaults } from "@doable/domain/deal/status"
import { money, type Money } from "@doable/domain/money/money"
import type { Translator } from "@doable/words/translator"
import type { Database } from "../../../platform/db/client.ts"
import { changeRequests } from "../../../platform/db/schema/deal/change-request.ts"
import { agreements, taskAssignments } from "../../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { aboutWork } from "../about-assignment.ts"
import { taskPage } from "../task-page.ts"
import { dayAndTime } from "../day-words.ts"
import { workEmail } from "../emails.ts"
import { kind, party } from "../kind.ts"
import { moneyWords } from "../money-words.ts"

/** The request as it is when the job runs, with what the two call it. */
async function changeOf(db: Database, id: string) {
  const [found] = await db
    .select({
      change: changeRequests,
      title: tasks.title,
      ownerId: taskAssignments.ownerId,
      fault: taskAssignments.fault,
      outcome: taskAssignments.outcome,
      currency: agreements.currency,
    })
    .from(changeRequests)
    .innerJoin(tasks, eq(tasks.id, changeRequests.taskId))
    .innerJoin(taskAssignments, eq(taskAssignments.id, changeRequests.assignmentId))
    .innerJoin(
      agreements,
      and(
        eq(agreements.assignmentId, changeRequests.assignmentId),
        eq(agreements.version, changeRequests.baseVersion),
      ),
    )
    .where(eq(changeRequests.id, id))
  return found ?? null
}

type ChangeEvent = { changeId: string }
const sides = ["owner", "doer"] as const
const asked = aboutWork.extend({
  by: z.enum(sides),
  until: z.string(),
  isReminder: z.boolean(),
})

const untilIn = ({ until }: { until: string }, { locale }: Translator) => ({
  until: dayAndTime(locale, until),
})

/** While it waits: nobody is asked to answer what is answered. */
async function pendingChange(db: Database, changeId: string, isReminder: boolean) {
  const found = await changeOf(db, changeId)
  if (found?.change.status !== "pending") return null
  const { change, title, ownerId, currency } = found
  const person = party(change.byUserId, found)
  const by = change.byUserId === ownerId ? ("owner" as const) : ("doer" as const)
  const data = { taskId: change.taskId, title, by, until: change.expiresAt.toISOString(), isReminder }
  return { change, currency, data, person }
}

const changeData = asked.extend({
  kind: z.enum(termKinds),
  price: money.nullable(),
  scheduledAt: z.string().nullable(),
})

const tellChange =
  (isReminder: boolean) =>
  async ({ changeId }: ChangeEvent, db: Database) => {
    const found = await pendingChange(db, changeId, isReminder)
    if (!found || found.change.kind === "cancel") return []
    const { kind: what, price, scheduledAt, toUserId } = found.change
    const asMoney: Money | null = price === null ? null : { amount: price, currency: found.currency }
    const data = {
      ...found.data,
      kind: what,
      price: asMoney,
      scheduledAt: scheduledAt?.toISOString() ?? null,
    }
    return [{ userId: toUserId, data, person: found.person }]
  }

export const changeRequested = kind("ChangeRequested", {
  data: changeData,
  from: { "change.requested": tellChange(false), "change.reminded": tellChange(true) },
  letter: workEmail,
  actionUrl: taskPage,
  fill: (data, translator) => ({
    ...untilIn(data, translator),
    price: data.price ? moneyWords(data.price, translator) : "",
    when: data.scheduledAt ? dayAndTime(translator.locale, data.scheduledAt) : "",
  }),
  choose: {
    title: ({ isReminder, kind: what }) => (isReminder ? "again" : what),
    message: ({ kind: what }) => what,
  },
})

const cancelData = asked.extend({ claimed: z.enum(claimedFaults) })
const blamed = { me: "asker", other: "you", nobody: "nobody" } as const

const tellCancel =
  (isReminder: boolean) =>
  async ({ changeId }: ChangeEvent, db: Database) => {
    const found = await pendingChange(db, changeId, isReminder)
    const claimed = found?.change.claimedFault
    if (!found || !claimed) return []
    return [{ userId: found.change.toUserId, data: { ...found.data, claimed }, person: found.person }]
  }

export const cancellationRequested = kind("CancellationRequested", {
  data: cancelData,
  from: { "change.requested": tellCancel(false), "change.reminded": tellCancel(true) },
  letter: workEmail,
  actionUrl: taskPage,
  fill: untilIn,
  choose: {
    title: ({ isReminder }) => (isReminder ? "again" : "first"),
    message: ({ claimed }) => blamed[claimed],
  },
})

const answers = ["accepted", "rejected", "expired"] as const

export const changeAnswered = kind("ChangeAnswered", {
  data: aboutWork.extend({ answer: z.enum(answers), kind: z.enum(termKinds) }),
  from: {
    "change.answered": async ({ changeId }, db) => {
      const found = await changeOf(db, changeId)
      const answer = answers.find((one) => one === found?.change.status)
      if (!found || !answer || found.change.kind === "cancel") return []
      const { byUserId, toUserId, taskId } = found.change
      const data = { taskId, title: found.title, answer, kind: found.change.kind }
      return [{ userId: byUserId, data, person: party(toUserId, found) }]
    },
  },
  letter: workEmail,
  actionUrl: taskPage,
  choose: {
    title: ({ answer, kind: what }) => `${answer}_${what}` as const,
    message: ({ answer }) => answer,
  },
})

const ends = ["accepted", "contested", "silent", "missed", "missed_fault", "rejected"] as const
type CancelEnd = (typeof ends)[number]
const titleOf = {
  accepted: "accepted",
  contested: "accepted",
  silent: "over",
  missed: "over",
  missed_fault: "over",
  rejected: "rejected",
} as const

export const cancellationAnswered = kind("CancellationAnswered", {
  /** `isOpen`: the reader's task is open for offers again; not in older notices. */
  data: aboutWork.extend({ answer: z.enum(ends), isOpen: z.boolean().default(false) }),
  from: {
    "change.answered": async ({ changeId }, db) => {
      const found = await changeOf(db, changeId)
      if (found?.change.kind !== "cancel") return []
      const { byUserId, toUserId, taskId, status } = found.change
      const tell = (userId: string, answer: CancelEnd) => ({
        userId,
        data: {
          taskId,
          title: found.title,
          answer,
          isOpen: userId === found.ownerId && found.outcome === "replaced",
        },
        person: party(userId === byUserId ? toUserId : byUserId, found),
      })
      if (status === "accepted")
        return [tell(byUserId, found.fault === "undecided" ? "contested" : "accepted")]
      if (status === "rejected") return [tell(byUserId, "rejected")]
      if (status !== "auto_accepted") return []
      const own = toUserId === found.ownerId ? "owner" : "provider"
      return [tell(byUserId, "silent"), tell(toUserId, found.fault === own ? "missed_fault" : "missed")]
    },
  },
  letter: workEmail,
  actionUrl: taskPage,
  fill: ({ isOpen }, { t }) => ({ after: isOpen ? t("notification-types:TaskCancelled.after") : "" }),
  choose: {
    title: ({ answer }) => titleOf[answer],
    message: ({ answer }) => answer,
  },
})
