import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anExitWorld, argue, disputeOf, open, reasoning, text } from "../../../test/exit-world.ts"
import { aCaller } from "../../../test/task-world.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { runReviewTimers } from "../../review/run-timers.ts"
import { runWorkTimers } from "../hire/run-timers.ts"
import type { DisputeAnswer } from "./answers.ts"

const { world, now, toNow, pass, atWork, atOdds, statusOf, hireRow, differences } = anExitWorld()

describe("an administrator", () => {
  test("sees the whole case, previews what each will read, and decides with reasons in both languages", async () => {
    const admin = await aCaller(world, { role: "ADMIN", name: "Emma Clarke" })
    const { ana, ion, id, disputeId } = await atOdds()
    await ana.tell("dispute.escalate", { id: disputeId })
    type Listed = { data: { id: string }[]; total: number }
    const { data: queue } = await admin.ask<Listed>("adminDispute.getList", { status: "admin_review" })
    expect(queue.map((row) => row.id)).toContain(disputeId)
    const whole = await admin.ask<{ dispute: DisputeAnswer; isOwn: boolean; case: { timeline: object[] } }>(
      "adminDispute.getById",
      { id: disputeId },
    )
    expect(whole).toMatchObject({ isOwn: false, dispute: { isMine: null, actions: ["decide"] } })
    expect(whole.case.timeline.length).toBeGreaterThan(3)
    expect(JSON.stringify(whole.case)).not.toContain(ana.user.email)
    await admin.ask("adminDispute.getChat", { id: disputeId })
    const looks = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.user.id))
    expect(looks.map(({ action }) => action)).toEqual(["conversation.view"])

    const decided = { id: disputeId, decision: "cancel", fault: "provider", reasoning: { en: "Too short." } }
    const { body } = await admin.raw("adminDispute.decide", decided)
    expect(body.error?.data).toMatchObject({
      refusal: "reasons_missing",
      fields: [{ path: "reasoning.en", code: "reasons_missing" }],
    })
    type Preview = { readers: { userId: string; message: string; isMissingReasons: boolean }[] }
    const { readers } = await admin.tell<Preview>("adminDispute.preview", { ...decided, reasoning })
    expect(readers.map(({ message }) => message)).toEqual([
      expect.stringContaining("You’re not at fault."),
      expect.stringContaining("You’re at fault."),
    ])
    await admin.tell("adminDispute.decide", { ...decided, reasoning })
    expect(await statusOf(id)).toBe("cancelled")
    expect((await disputeOf(ion, id)).end).toMatchObject({ by: "team", fault: "provider", reasoning: text })
    const [row] = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, disputeId))
    expect(row).toMatchObject({ action: "dispute.decide", severity: "critical" })
    const hire = await hireRow(id)
    expect(await ion.tryTell("taskAssignment.contestFault", { id: hire.id, text })).toBe("contest_decided")
    expect(await differences()).toEqual([])
  })

  test("who is a party decides nothing", async () => {
    const { ana, disputeId } = await atOdds()
    await ana.tell("dispute.escalate", { id: disputeId })
    await world.db.$client.query("update users set role = 'ADMIN' where id = $1", [ana.user.id])
    const decided = { id: disputeId, decision: "complete", fault: "none", reasoning }
    expect(await ana.tryTell("adminDispute.decide", decided)).toBe("dispute_own")
  })

  test("and two people who agree at the same moment: one of the two counts", async () => {
    for (let times = 0; times < 2; times++) {
      const admin = await aCaller(world, { role: "ADMIN" })
      const { ana, ion, id, disputeId } = await atOdds()
      await ion.tell("dispute.propose", { id: disputeId, outcome: "cancel" })
      await ana.tell("dispute.escalate", { id: disputeId })
      const told = await Promise.all([
        admin.tryTell("adminDispute.decide", {
          id: disputeId,
          decision: "complete",
          fault: "none",
          reasoning,
        }),
        ana.tryTell("dispute.acceptProposal", { id: disputeId, proposalIndex: 0 }),
      ])
      expect(told.toSorted()).toEqual(["dispute_over", "done"])
      expect(await statusOf(id)).toBe(told[0] === "done" ? "completed" : "cancelled")
    }
  })
})

describe("after an automatic completion", () => {
  async function doneByClock() {
    const pair = await atWork()
    await pair.ion.tell("task.requestCompletion", { id: pair.id })
    pass(7.1 * 24)
    await runWorkTimers(world.db, now())
    expect(await statusOf(pair.id)).toBe("completed")
    return pair
  }

  test("reviews wait while the two argue, and open again afterwards", async () => {
    const { ana, ion, id } = await doneByClock()
    await ion.tell("review.create", { payload: { taskId: id, rating: 5 } })
    const { id: disputeId } = await open(ana, id)
    expect(await ana.tryTell("review.create", { payload: { taskId: id, rating: 1 } })).toBe("review_waits")
    pass(15 * 24)
    await runReviewTimers(world.db, now())
    const { rows } = await world.db.$client.query("select status from reviews where task_id = $1", [id])
    expect(rows).toEqual([{ status: "submitted" }])
    pass(-15 * 24)
    await ana.tell("dispute.withdraw", { id: disputeId })
    expect(await statusOf(id)).toBe("completed")
    expect(await ana.tryTell("review.create", { payload: { taskId: id, rating: 1 } })).toBe("done")
    expect(await differences()).toEqual([])
  })

  test("the work can be taken up again, and ends a second time", async () => {
    const { ana, ion, id } = await doneByClock()
    const { id: disputeId } = await open(ana, id)
    await ion.tell("dispute.reply", { id: disputeId, text, fileIds: [] })
    await ion.tell("dispute.propose", { id: disputeId, outcome: "redo" })
    await ana.tell("dispute.acceptProposal", { id: disputeId, proposalIndex: 0 })
    expect(await statusOf(id)).toBe("in_progress")
    expect(await hireRow(id)).toMatchObject({ endedAt: null, outcome: null, completedBy: null })
    expect((await ana.tell("task.confirmCompletion", { id })).status).toBe("completed")
    expect(await differences()).toEqual([])
  })

  test("is possible for a week, and not after the client's own word", async () => {
    const { ana, id } = await doneByClock()
    pass(7 * 24)
    expect(await ana.tryTell("dispute.create", argue(id))).toBe("dispute_too_late")
    toNow()
    const confirmed = await atWork()
    await confirmed.ana.tell("task.confirmCompletion", { id: confirmed.id })
    expect(await confirmed.ana.tryTell("dispute.create", argue(confirmed.id))).toBe("task_bad_transition")
  })
})
