import { and, eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import {
  anExitWorld,
  answer,
  ask,
  cancelling,
  hireOf,
  tryAsk,
  type Changes,
} from "../../../test/exit-world.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair, cancellerOf, linesOf } from "../../../test/work-world.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import type { ChangeAnswer } from "./answers.ts"
import { runChangeTimers } from "./run-timers.ts"

const { world, now, pass, atWork, differences } = anExitWorld()

describe("a cancellation", () => {
  test("that can be done alone is recorded as a request that was accepted", async () => {
    const { ana, ion, id } = await aHiredPair(world)
    const { cancel } = await ana.ask<Changes>("changeRequest.getByTask", { taskId: id })
    expect(cancel).toEqual({ how: "now", fault: "none", whyNot: null, ownFaults: 0 })
    const off = { id, reasonCode: "price", claimedFault: "other", after: "close" }
    expect(await ana.tryTell("task.cancelAssignment", { ...off, reasonCode: "other" })).toBe(
      "cancel_note_needed",
    )
    await ana.tell("task.cancelAssignment", off)
    const { data } = await ion.ask<Changes>("changeRequest.getByTask", { taskId: id })
    expect(data[0]).toMatchObject({ kind: "cancel", status: "accepted", cancel: { fault: "none" } })
  })

  test("after the start is a request, by the call that people know; without a claim it's refused as before", async () => {
    const { ana, ion, id } = await atWork()
    const wanted = { id, reasonCode: "no_answer", after: "close" }
    expect(await ana.tryTell("task.cancelAssignment", wanted)).toBe("cancel_too_late")
    const blaming = { ...wanted, claimedFault: "other" }
    expect(await ana.tryTell("task.cancelAssignment", blaming)).toBe("cancel_note_needed")
    expect(await tryAsk(ana, id, cancelling("other", { note: "Why?" }))).toBe("cancel_note_needed")
    const { changeRequest } = await ana.tell<{ changeRequest: ChangeAnswer }>("task.cancelAssignment", {
      ...blaming,
      note: "Nobody came, and nobody called.",
    })
    expect(changeRequest).toMatchObject({ kind: "cancel", status: "pending", onSilence: "auto_accept" })
    expect(await ion.tryTell("task.requestCompletion", { id })).toBe("cancel_pending")
    const { data } = await ion.ask<Changes>("changeRequest.getByTask", { taskId: id })
    expect(data[0]?.actions).toEqual(["accept", "accept_and_contest", "reject"])
  })

  test("accepted with its claim ends the job through the fault of whoever it names", async () => {
    const pair = await atWork()
    const { ana, ion, id } = pair
    const asked = await ask(ana, id, cancelling("other", { after: "reopen" }))
    const { task } = await answer(ion, asked.id)
    expect(task.status).toBe("open")
    expect(await cancellerOf(pair)).toBe("both")
    const hire = await hireOf(ion, id)
    expect(hire).toMatchObject({ outcome: "replaced", fault: "provider", faultInfo: { isOwn: true } })
    expect(hire.actions).toContain("contest_fault")
    expect((await hireOf(ana, id)).faultInfo.isOwn).toBe(false)
    expect(await differences()).toEqual([])
  })

  test("declined leaves the job as it was, and can be asked for again", async () => {
    const pair = await atWork()
    const { ana, ion, id } = pair
    const asked = await ask(ana, id, cancelling("other"))
    const { task } = await answer(ion, asked.id, { accept: false, note: "I'm on my way." })
    expect(task.status).toBe("in_progress")
    expect((await linesOf(pair)).at(-1)).toBe("change_rejected")
    expect(await tryAsk(ana, id, cancelling("nobody"))).toBe("done")
  })

  test("met by silence ends the job after two days; the fault can be contested for a week", async () => {
    const pair = await atWork()
    const { ana, ion, id } = pair
    await ask(ana, id, cancelling("other", { after: "close" }))
    pass(48.1)
    await Promise.all([runChangeTimers(world.db, now()), runChangeTimers(world.db, now())])
    await runChangeTimers(world.db, now())
    expect(await cancellerOf(pair)).toBe("silence")
    const hire = await hireOf(ion, id)
    expect(hire).toMatchObject({ outcome: "cancelled", fault: "provider", faultInfo: { isBySilence: true } })
    expect(hire.deadlines).toMatchObject([{ kind: "contest_fault", turn: "you", end: "fault_stays" }])
    expect(await ana.tryTell("task.reopen", { id })).toBe("done")
    expect(await differences()).toEqual([])
  })

  test("asked for by a doer leaves what becomes of the task to the client", async () => {
    const first = await atWork()
    const asked = await ask(first.ion, first.id, cancelling("me", { after: "close" }))
    expect(asked.cancel?.after).toBeNull()
    const { task } = await answer(first.ana, asked.id, { accept: true, after: "close" })
    expect(task.status).toBe("cancelled")
    const second = await atWork()
    await ask(second.ion, second.id, cancelling("me"))
    pass(48.1)
    await runChangeTimers(world.db, now())
    expect(await hireOf(second.ion, second.id)).toMatchObject({ outcome: "replaced", fault: "provider" })
  })

  test("with a contested fault ends the job, and counts for nobody until an administrator decides", async () => {
    const { ana, ion, id } = await atWork()
    const asked = await ask(ana, id, cancelling("other"))
    const text = "I was in hospital with my son from Monday evening and wrote on Tuesday."
    await answer(ion, asked.id, { accept: true, contest: { text } })
    const hire = await hireOf(ana, id)
    expect(hire).toMatchObject({ fault: "undecided", faultInfo: { contest: { isMine: false, text } } })
    expect(hire.actions).toContain("comment_contest")
    expect((await hireOf(ion, id)).actions).not.toContain("contest_fault")
    expect(await differences()).toEqual([])
  })

  test("asked for by both at once is one request", async () => {
    for (let times = 0; times < 5; times++) {
      const { ana, ion, id } = await atWork()
      const told = await Promise.all([
        tryAsk(ana, id, cancelling("other")),
        tryAsk(ion, id, cancelling("other")),
      ])
      expect(told.toSorted()).toEqual(["change_pending", "done"])
      const pending = await world.db
        .select()
        .from(changeRequests)
        .where(and(eq(changeRequests.taskId, id), eq(changeRequests.status, "pending")))
      expect(pending.length).toBe(1)
    }
  })

  test("done alone by both at once ends the job once", async () => {
    const { ana, ion, id } = await aHiredPair(world)
    const off = { id, reasonCode: "plans_changed", after: "close" }
    const told = await Promise.all([
      ana.tryTell("task.cancelAssignment", off),
      ion.tryTell("task.cancelAssignment", off),
    ])
    expect(told.filter((one) => one === "done").length).toBe(1)
    const hires = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, id))
    expect(hires.filter(({ outcome }) => outcome !== null).length).toBe(1)
  })

  test("by one who is left alone ends in two days, and blames nobody for silence", async () => {
    const { ana, ion, id } = await atWork()
    await world.db.update(taskAssignments).set({ strandedAt: now() }).where(eq(taskAssignments.taskId, id))
    await ask(ana, id, cancelling("other", { after: "close" }))
    pass(48.1)
    await runChangeTimers(world.db, now())
    expect(await hireOf(ion, id)).toMatchObject({ outcome: "cancelled", fault: "none" })
  })

  test("a task that's taken down has no open requests", async () => {
    const admin = await aCaller(world, { role: "ADMIN" })
    const { ana, id } = await atWork()
    const asked = await ask(ana, id, cancelling("nobody"))
    const explanation = "Please say what is to be done, and where."
    await admin.tell("adminTask.remove", { id, reasonCode: "other", explanation })
    const [row] = await world.db.select().from(changeRequests).where(eq(changeRequests.id, asked.id))
    expect(row?.status).toBe("expired")
  })
})
