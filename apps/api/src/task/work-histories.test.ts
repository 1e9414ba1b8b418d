// Random histories of a task from the hire to the reviews, by several people and the clock, against the real database.
// After each step, which may be several deeds at once, what must always hold is looked up in the tables.
import { asc, eq } from "drizzle-orm"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { taskMoves } from "@doable/domain/task/graph"
import { runningStatuses, type TaskEventType, type TaskStatus } from "@doable/domain/task/status"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, terms } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { taskOffers } from "../db/schema/offer.ts"
import { reviews } from "../db/schema/review.ts"
import { taskAssignments } from "../db/schema/task-assignment.ts"
import { taskEvents, tasks } from "../db/schema/task.ts"
import { runReviewTimers } from "../review/run-timers.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"
import { runWorkTimers } from "../task-assignment/run-timers.ts"

vi.setConfig({ testTimeout: 240_000 })

const world = anApi()
const doerCount = 3
const dayMs = 24 * 60 * 60 * 1000

const deeds = [
  "offer",
  "accept",
  "accept",
  "start",
  "hand_over",
  "hand_over",
  "changes",
  "confirm",
  "settle",
  "cancel",
  "reopen",
  "review",
  "review",
  "pass_time",
] as const

/** `who`: the owner, or one of the doers. */
const deed = fc.record({
  deed: fc.constantFrom(...deeds),
  who: fc.nat({ max: doerCount }),
  pick: fc.nat({ max: 9 }),
})
const history = fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 15, maxLength: 25 })
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

async function aScene() {
  const owner = await aCaller(world)
  const doers = await Promise.all(Array.from({ length: doerCount }, () => aDoerAtTheDoor(world)))
  return { owner, doers, people: [owner, ...doers], task: await aTask(world.db, owner.user) }
}
type Scene = Awaited<ReturnType<typeof aScene>>

/** Whoever it is and whatever comes of it: a refusal is an answer too. */
async function act({ owner, doers, people, task }: Scene, { deed: name, who, pick }: Deed): Promise<unknown> {
  const { id } = task
  const person = people[who] ?? owner
  if (name === "offer") {
    return doers[who % doerCount]?.tryTell("offer.create", { payload: { taskId: id, ...terms() } })
  }
  if (name === "accept") {
    const offers = await world.db.select().from(taskOffers).where(eq(taskOffers.taskId, id))
    const offer = offers.find(({ status }) => status === "active") ?? offers[pick % (offers.length || 1)]
    return offer && owner.tryTell("offer.accept", { id: offer.id, paymentMethod: "cash" })
  }
  if (name === "start") return person.tryTell("task.start", { id })
  if (name === "hand_over") return person.tryTell("task.requestCompletion", { id })
  const text = "The handle is still loose, please tighten it."
  if (name === "changes") return person.tryTell("task.requestChanges", { id, text })
  if (name === "confirm") return person.tryTell("task.confirmCompletion", { id })
  if (name === "settle") return person.tryTell("task.setSettled", { id, settled: pick % 2 === 0 })
  if (name === "reopen") return person.tryTell("task.reopen", { id })
  if (name === "cancel") {
    const after = pick % 2 === 0 ? "close" : "reopen"
    return person.tryTell("task.cancelAssignment", { id, reasonCode: "other", after })
  }
  if (name === "review") {
    return person.tryTell("review.create", { payload: { taskId: id, rating: 1 + (pick % 5) } })
  }
  const days = pick % 3 === 0 ? 31 : pick % 3 === 1 ? 8 : 2
  const later = new Date(Date.now() + days * dayMs)
  await Promise.all([runWorkTimers(world.db, later), runWorkTimers(world.db, later)])
  return runReviewTimers(world.db, later)
}

async function check({ task }: Scene) {
  const ofTask = task.id
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, ofTask))
  const offers = await world.db.select().from(taskOffers).where(eq(taskOffers.taskId, ofTask))
  const hires = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, ofTask))
  const written = await world.db.select().from(reviews).where(eq(reviews.taskId, ofTask))
  const running = hires.filter(({ endedAt }) => endedAt === null)
  const accepted = offers.filter(({ status }) => status === "accepted")
  const isRunning = runningStatuses.some((status) => status === row?.status)
  expect(running.map(({ offerId }) => offerId)).toEqual(accepted.map(({ id }) => id))
  expect(running.length).toBe(isRunning ? 1 : 0)
  if (isRunning) expect(row?.assignedProviderId).toBe(running[0]?.providerId)
  if (row?.status === "open") expect(row.assignedProviderId).toBeNull()
  expect(hires.filter(({ outcome }) => outcome === "completed")).toHaveLength(
    row?.status === "completed" ? 1 : 0,
  )
  for (const { endedAt, remindAt, endsAt, revisionRound } of hires) {
    if (endedAt) expect([remindAt, endsAt]).toEqual([null, null])
    else expect(endsAt).not.toBeNull()
    expect(revisionRound).toBeLessThanOrEqual(3)
  }
  for (const { id, outcome } of hires) {
    const pair = written.filter(({ assignmentId }) => assignmentId === id)
    if (outcome === null) expect(pair).toEqual([])
    expect(new Set(pair.map(({ authorId }) => authorId)).size).toBe(pair.length)
    if (pair.length === 2) expect(pair.map(({ status }) => status)).toEqual(["published", "published"])
  }
  await checkStory(ofTask, row?.status)
}

/** One row for every change of state, each a move of the graph, the end of one the start of the next. */
async function checkStory(taskId: string, status: TaskStatus | undefined) {
  const told = await world.db
    .select()
    .from(taskEvents)
    .where(eq(taskEvents.taskId, taskId))
    .orderBy(asc(taskEvents.createdAt), asc(taskEvents.id))
  let at: TaskStatus = "open"
  for (const { fromStatus, toStatus, type } of told.filter((event) => event.toStatus !== null)) {
    expect(fromStatus).toBe(at)
    expect(isMove(fromStatus, toStatus, type)).toBe(true)
    at = toStatus ?? at
  }
  expect(status).toBe(at)
}

function isMove(from: TaskStatus | null, to: TaskStatus | null, type: TaskEventType): boolean {
  return taskMoves.some((move) => {
    const sources: readonly (TaskStatus | null)[] = move.from
    return sources.includes(from) && move.to === to && move.event === type
  })
}

/** What was written of somebody and is not published is in nobody's answer but its author's. */
async function checkEyes({ people, task, owner }: Scene) {
  const hires = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, task.id))
  type OfTask = { theirs: { status: string } | null }
  for (const person of people) {
    const isParty =
      person === owner ? hires.length > 0 : hires.some((hire) => hire.providerId === person.user.id)
    const outcome = await person.tryAsk("review.getByTask", { taskId: task.id })
    expect(outcome).toBe(isParty ? "done" : "task_not_found")
    if (!isParty) continue
    const { theirs } = await person.ask<OfTask>("review.getByTask", { taskId: task.id })
    if (theirs) expect(theirs.status).toBe("published")
  }
}

test("whatever people and the clock do, work is one doer's, every change is told once, and figures are the facts", async () => {
  const outcomes = new Map<unknown, number>()
  const property = fc.asyncProperty(history, async (steps) => {
    const scene = await aScene()
    for (const step of steps) {
      const results = await Promise.all(step.map((one) => act(scene, one)))
      for (const outcome of results) {
        expect(typeof outcome === "number", `answered ${String(outcome)}`).toBe(false)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
      await check(scene)
    }
    await checkEyes(scene)
  })
  await fc.assert(property, { numRuns: 12, endOnFailure: true })
  expect(outcomes.get("done")).toBeGreaterThan(20)
  const wrong: unknown[] = []
  await rebuildStats(world.db, (difference) => wrong.push(difference))
  expect(wrong).toEqual([])
})
