import { and, eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anExitWorld, answer, ask, hireOf, lei, tryAsk, type Changes } from "../../../test/exit-world.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair, linesOf, storyOf } from "../../../test/work-world.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { runChangeTimers } from "./run-timers.ts"

const { world, now, pass, inHours, atWork, told } = anExitWorld()

describe("a change", () => {
  test("of the price is asked for, accepted and becomes a new version beside the old one", async () => {
    const pair = await atWork()
    const { ana, ion, id } = pair
    const { id: assignmentId } = await hireOf(ana, id)
    const isIts = eq(agreements.assignmentId, assignmentId)
    await world.db.update(agreements).set({ materialsCost: 120_00 }).where(isIts)
    const asked = await ask(ion, id, { kind: "price", price: lei(600), note: "There are old tiles below." })
    expect(asked).toMatchObject({
      isMine: true,
      actions: ["withdraw"],
      onSilence: "expire",
      status: "pending",
    })
    const { data, canAsk } = await ana.ask<Changes>("changeRequest.getByTask", { taskId: id })
    expect(data[0]).toMatchObject({
      id: asked.id,
      isMine: false,
      actions: ["accept", "reject"],
      before: { price: lei(450) },
      asked: { price: lei(600) },
      materialsCost: lei(120),
    })
    expect(canAsk).toContainEqual({ kind: "price", whyNot: "change_pending" })
    expect((await hireOf(ana, id)).deadlines[0]).toMatchObject({
      kind: "answer_price",
      turn: "you",
      end: "request_expires",
      refId: asked.id,
    })
    await answer(ana, asked.id)
    const { agreement, versions } = await hireOf(ion, id)
    expect(agreement).toMatchObject({ version: 2, price: lei(600), materialsCost: lei(120) })
    expect(versions.map(({ version, price }) => [version, price.amount])).toEqual([
      [1, 450_00],
      [2, 600_00],
    ])
    expect(versions[1]?.request).toMatchObject({ bySide: "doer", note: "There are old tiles below." })
    expect((await linesOf(pair)).slice(-2)).toEqual(["change_requested", "change_accepted"])
    expect((await storyOf(pair)).slice(-2)).toEqual(["change_requested", "change_answered"])
  })

  test("far from the agreed price has to be typed twice, and is told at its field", async () => {
    const { ana, id } = await atWork()
    const far = { kind: "price", price: lei(12_000) }
    const { body } = await ana.raw("changeRequest.create", { payload: { taskId: id, ...far } })
    expect(body.error?.data).toMatchObject({
      refusal: "price_needs_confirmation",
      fields: [{ path: "payload.confirmedPrice", code: "price_needs_confirmation" }],
    })
    expect(await tryAsk(ana, id, { ...far, confirmedPrice: 1200_00 })).toBe("price_confirmation_differs")
    expect(await tryAsk(ana, id, { ...far, confirmedPrice: 12_000_00 })).toBe("done")
    expect(await tryAsk(ana, id, { kind: "price", price: lei(450) })).toBe("change_pending")
  })

  test("of the time moves the job, of the scope says what is included", async () => {
    const { ana, ion, id } = await aHiredPair(world, { scheduledAt: inHours(50) })
    const later = inHours(100).toISOString()
    const asked = await ask(ana, id, { kind: "schedule", scheduledAt: later })
    expect(await tryAsk(ana, id, { kind: "schedule", scheduledAt: inHours(-5).toISOString() })).toBe(
      "change_pending",
    )
    await answer(ion, asked.id)
    const scope = await ask(ion, id, { kind: "scope", included: ["The wall levelled"] })
    await answer(ana, scope.id)
    const { agreement } = await hireOf(ana, id)
    expect(agreement).toMatchObject({ version: 3, scheduledAt: later, included: ["The wall levelled"] })
    expect(await ion.tryTell("task.start", { id })).toBe("start_too_early")
  })

  test("of the time ends when that time comes, and can't be accepted any more", async () => {
    const { ana, ion, id } = await aHiredPair(world, { scheduledAt: inHours(50) })
    const scheduledAt = inHours(3).toISOString()
    const asked = await ask(ana, id, { kind: "schedule", scheduledAt })
    expect(asked.expiresAt).toBe(scheduledAt)
    pass(3.01)
    expect(await ion.tryTell("changeRequest.answer", { id: asked.id, accept: true })).toBe(
      "change_time_passed",
    )
    await runChangeTimers(world.db, now())
    const { data } = await ion.ask<Changes>("changeRequest.getByTask", { taskId: id })
    expect(data.map(({ status }) => status)).toEqual(["expired"])
    expect((await hireOf(ion, id)).agreement.version).toBe(1)
  })

  test("is refused where nothing would change, and to everyone but the two there is no such thing", async () => {
    const { ana, ion, id } = await atWork()
    const eva = await aCaller(world, { name: "Eva Lungu" })
    expect(await tryAsk(ana, id, { kind: "price", price: lei(450) })).toBe("change_same")
    expect(await tryAsk(eva, id, { kind: "price", price: lei(500) })).toBe("task_not_found")
    expect(await eva.tryAsk("changeRequest.getByTask", { taskId: id })).toBe("task_not_found")
    const asked = await ask(ana, id, { kind: "price", price: lei(500) })
    expect(await eva.tryTell("changeRequest.answer", { id: asked.id, accept: true })).toBe("change_not_found")
    expect(await ana.tryTell("changeRequest.answer", { id: asked.id, accept: true })).toBe("change_own")
    expect(await ion.tryTell("changeRequest.withdraw", { id: asked.id })).toBe("change_not_own")
    expect(await ana.tryTell("changeRequest.withdraw", { id: asked.id })).toBe("done")
  })

  test("that nobody answers expires after three days and changes nothing, with one reminder", async () => {
    const { ana, ion, id } = await atWork()
    const asked = await ask(ana, id, { kind: "price", price: lei(500) })
    pass(49)
    for (let times = 0; times < 2; times++) await runChangeTimers(world.db, now())
    expect(await told("change.reminded", "changeId", asked.id)).toBe(1)
    pass(24)
    expect(await ion.tryTell("changeRequest.answer", { id: asked.id, accept: true })).toBe(
      "change_not_pending",
    )
    for (let times = 0; times < 2; times++) await runChangeTimers(world.db, now())
    const { data } = await ion.ask<Changes>("changeRequest.getByTask", { taskId: id })
    expect(data[0]).toMatchObject({ status: "expired", actions: [] })
    expect((await hireOf(ana, id)).versions.length).toBe(1)
  })

  test("answered and withdrawn at once ends one way", async () => {
    for (let times = 0; times < 5; times++) {
      const { ana, ion, id } = await atWork()
      const asked = await ask(ion, id, { kind: "price", price: lei(500) })
      const outcomes = await Promise.all([
        ana.tryTell("changeRequest.answer", { id: asked.id, accept: true }),
        ion.tryTell("changeRequest.withdraw", { id: asked.id }),
      ])
      expect(outcomes.toSorted()).toEqual(["change_not_pending", "done"])
      const [row] = await world.db.select().from(changeRequests).where(eq(changeRequests.id, asked.id))
      const versions = (await hireOf(ana, id)).versions.length
      expect([row?.status, versions]).toEqual(outcomes[0] === "done" ? ["accepted", 2] : ["withdrawn", 1])
    }
  })
})

test("versions never change: settling the new price leaves the old version as it was", async () => {
  const { ana, ion, id } = await atWork()
  await ana.tell("task.setSettled", { id, settled: true })
  const read = () =>
    world.db
      .select()
      .from(agreements)
      .innerJoin(taskAssignments, eq(taskAssignments.id, agreements.assignmentId))
      .where(and(eq(taskAssignments.taskId, id), eq(agreements.version, 1)))
  const [before] = await read()
  const asked = await ask(ion, id, { kind: "price", price: lei(500) })
  await answer(ana, asked.id)
  expect((await hireOf(ana, id)).agreement.settledByCustomerAt).toBeNull()
  await ana.tell("task.setSettled", { id, settled: true })
  expect((await read())[0]?.agreements).toEqual(before?.agreements)
})
