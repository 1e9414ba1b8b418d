import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aConversation, aMessage } from "../../test/conversation-factories.ts"
import { aFile } from "../../test/factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair } from "../../test/work-world.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { reportFiles, reports } from "../platform/db/schema/trust/report.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import type { MyReport } from "./answers.ts"

const world = anApi()
const text = "It was an advert for something else."
const reason = { en: text, ru: text, ro: text }
type Caller = Awaited<ReturnType<typeof aCaller>>
type Target = { targetType: string; targetId: string }

const report = (who: Caller, target: Target, given: object = {}) =>
  who.tryTell("report.create", { payload: { ...target, reasonCode: "spam", ...given } })
const mine = async (who: Caller) =>
  (await who.ask<{ data: MyReport[]; total: number }>("report.getMy", {})).data
const eventsOf = async (type: "report.decided" | "report.acted-on") =>
  (await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, type))).map(
    ({ payload }) => (payload as { reportId: string }).reportId,
  )

const looksAt = async ({ id }: { id: string }) =>
  (await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))).map(
    ({ action, actorId, after }) => ({ action, actorId, after }),
  )

async function aFileOf(reporter: Caller) {
  const [sent] = await world.db.select().from(reports).where(eq(reports.reporterId, reporter.user.id))
  const file = await aFile(world.db, reporter.user, { isPublic: false })
  const id = sent?.id ?? ""
  await world.db.insert(reportFiles).values({ reportId: id, fileId: file.id, position: 0 })
  return { id, fileId: file.id }
}

async function aReportedTask() {
  const [owner, ana, ion] = [await aCaller(world), await aCaller(world), await aCaller(world)]
  const task = await aTask(world.db, owner.user, { title: "Easy money, 500 lei an hour" })
  const target = { targetType: "task", targetId: task.id }
  expect(await report(ana, target, { text: "Look at the price." })).toBe("done")
  expect(await report(ion, target, { reasonCode: "fraud" })).toBe("done")
  return { owner, ana, ion, task, target, admin: await aCaller(world, { role: "ADMIN" }) }
}

describe("a report", () => {
  test("has files that our team opens by a link, and the audit log says who did", async () => {
    const { ana, ion, admin } = await aReportedTask()
    const [file, other] = [await aFileOf(ana), await aFileOf(ion)]
    const { url } = await admin.tell<{ url: string }>("adminReport.getFileUrl", file)
    expect(url).toContain(`/files/${file.fileId}?until=`)
    const look = { action: "report.file_view", actorId: admin.user.id, after: null }
    expect(await looksAt({ id: file.fileId })).toEqual([look])
    // A file of another report isn't opened by its number.
    const wrong = { id: file.id, fileId: other.fileId }
    expect(await admin.tryTell("adminReport.getFileUrl", wrong)).toBe("file_not_found")
    expect(await looksAt({ id: other.fileId })).toEqual([])
  })

  test("is followed by who sent it, decided once for all, and both sides read it", async () => {
    const { owner, ana, ion, target, admin } = await aReportedTask()
    expect(await mine(ana)).toMatchObject([
      { ...target, snippet: "Easy money, 500 lei an hour", status: "open", outcomeText: null, outcome: null },
    ])
    expect(await ana.ask("report.getMy", { isDecided: true })).toMatchObject({
      total: 0,
      counts: { open: 1, decided: 0 },
    })
    const found = await admin.tell<{ reports: { reporterName: string }[]; templates: object }>(
      "adminReport.claim",
      target,
    )
    expect(found.reports).toHaveLength(2)
    const listed = async (reasonCode: string) =>
      (await admin.ask<{ data: Target[] }>("adminReport.getList", { tab: "mine", reasonCode })).data
    expect(await listed("fraud")).toMatchObject([{ ...target, count: 2, reasons: ["fraud", "spam"] }])
    expect(await listed("fake")).toEqual([])
    expect(found.templates).toMatchObject({ spam: { ru: expect.stringContaining("реклама") } })
    expect(await mine(ion)).toMatchObject([{ status: "in_review" }])

    await world.db.update(users).set({ locale: "ru" }).where(eq(users.id, owner.user.id))
    const own = { ...reason, ru: "Это была реклама чего-то другого." }
    await admin.tell("adminReport.decide", { ...target, outcome: "content_removed", reason: own })
    for (const who of [ana, ion])
      expect(await mine(who)).toMatchObject([
        { status: "action_taken", outcome: "content_removed", outcomeText: null },
      ])
    const [task] = await world.db.select().from(tasks).where(eq(tasks.id, target.targetId))
    expect(task?.status).toBe("removed")
    const ids = (await world.db.select().from(reports).where(eq(reports.targetId, target.targetId))).map(
      ({ id }) => id,
    )
    expect((await eventsOf("report.decided")).filter((id) => ids.includes(id))).toHaveLength(2)
    // The removal itself tells the owner, who can appeal it.
    expect((await eventsOf("report.acted-on")).filter((id) => ids.includes(id))).toHaveLength(0)
    expect(await owner.ask("restriction.getMy", {})).toMatchObject({
      data: [{ kind: "content_removed", canAppeal: true, evidence: target }],
    })
    expect(task?.moderationNote).toBe(own.ru)
    expect(await mine(owner)).toEqual([])
    expect(await admin.tryTell("adminReport.decide", { ...target, outcome: "none", reason })).toBe(
      "report_not_found",
    )
  })

  test("is one at a time for each thing, not about oneself, and not about what one can't see", async () => {
    const { owner, ana, target } = await aReportedTask()
    expect(await report(ana, target)).toBe("report_exists")
    expect(await report(owner, target)).toBe("report_own")
    expect(await report(ana, { targetType: "task", targetId: "none" })).toBe("report_target_not_found")
    const draft = await aTask(world.db, owner.user, { status: "draft" })
    expect(await report(ana, { targetType: "task", targetId: draft.id })).toBe("report_target_not_found")
    const { offer } = await aHiredPair(world)
    expect(await report(ana, { targetType: "offer", targetId: offer.id })).toBe("report_target_not_found")
    const both = await Promise.all(
      [1, 2, 3].map(() => report(ana, { targetType: "user", targetId: owner.user.id })),
    )
    expect(both.toSorted()).toEqual(["done", "report_exists", "report_exists"])
  })

  test("is decided by who has claimed it, and by nobody who is part of it", async () => {
    const { ana, target, admin } = await aReportedTask()
    const other = await aCaller(world, { role: "ADMIN" })
    const decision = { ...target, outcome: "none", reason }
    expect(await admin.tryTell("adminReport.decide", decision)).toBe("report_unclaimed")
    const claims = await Promise.all([admin, other].map((who) => who.tryTell("adminReport.claim", target)))
    expect(claims.toSorted()).toEqual(["done", "report_claimed"])
    const [first, late] = claims[0] === "done" ? [admin, other] : [other, admin]
    expect(await late.tryTell("adminReport.decide", decision)).toBe("report_claimed")
    await first.tell("adminReport.release", target)
    await late.tell("adminReport.claim", target)
    await world.db.update(users).set({ role: "ADMIN" }).where(eq(users.id, ana.user.id))
    expect(await ana.tryTell("adminReport.claim", target)).toBe("report_own_case")
    await late.tell("adminReport.decide", decision)
    expect(await mine(ana)).toMatchObject([{ status: "no_action" }])
  })

  test("limits an account, and takes a review away with its rating", async () => {
    const { owner, target, admin } = await aReportedTask()
    await admin.tell("adminReport.claim", target)
    await admin.tell("adminReport.decide", { ...target, outcome: "limit", reason })
    const [person] = await world.db.select().from(users).where(eq(users.id, owner.user.id))
    expect(person?.status).toBe("limited")

    const { ana, ion, id } = await aHiredPair(world)
    const daysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
    await world.db.update(taskAssignments).set({ assignedAt: daysAgo }).where(eq(taskAssignments.taskId, id))
    await ana.tell("task.confirmCompletion", { id })
    const { id: reviewId } = await ana.tell<{ id: string }>("review.create", {
      payload: { taskId: id, rating: 1, text: "Bad.", lang: "en" },
    })
    await ion.tell("review.create", { payload: { taskId: id, rating: 5 } })
    const rated = async () =>
      (await world.db.select().from(providerProfiles).where(eq(providerProfiles.userId, ion.user.id)))[0]
        ?.ratingCount
    expect(await rated()).toBe(1)
    const review = { targetType: "review", targetId: reviewId }
    expect(await report(ion, review, { reasonCode: "offensive" })).toBe("done")
    await admin.tell("adminReport.claim", review)
    await admin.tell("adminReport.decide", { ...review, outcome: "content_removed", reason })
    expect(await rated()).toBe(0)
    await admin.tell("adminContent.restore", { ...review, reason: "It was about the job after all." })
    expect(await rated()).toBe(1)
    expect(await ana.ask("restriction.getMy", {})).toMatchObject({
      data: [{ kind: "content_removed", isInForce: false, explanation: text }],
    })
  })
})

describe("a message its sender has deleted", () => {
  test("isn't called removed; nobody reads of a decision that wasn't", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const moderator = await aCaller(world, { role: "MODERATOR" })
    const message = await aMessage(world.db, await aConversation(world.db, ana.user, ion.user), ion.user)
    const target = { targetType: "message", targetId: message.id }
    expect(await report(ana, target)).toBe("done")
    await moderator.tell("adminReport.claim", target)
    await ion.tell("message.delete", { id: message.id })
    const removal = { ...target, outcome: "content_removed", reason }
    expect(await moderator.tryTell("adminReport.decide", removal)).toBe("report_content_gone")
    expect(await mine(ana)).toMatchObject([{ status: "in_review", outcome: null }])
    expect(await ion.ask("restriction.getMy", {})).toMatchObject({ data: [] })
    await moderator.tell("adminReport.decide", { ...target, outcome: "warning", reason })
    expect(await mine(ana)).toMatchObject([{ outcome: "warning" }])
  })

  test("but one that we hid before is: deciding again changes nothing twice", async () => {
    const [ana, ion] = [await aCaller(world), await aCaller(world)]
    const admin = await aCaller(world, { role: "ADMIN" })
    const message = await aMessage(world.db, await aConversation(world.db, ana.user, ion.user), ion.user)
    const target = { targetType: "message", targetId: message.id }
    expect(await report(ana, target)).toBe("done")
    await admin.tell("adminContent.hide", { ...target, reasonCode: "spam", reason: text })
    await admin.tell("adminReport.claim", target)
    await admin.tell("adminReport.decide", { ...target, outcome: "content_removed", reason })
    expect(await mine(ana)).toMatchObject([{ outcome: "content_removed" }])
    expect(await ion.ask("restriction.getMy", {})).toMatchObject({ total: 1 })
  })
})

describe("the chat around a report", () => {
  test("is read by the moderator who has the report, a few messages of it, and each look is written down", async () => {
    const [ana, ion, moderator, other] = [
      await aCaller(world),
      await aCaller(world),
      await aCaller(world, { role: "MODERATOR" }),
      await aCaller(world, { role: "MODERATOR" }),
    ]
    const talk = await aConversation(world.db, ana.user, ion.user)
    const said = []
    for (let number = 0; number < 25; number += 1)
      said.push(
        await aMessage(world.db, talk, number % 2 === 0 ? ion.user : ana.user, { text: `said ${number}` }),
      )
    const target = { targetType: "message", targetId: said[12]?.id ?? "" }
    expect(await report(ana, target)).toBe("done")
    const id = (await mine(ana))[0]?.id
    expect(await moderator.tryAsk("adminReport.getChat", { id })).toBe("report_unclaimed")
    await moderator.tell("adminReport.claim", target)
    expect(await other.tryAsk("adminReport.getChat", { id })).toBe("report_claimed")
    const { data } = await moderator.ask<{ data: { text: string; isReported: boolean }[] }>(
      "adminReport.getChat",
      { id },
    )
    expect(data.map(({ text }) => text)).toEqual(
      Array.from({ length: 21 }, (_, index) => `said ${index + 2}`),
    )
    expect(data.filter(({ isReported }) => isReported).map(({ text }) => text)).toEqual(["said 12"])
    await moderator.ask("adminReport.getChat", { id })
    expect(await looksAt(talk)).toEqual([
      {
        action: "report.chat_view",
        actorId: moderator.user.id,
        after: { entityType: "report", entityId: id },
      },
    ])
    expect(await moderator.ask("adminReport.getFigures", undefined)).toMatchObject({
      mine: 1,
      days: expect.arrayContaining([{ day: expect.any(String), hours: null }]),
    })
    await moderator.tell("adminReport.decide", { ...target, outcome: "none", reason })
    expect(await moderator.tryAsk("adminReport.getChat", { id })).toBe("report_not_found")
  })

  test("is read too where a person was reported in it, up to what was said after; only in a chat of theirs", async () => {
    const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
    const moderator = await aCaller(world, { role: "MODERATOR" })
    const talk = await aConversation(world.db, ana.user, ion.user)
    const others = await aConversation(world.db, eva.user, ion.user)
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    for (let number = 0; number < 15; number += 1)
      await aMessage(world.db, talk, ion.user, { text: `said ${number}`, at: minutesAgo(30) })
    const target = { targetType: "user", targetId: ion.user.id }
    expect(await report(ana, target, { conversationId: others.id })).toBe("report_target_not_found")
    expect(await report(eva, target)).toBe("done")
    expect(await report(ana, target, { conversationId: talk.id })).toBe("done")
    await aMessage(world.db, talk, ion.user, { text: "said later" })
    const found = await moderator.tell<{ reports: { id: string; hasChat: boolean }[]; templates: object }>(
      "adminReport.claim",
      target,
    )
    expect(found.templates).toMatchObject({
      offensive: { en: expect.stringMatching(/^You/) },
      fraud: { en: expect.stringContaining("fraud") },
    })
    const [mineId, evasId] = [(await mine(ana))[0]?.id, (await mine(eva))[0]?.id]
    expect(found.reports.filter(({ hasChat }) => hasChat).map(({ id }) => id)).toEqual([mineId])
    expect(await moderator.tryAsk("adminReport.getChat", { id: evasId })).toBe("report_not_found")
    const { data } = await moderator.ask<{ data: { text: string }[] }>("adminReport.getChat", { id: mineId })
    expect(data.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 11 }, (_, index) => `said ${index + 4}`),
      "said later",
    ])
    expect(await looksAt(talk)).toMatchObject([{ action: "report.chat_view" }])
  })
})
