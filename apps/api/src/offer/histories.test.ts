// Random histories of several people on one task against the real database. After each step, which may be several
// deeds at once, what must always hold is looked up in the tables.
import { asc, eq } from "drizzle-orm"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { offerMoves } from "@doable/domain/offer/graph"
import type { OfferStatus } from "@doable/domain/offer/status"
import { taskMoves } from "@doable/domain/task/graph"
import type { TaskEventType, TaskStatus } from "@doable/domain/task/status"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, terms } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { taskOffers } from "../db/schema/offer.ts"
import { taskAssignments } from "../db/schema/task-assignment.ts"
import { taskEvents, tasks } from "../db/schema/task.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"
import { runOfferTimers } from "./run-timers.ts"

vi.setConfig({ testTimeout: 240_000 })

const world = anApi()
const cap = 3
const doerCount = 5
const dayMs = 24 * 60 * 60 * 1000

const deeds = [
  "create",
  "create",
  "update",
  "withdraw",
  "revive",
  "reconfirm",
  "accept",
  "decline",
  "edit_task",
  "close",
  "reopen",
  "pass_time",
  "look",
] as const

const deed = fc.record({
  deed: fc.constantFrom(...deeds),
  doer: fc.nat({ max: doerCount - 1 }),
  offer: fc.nat({ max: 50 }),
})
const history = fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 10, maxLength: 20 })
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

async function aScene() {
  const owner = await aCaller(world)
  const doers = await Promise.all(Array.from({ length: doerCount }, () => aDoerAtTheDoor(world)))
  return { owner, doers, task: await aTask(world.db, owner.user, { offerCap: cap }) }
}
type Scene = Awaited<ReturnType<typeof aScene>>

const offersOf = ({ task }: Scene) =>
  world.db.select().from(taskOffers).where(eq(taskOffers.taskId, task.id)).orderBy(asc(taskOffers.id))

async function taskOf({ task }: Scene) {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, task.id))
  if (!row) throw new Error("no task")
  return row
}

/** Whoever it is and whatever comes of it: a refusal is an answer too. */
async function act(scene: Scene, { deed: name, doer: who, offer: which }: Deed): Promise<unknown> {
  const { owner, doers, task } = scene
  const offers = await offersOf(scene)
  const offer = offers[which % Math.max(1, offers.length)]
  const author = doers.find(({ user }) => user.id === offer?.providerId)
  const id = offer?.id
  if (name === "create") {
    return doers[who]?.tryTell("offer.create", { payload: { taskId: task.id, ...terms() } })
  }
  if (name === "close") return owner.tryTell("task.close", { id: task.id, reasonCode: "not_needed" })
  if (name === "reopen") return owner.tryTell("task.reopen", { id: task.id })
  if (name === "pass_time") return runOfferTimers(world.db, new Date(Date.now() + 8 * dayMs))
  if (name === "edit_task") {
    const { version } = await taskOf(scene)
    const payload = { description: `The tap drips, and so does number ${version} of the others in the bath.` }
    return owner.tryTell("task.update", { id: task.id, version, payload, confirmStale: true })
  }
  if (!id) return "nothing to do it to"
  if (name === "look") return owner.tryTell("offer.markSeen", { ids: offers.map((one) => one.id) })
  if (name === "accept") return owner.tryTell("offer.accept", { id, paymentMethod: "cash" })
  if (name === "decline") return owner.tryTell("offer.decline", { id, reasonCode: "other" })
  const payload = { warrantyDays: which }
  return author?.tryTell(`offer.${name}`, name === "update" ? { id, payload } : { id })
}

/** Which states can be reached from here by so many moves. */
function reach(from: OfferStatus, steps: number): Set<OfferStatus> {
  const found = new Set([from])
  for (let step = 0; step < steps; step++) {
    for (const move of offerMoves) {
      const sources: readonly OfferStatus[] = move.from
      if (sources.some((state) => found.has(state))) found.add(move.to)
    }
  }
  return found
}

async function check(scene: Scene, before: Map<string, OfferStatus>, steps: number) {
  const [offers, row] = [await offersOf(scene), await taskOf(scene)]
  const live = offers.filter(({ status }) => status === "active" || status === "stale")
  const accepted = offers.filter(({ status }) => status === "accepted")
  expect(accepted.length).toBeLessThanOrEqual(1)
  expect(accepted.length === 1).toBe(row.status === "assigned")
  expect(live.length).toBeLessThanOrEqual(cap)
  expect(row.offerCount).toBe(live.length)
  if (row.status !== "open") expect(live).toEqual([])
  expect(new Set(live.map(({ providerId }) => providerId)).size).toBe(live.length)
  for (const { id, status } of offers) expect([...reach(before.get(id) ?? "active", steps)]).toContain(status)

  const told = await world.db
    .select()
    .from(taskEvents)
    .where(eq(taskEvents.taskId, scene.task.id))
    .orderBy(asc(taskEvents.createdAt), asc(taskEvents.id))
  const moves = told.filter(({ toStatus }) => toStatus !== null)
  let at: TaskStatus = "open"
  for (const { fromStatus, toStatus, type } of moves) {
    expect(fromStatus).toBe(at)
    expect(isMove(fromStatus, toStatus, type)).toBe(true)
    at = toStatus ?? at
  }
  expect(row.status).toBe(at)
  const hires = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, scene.task.id))
  expect(hires.map(({ offerId }) => offerId)).toEqual(accepted.map(({ id }) => id))
}

function isMove(from: TaskStatus | null, to: TaskStatus | null, type: TaskEventType): boolean {
  return taskMoves.some((move) => {
    const sources: readonly (TaskStatus | null)[] = move.from
    return sources.includes(from) && move.to === to && move.event === type
  })
}

/** Everybody reads what is theirs, and to all others there is no such offer. */
async function checkEyes(scene: Scene) {
  for (const { id, providerId } of await offersOf(scene)) {
    for (const doer of scene.doers) {
      const outcome = await doer.tryAsk("offer.getById", { id })
      expect(outcome).toBe(doer.user.id === providerId ? "done" : "offer_not_found")
    }
    expect(await scene.owner.tryAsk("offer.getById", { id })).toBe("done")
  }
}

test("whatever people do, one at most is hired, places hold, every change is in the graph and told once", async () => {
  const outcomes = new Set<unknown>()
  const property = fc.asyncProperty(history, async (steps) => {
    const scene = await aScene()
    for (const step of steps) {
      const before = new Map((await offersOf(scene)).map(({ id, status }) => [id, status]))
      const results = await Promise.all(step.map((one) => act(scene, one)))
      for (const outcome of results) {
        expect(typeof outcome === "number", `answered ${String(outcome)}`).toBe(false)
        outcomes.add(outcome)
      }
      await check(scene, before, step.length)
    }
    await checkEyes(scene)
  })
  await fc.assert(property, { numRuns: 10, endOnFailure: true })
  expect(outcomes).toContain("done")
  const wrong: unknown[] = []
  await rebuildStats(world.db, (difference) => wrong.push(difference))
  expect(wrong).toEqual([])
})
