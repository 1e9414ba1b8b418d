import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair } from "../../../test/work-world.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { sharedSignals } from "../../platform/db/schema/trust/phone-holder.ts"
import type { AdminReview } from "./answers.ts"

const world = anApi()
const aModerator = () => aCaller(world, { role: "MODERATOR" })
type List = { data: AdminReview[]; total: number; counts: Record<string, number> }
const listOf = (who: Awaited<ReturnType<typeof aModerator>>, tab: string) =>
  who.ask<List>("adminReview.getList", { tab })
const explanation = "The review is about another job."

/** Both reviews of a job that took two days. */
async function aReviewedPair() {
  const pair = await aHiredPair(world)
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  await world.db
    .update(taskAssignments)
    .set({ assignedAt: twoDaysAgo })
    .where(eq(taskAssignments.taskId, pair.id))
  await pair.ana.tell("task.confirmCompletion", { id: pair.id })
  const review = (text: string, rating: number) => ({
    payload: { taskId: pair.id, rating, text, lang: "en" },
  })
  const { id: reviewId } = await pair.ana.tell<{ id: string }>("review.create", review("Slow and late.", 2))
  await pair.ion.tell("review.create", review("A pleasant client.", 5))
  return { ...pair, reviewId }
}
const ratingOf = async (id: string) => {
  const [row] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.id, id))
  return { avg: row?.ratingAvg, count: row?.ratingCount }
}

test("a reported review is hidden with a reason, the rating follows as foretold, and both come back", async () => {
  const [mod, pair] = [await aModerator(), await aReviewedPair()]
  const { reviewId, ion, ana } = pair
  const target = { targetType: "review", targetId: reviewId, reasonCode: "fake" }
  await ion.tell("report.create", { payload: target })
  const reported = (await listOf(mod, "reported")).data.find(({ id }) => id === reviewId)
  expect(reported).toMatchObject({
    text: "Slow and late.",
    rating: 2,
    reports: { count: 1, reasons: ["fake"] },
    hidden: null,
    effect: { before: { avg: 2, count: 1 }, after: { avg: null, count: 0 } },
  })
  const hide = { id: reviewId, reasonCode: "fake", explanation }
  const tries = await Promise.all([
    mod.tryTell("adminReview.hide", hide),
    mod.tryTell("adminReview.hide", hide),
  ])
  expect(tries.toSorted()).toEqual(["content_not_found", "done"])
  expect(await ratingOf(ion.profile.id)).toEqual({ avg: null, count: 0 })
  const gone = (await listOf(mod, "hidden")).data.find(({ id }) => id === reviewId)
  expect(gone).toMatchObject({
    hidden: { reasonCode: "fake", appeal: null },
    effect: { before: { avg: null, count: 0 }, after: { avg: 2, count: 1 } },
  })
  expect(await ana.ask("restriction.getMy", {})).toMatchObject({
    data: [{ kind: "content_removed", explanation }],
  })
  await mod.tell("adminReview.restore", { id: reviewId, explanation })
  expect(await ratingOf(ion.profile.id)).toEqual({ avg: 2, count: 1 })
  const log = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, ana.user.id))
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(["content.hide", "content.restore"]))
})

test("pairs with something in common are listed apart, and the newest of all come first", async () => {
  const [mod, first, second] = [await aModerator(), await aReviewedPair(), await aReviewedPair()]
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const pair = { ownerId: first.ana.user.id, providerId: first.ion.user.id }
  await world.db.insert(sharedSignals).values({ ...pair, kind: "network", ...at })
  const flagged = (await listOf(mod, "flagged")).data
  expect(flagged.map(({ id }) => id)).toContain(first.reviewId)
  expect(flagged.map(({ id }) => id)).not.toContain(second.reviewId)
  expect(flagged.every(({ shared }) => shared.includes("network"))).toBe(true)
  const { data, total, counts } = await listOf(mod, "all")
  expect(total).toBe(counts["all"])
  const days = data.map(({ publishedAt }) => publishedAt ?? "")
  expect(days).toEqual(days.toSorted().toReversed())
})
