import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import type { z } from "zod"
import { anApi } from "../../test/api.ts"
import { offerOn } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair, linesOf, type Pair } from "../../test/work-world.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { users } from "../platform/db/schema/user.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"
import type { ReviewAnswer, reviewsOfTask, ReviewSummary } from "./answers.ts"
import { runReviewTimers } from "./run-timers.ts"

const world = anApi()
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

type List = { data: ReviewAnswer[]; total: number; summary: ReviewSummary }
type OfTask = z.infer<typeof reviewsOfTask>

/** Hired days ago: work of minutes counts for nothing. */
async function aDonePair() {
  const pair = await aHiredPair(world)
  await hiredDaysAgo(pair)
  await pair.ana.tell("task.confirmCompletion", { id: pair.id })
  return pair
}

async function hiredDaysAgo({ id }: Pair) {
  const isIt = eq(taskAssignments.taskId, id)
  await world.db
    .update(taskAssignments)
    .set({ assignedAt: inDays(-2) })
    .where(isIt)
}

const ofDoer = ({ ana, ion }: Pair, given: object = {}) =>
  ana.ask<List>("review.getByProvider", { providerId: ion.profile.id, ...given })
const write = (who: Pair["ana"], taskId: string, given: object = {}) =>
  who.tell<ReviewAnswer>("review.create", { payload: { taskId, rating: 5, ...given } })

async function differences() {
  const wrong: unknown[] = []
  await rebuildStats(world.db, (difference) => wrong.push(difference))
  return wrong
}

describe("a review", () => {
  test("is nobody's to read until both are written, and then both are there with their figures", async () => {
    const pair = await aDonePair()
    const { ana, ion, id } = pair
    const sub = { quality: 5, punctuality: 3, respect: 1 }
    const text = "Quick and clean. Call him: +373 69 123 456."
    const mine = await write(ana, id, { rating: 4, sub, text, lang: "en", privateNote: "He smokes." })
    expect(mine).toMatchObject({ status: "submitted", rating: 4, sub: { quality: 5, punctuality: 3 } })
    expect(mine.text).not.toContain("123")
    expect(await ofDoer(pair)).toMatchObject({ data: [], total: 0, summary: { avg: null, count: 0 } })
    const before = await ion.ask<OfTask>("review.getByTask", { taskId: id })
    expect(before).toMatchObject({ mine: null, theirs: null })
    expect(before).toMatchObject({ direction: "to_customer", outcome: "completed", whyNot: null })
    expect(before.other).toMatchObject({ name: "Ana Rusu" })
    expect(before.dueAt).toBe(before.closesAt)
    expect(await ana.ask<OfTask>("review.getByTask", { taskId: id })).toMatchObject({
      mine: { rating: 4, actions: [] },
      dueAt: null,
      closesAt: before.closesAt,
      whyNot: "review_exists",
    })
    const profileOf = async () =>
      (await world.db.select().from(providerProfiles).where(eq(providerProfiles.userId, ion.user.id)))[0]
    expect(await profileOf()).toMatchObject({ ratingCount: 0 })
    expect(await ana.tryTell("review.create", { payload: { taskId: id, rating: 1 } })).toBe("review_exists")

    const theirs = await write(ion, id, { sub: { payment: 5 } })
    expect(theirs).toMatchObject({ status: "published", direction: "to_customer" })
    const list = await ofDoer(pair)
    expect(list).toMatchObject({
      total: 1,
      summary: { avg: 4, count: 1, histogram: [0, 0, 0, 1, 0], sub: { quality: 5, punctuality: 3 } },
    })
    expect(list.data[0]).toMatchObject({
      author: { name: "Ana R." },
      work: { outcome: "completed", priceBand: { from: 200_00, to: 500_00, currency: "MDL" } },
    })
    expect(JSON.stringify(list)).not.toContain("smokes")
    expect(list.summary.langs).toEqual([{ lang: "en", count: 1 }])
    expect(list.summary.categories).toMatchObject([{ category: list.data[0]?.work.category, count: 1 }])
    expect(await profileOf()).toMatchObject({ ratingSum: 4, ratingCount: 1 })
    const ofClient = await (await aCaller(world)).ask<List>("review.getByUser", { userId: ana.user.id })
    expect(ofClient.summary).toMatchObject({ avg: 5, count: 1, sub: { payment: 5 } })
    const [client] = await world.db.select().from(users).where(eq(users.id, ana.user.id))
    expect(client).toMatchObject({ ratingSum: 5, ratingCount: 1, hiredCount: 1 })
    const page = await ion.ask<{ owner: object }>("task.getById", { id })
    expect(page.owner).toMatchObject({ ratingAvg: 5, ratingCount: 1, cancelRate: null })
    expect((await linesOf(pair)).filter((key) => key === "review_published")).toHaveLength(1)
    expect(await differences()).toEqual([])
  })

  test("that stays alone is published after fourteen days, once, whoever looks at the clock", async () => {
    const pair = await aDonePair()
    const { ana, ion, id } = pair
    await write(ana, id)
    await runReviewTimers(world.db, inDays(13.9))
    expect((await ofDoer(pair)).total).toBe(0)
    await Promise.all([runReviewTimers(world.db, inDays(14.1)), runReviewTimers(world.db, inDays(14.1))])
    await runReviewTimers(world.db, inDays(14.2))
    expect((await ofDoer(pair)).total).toBe(1)
    const told = await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, "review.published"))
    const [row] = await world.db.select().from(reviews).where(eq(reviews.authorId, ana.user.id))
    const ofIt = told.filter(({ payload }) => (payload as { reviewId: string }).reviewId === row?.id)
    expect(ofIt).toHaveLength(1)
    expect((await ion.ask<OfTask>("review.getByTask", { taskId: id })).theirs?.rating).toBe(5)
    expect(await differences()).toEqual([])
  })

  test("is asked for until it is written, and reminded of on the tenth day, once", async () => {
    const { ana, ion, id } = await aDonePair()
    type Pending = { data: { taskId: string; subject: { name: string } }[]; total: number }
    const pending = (who: Pair["ana"]) => who.ask<Pending>("review.getPending", {})
    expect((await pending(ana)).data).toMatchObject([{ taskId: id, subject: { name: "Ion M." } }])
    await write(ana, id)
    expect(await pending(ana)).toEqual({ data: [], total: 0 })
    expect((await pending(ion)).total).toBe(1)
    await Promise.all([runReviewTimers(world.db, inDays(10.1)), runReviewTimers(world.db, inDays(10.1))])
    await runReviewTimers(world.db, inDays(10.2))
    const told = await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, "review.waited-for"))
    const people = told.map(({ payload }) => (payload as { userId: string }).userId)
    expect(people.filter((userId) => userId === ion.user.id)).toHaveLength(1)
    expect(people).not.toContain(ana.user.id)
  })

  test("that closes first stands first among those one is asked for", async () => {
    const { ana, ion, id } = await aDonePair()
    const task = await aTask(world.db, ana.user, {
      budgetKind: "fixed",
      budgetMin: 500_00,
      budgetMax: 500_00,
    })
    const offer = await offerOn(ion, task)
    await ana.tell("offer.accept", { id: offer.id, paymentMethod: "cash" })
    await ana.tell("task.confirmCompletion", { id: task.id })
    type Pending = { data: { taskId: string; dueAt: string }[]; total: number }
    const first = async (given: object = {}) =>
      (await ion.ask<Pending>("review.getPending", given)).data.map(({ taskId }) => taskId)
    expect(await first()).toEqual([id, task.id])
    expect(await first({ pagination: { limit: 1, offset: 0 } })).toEqual([id])
    const endedAt = inDays(-3)
    await world.db
      .update(taskAssignments)
      // Still a job of minutes: it counts nowhere, before and after.
      .set({ assignedAt: endedAt, endedAt })
      .where(eq(taskAssignments.taskId, task.id))
    expect(await first()).toEqual([task.id, id])
  })

  test("is replied to and added to once each, and is filtered by stars and language", async () => {
    const pair = await aDonePair()
    const { ana, ion, id } = pair
    const { id: reviewId } = await write(ana, id, { text: "Quick and clean.", lang: "en" })
    const reply = { id: reviewId, text: "Thank you, it was a pleasure." }
    expect(await ion.tryTell("review.reply", reply)).toBe("review_not_found")
    expect(await ana.tryTell("review.addAddendum", reply)).toBe("review_not_published")
    await write(ion, id)
    const actions = async (who: Pair["ana"]) =>
      (await who.ask<List>("review.getByProvider", { providerId: ion.profile.id })).data[0]?.actions
    expect(await actions(ion)).toEqual(["reply"])
    expect(await actions(ana)).toEqual(["add"])
    expect(await actions(await aCaller(world))).toEqual([])
    const replied = await ion.tell<ReviewAnswer>("review.reply", reply)
    expect(replied).toMatchObject({ reply: { text: reply.text }, actions: [] })
    expect(await ion.tryTell("review.reply", reply)).toBe("review_reply_exists")
    expect(await ana.tryTell("review.reply", reply)).toBe("review_not_found")
    const later = { id: reviewId, text: "A month later it still does not drip." }
    expect((await ana.tell<ReviewAnswer>("review.addAddendum", later)).addendum?.text).toBe(later.text)
    expect(await ana.tryTell("review.addAddendum", later)).toBe("review_addendum_exists")
    expect((await ofDoer(pair, { rating: 5, lang: "en" })).total).toBe(1)
    expect((await ofDoer(pair, { rating: 4 })).total).toBe(0)
    expect((await ofDoer(pair, { lang: "ru" })).total).toBe(0)
    expect((await ofDoer(pair, { rating: 4 })).summary.count).toBe(1)
  })

  test("gets one of two replies that are sent at the same moment", async () => {
    const { ana, ion, id } = await aDonePair()
    const { id: reviewId } = await write(ana, id)
    await write(ion, id)
    const texts = ["Thank you, it was a pleasure.", "Thanks, see you next time.", "Gladly again, thank you."]
    const tries = texts.map((text) => ion.tryTell("review.reply", { id: reviewId, text }))
    expect((await Promise.all(tries)).toSorted()).toEqual([
      "done",
      "review_reply_exists",
      "review_reply_exists",
    ])
  })

  test("is no stranger's, and not of work that is on", async () => {
    const { ana, id } = await aHiredPair(world)
    const payload = { taskId: id, rating: 5 }
    expect(await ana.tryTell("review.create", { payload })).toBe("review_not_possible")
    const eva = await aCaller(world)
    expect(await eva.tryTell("review.create", { payload })).toBe("task_not_found")
    expect(await eva.tryAsk("review.getByTask", { taskId: id })).toBe("task_not_found")
    const off = { id, reasonCode: "agreed", after: "close" }
    await ana.tell("task.cancelAssignment", off)
    expect(await ana.tryTell("review.create", { payload })).toBe("review_not_possible")
  })

  test("of both at the same moment is still one each, published together", async () => {
    const pair = await aDonePair()
    const { ana, ion, id } = pair
    const payload = { taskId: id, rating: 5 }
    const twice = [ana, ion, ana, ion].map((who) => who.tryTell("review.create", { payload }))
    expect((await Promise.all(twice)).toSorted()).toEqual(["done", "done", "review_exists", "review_exists"])
    expect((await ofDoer(pair)).total).toBe(1)
    expect(await differences()).toEqual([])
  })
})
