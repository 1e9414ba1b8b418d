import { eq } from "../platform/db/drizzle.ts"
import { draftedFor } from "@doable/domain/task/repeat/rhythm"
import { addDays, dayOf, endOfDay } from "@doable/domain/time/market-day"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, anInvite, aQuestion, offerOn } from "../../test/deal-factories.ts"
import { open, text } from "../../test/exit-world.ts"
import { aDraft, aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair } from "../../test/work-world.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { draftNextTasks } from "../task/draft/repeat/draft-next-tasks.ts"
import type { DashboardAnswer } from "./answers.ts"
import type { Board } from "./doer/dashboard-answers.ts"

const world = anApi()
const dayMs = 24 * 60 * 60 * 1000
const kindsOf = ({ actions }: DashboardAnswer) => actions.map(({ kind, role }) => `${role} ${kind}`)
const look = (who: Awaited<ReturnType<typeof aCaller>>) => who.ask<DashboardAnswer>("dashboard.getMy")

test("what waits for a person stands in the order of its deadlines, across both roles", async () => {
  const { ana, ion, id } = await aHiredPair(world, { scheduledAt: new Date(Date.now() + dayMs / 4) })
  const other = await aTask(world.db, ana.user)
  const eva = await aDoerAtTheDoor(world)
  const asked = await aTask(world.db, eva.user)
  await anInvite(world.db, asked, ion.user)
  const stale = await offerOn(ion, other)
  const staleAt = new Date()
  await world.db.update(taskOffers).set({ status: "stale", staleAt }).where(eq(taskOffers.id, stale.id))
  expect(kindsOf(await look(ion))).toEqual(["doer start_work", "doer answer_invite", "doer reconfirm_offer"])

  await offerOn(eva, other)
  await aQuestion(world.db, other, eva.user)
  await ion.tell("task.requestCompletion", { id })
  await aDraft(world.db, ana.user, { title: "Paint the fence" })
  const mine = await look(ana)
  expect(new Set(kindsOf(mine))).toEqual(
    new Set(["owner confirm_completion", "owner choose_offer", "owner answer_question"]),
  )
  expect(kindsOf(mine).at(-1)).toBe("owner answer_question")
  expect(mine.actions.find(({ kind }) => kind === "confirm_completion")).toMatchObject({
    taskId: id,
    category: { slug: "plumbing", parentSlug: "home-repair" },
  })
  expect(mine.tasks).toEqual({ open: 1, running: 1, completed: 0, closed: 0, working: 0 })
  expect(mine.messages.unread).toBeGreaterThan(0)
  expect(mine.drafts.map(({ title }) => title)).toEqual(["Paint the fence"])

  await ana.tell("task.confirmCompletion", { id })
  const waiting = (await look(ana)).actions.find(({ kind }) => kind === "write_review")
  const [hire] = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, id))
  expect(waiting).toMatchObject({ role: "owner", taskId: id, assignmentId: hire?.id })
  expect(kindsOf(await look(ion))).toContain("doer write_review")
  await ana.tell("review.create", { payload: { taskId: id, rating: 5 } })
  expect(kindsOf(await look(ana))).not.toContain("owner write_review")
})

test("work that can't be started yet waits for nobody", async () => {
  const { ion } = await aHiredPair(world, { scheduledAt: new Date(Date.now() + 2 * dayMs) })
  expect(kindsOf(await look(ion))).toEqual([])
})

test("requests of the other one wait for an answer, one line for each job, until the first of them runs out", async () => {
  const { ana, ion, id } = await aHiredPair(world, { scheduledAt: new Date(Date.now() + 2 * dayMs) })
  const scheduledAt = new Date(Date.now() + 3 * dayMs).toISOString()
  const ask = (given: object) =>
    ion.tell<{ id: string }>("changeRequest.create", { payload: { taskId: id, ...given } })
  const later = await ask({ kind: "schedule", scheduledAt })
  await ask({ kind: "scope", included: ["Sweep the stairs"] })
  const waiting = async () => (await look(ana)).actions.filter(({ kind }) => kind === "answer_request")
  expect(await waiting()).toMatchObject([{ role: "owner", taskId: id, count: 2 }])
  expect(kindsOf(await look(ion))).not.toContain("doer answer_request")
  await ana.tell("changeRequest.answer", { id: later.id, accept: true })
  expect(await waiting()).toMatchObject([{ count: 1 }])
})

test("in a dispute, whoever has to act sees it; the doer has the job on the board until it's over", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  await ion.tell("task.start", { id })
  const dispute = await open(ana, id)
  const board = () => ion.ask<Board>("provider.getBoard")
  expect(kindsOf(await look(ion))).toEqual(["doer reply_dispute"])
  expect((await look(ion)).actions[0]).toMatchObject({ taskId: id, dueAt: dispute.dueAt })
  expect(kindsOf(await look(ana))).toEqual([])
  expect(await board()).toMatchObject({
    disputed: { total: 1, data: [{ taskId: id }] },
    in_progress: { total: 0 },
  })

  await ion.tell("dispute.reply", { id: dispute.id, text, fileIds: [] })
  expect(kindsOf(await look(ion))).toEqual([])
  await ion.tell("dispute.propose", { id: dispute.id, outcome: "redo" })
  expect(kindsOf(await look(ion))).toEqual([])
  expect(kindsOf(await look(ana))).toEqual(["owner answer_proposal"])
  await ana.tell("dispute.acceptProposal", { id: dispute.id, proposalIndex: 0 })
  expect(kindsOf(await look(ana))).toEqual([])
  expect(await board()).toMatchObject({ disputed: { total: 0 }, in_progress: { total: 1 } })
})

test("offers are to be compared until the first of them or the task itself ends", async () => {
  const ana = await aCaller(world)
  const ion = await aDoerAtTheDoor(world)
  const task = await aTask(world.db, ana.user)
  const offer = await offerOn(ion, task)
  const dueAt = async () => (await look(ana)).actions[0]?.dueAt
  const [made] = await world.db.select().from(taskOffers).where(eq(taskOffers.id, offer.id))
  expect(await dueAt()).toBe(made?.validUntil.toISOString())
  const expiresAt = new Date(Date.now() + dayMs)
  await world.db.update(tasks).set({ expiresAt }).where(eq(tasks.id, task.id))
  expect(await dueAt()).toBe(expiresAt.toISOString())
})

test("the next one of a task that repeats is to be checked and posted, until the end of its day", async () => {
  const ana = await aCaller(world)
  const dueDate = addDays(dayOf(new Date()), 2)
  const task = await aTask(world.db, ana.user, { timingKind: "on_date", dueDate })
  const { nextDay } = await ana.tell<{ nextDay: string }>("taskRepeat.set", {
    taskId: task.id,
    every: "weekly",
  })
  expect(kindsOf(await look(ana))).toEqual([])
  await draftNextTasks(world.db, draftedFor(nextDay))
  const { actions, drafts } = await look(ana)
  expect(actions).toMatchObject([
    { kind: "post_next", role: "owner", taskId: drafts[0]?.id, dueAt: endOfDay(nextDay).toISOString() },
  ])
  // Once that day is over, it's no deadline any more.
  await world.db
    .update(tasks)
    .set({ dueDate: addDays(dayOf(new Date()), -1) })
    .where(eq(tasks.id, drafts[0]?.id ?? ""))
  expect((await look(ana)).actions).toMatchObject([{ kind: "post_next", dueAt: null }])
  await ana.tell("task.delete", { id: drafts[0]?.id })
  expect(kindsOf(await look(ana))).toEqual([])
})

test("work that came back is told apart from work that was never handed over", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  await ion.tell("task.start", { id })
  expect(kindsOf(await look(ion))).toEqual(["doer finish_work"])
  await ion.tell("task.requestCompletion", { id })
  expect(kindsOf(await look(ion))).toEqual([])
  await ana.tell("task.requestChanges", { id, text: "The tap still drips a little at night, look again." })
  expect(kindsOf(await look(ion))).toEqual(["doer make_changes"])
  expect(kindsOf(await look(ana))).toEqual([])
})

test("whoever has nothing to do sees nothing to do", async () => {
  const nobody = await aCaller(world)
  expect(await look(nobody)).toEqual({
    actions: [],
    tasks: { open: 0, running: 0, completed: 0, closed: 0, working: 0 },
    messages: { unread: 0 },
    again: [],
    drafts: [],
  })
})

test("who has finished a job can be hired again: from the newest job, asked first, while the profile is public", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  const again = async () => (await look(ana)).again
  expect(await again()).toEqual([])
  await ion.tell("task.start", { id })
  await ion.tell("task.requestCompletion", { id })
  await ana.tell("task.confirmCompletion", { id })
  expect(await again()).toMatchObject([{ providerId: ion.profile.id, taskId: id, jobs: 1 }])
  type Copy = { own: { asked: { id: string }[] } }
  const copy = await ana.tell<Copy>("task.duplicate", { id, hireAgain: true })
  expect(copy.own.asked.map((one) => one.id)).toEqual([ion.profile.id])
  expect((await ana.tell<Copy>("task.duplicate", { id })).own.asked).toEqual([])
  await ion.tell("provider.pause", { id: ion.profile.id })
  expect(await again()).toEqual([])
})
