import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anExitWorld, argue, disputeOf, lei, open, text, type Caller } from "../../../test/exit-world.ts"
import { aFile } from "../../../test/factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair, linesOf, storyOf } from "../../../test/work-world.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { agreements } from "../../platform/db/schema/task-assignment.ts"
import { runChangeTimers } from "../changes/run-timers.ts"
import { runWorkTimers } from "../hire/run-timers.ts"
import type { DisputeAnswer } from "./answers.ts"
import { runDisputeTimers } from "./run-timers.ts"

const { world, now, toNow, pass, atWork, atOdds, statusOf, hireRow, differences, told } = anExitWorld()
const hourMs = 60 * 60 * 1000

type Event = { type: string; data: Record<string, unknown> }
const timelineOf = async (who: Caller, id: string) =>
  (await who.ask<{ data: Event[] }>("task.getTimeline", { id })).data

describe("a dispute", () => {
  test("stops every other clock, is one page for both and unknown to everyone else", async () => {
    const pair = await atWork()
    const { ana, ion, id } = pair
    const asked = { kind: "price", price: lei(500) }
    await ion.tell("changeRequest.create", { payload: { taskId: id, ...asked } })
    const photo = await aFile(world.db, ana.user, { purpose: "picture", isPublic: false })
    const dispute = await open(ana, id, { fileIds: [photo.id] })
    expect(dispute).toMatchObject({
      status: "awaiting_reply",
      turn: "other",
      isMine: true,
      actions: ["add_files", "withdraw"],
    })
    expect(await disputeOf(ion, id)).toMatchObject({ id: dispute.id, isMine: false, actions: ["reply"] })
    expect((await disputeOf(ion, id)).files[0]?.url).toContain(photo.id)
    expect(await hireRow(id)).toMatchObject({ endsAt: null, remindAt: null })
    pass(4 * 24)
    await runChangeTimers(world.db, now())
    await runWorkTimers(world.db, now())
    const [request] = await world.db.select().from(changeRequests).where(eq(changeRequests.taskId, id))
    expect(request?.status).toBe("pending")
    expect(await ana.tryTell("changeRequest.answer", { id: request?.id, accept: true })).toBe(
      "task_in_dispute",
    )
    expect(await ion.tryTell("task.requestCompletion", { id })).toBe("task_bad_transition")
    const eva = await aCaller(world, { name: "Eva Lungu" })
    expect(await eva.tryAsk("dispute.getByTask", { taskId: id })).toBe("task_not_found")
    expect(await eva.tryTell("dispute.reply", { id: dispute.id, text, fileIds: [] })).toBe(
      "dispute_not_found",
    )
    expect(await eva.tryAsk("task.getById", { id })).toBe("task_unavailable")
    expect((await linesOf(pair)).at(-1)).toBe("dispute_opened")
  })

  test("is opened once the work has begun, after a word in the chat unless safety says otherwise", async () => {
    const { ana, id, ion } = await aHiredPair(world)
    expect(await ana.tryTell("dispute.create", argue(id))).toBe("dispute_too_early")
    await ion.tell("task.start", { id })
    expect(await ana.tryTell("dispute.create", argue(id, { reasonCode: "poor_quality" }))).toBe(
      "dispute_talk_first",
    )
    type Talks = { data: { id: string; task: { id: string } | null }[] }
    const { data } = await ana.ask<Talks>("conversation.getMy", {})
    const conversationId = data.find(({ task }) => task?.id === id)?.id
    await ana.tell("message.create", { payload: { conversationId, text: "The gap is huge." } })
    expect(await ana.tryTell("dispute.create", argue(id, { reasonCode: "poor_quality" }))).toBe("done")
    expect(await ion.tryTell("dispute.create", argue(id))).toBe("dispute_exists")
  })

  test("ends by an accepted proposal, at the price that it names, by nobody's fault", async () => {
    const { ana, ion, id, disputeId } = await atOdds()
    await ana.tell("dispute.propose", { id: disputeId, outcome: "redo" })
    expect(await ana.tryTell("dispute.acceptProposal", { id: disputeId, proposalIndex: 0 })).toBe(
      "proposal_own",
    )
    expect(await ana.tryTell("dispute.propose", { id: disputeId, outcome: "partial" })).toBe(
      "proposal_price_needed",
    )
    const { agreedPrice, assignmentId } = await disputeOf(ana, id)
    const isIts = eq(agreements.assignmentId, assignmentId)
    await world.db.update(agreements).set({ materialsCost: 120_00 }).where(isIts)
    const same = { id: disputeId, outcome: "partial", price: agreedPrice }
    expect(await ana.tryTell("dispute.propose", same)).toBe("proposal_price_same")
    const made = await ion.tell<DisputeAnswer>("dispute.propose", {
      id: disputeId,
      outcome: "partial",
      price: lei(400),
    })
    expect(made).toMatchObject({ turn: "opener", proposalsLeft: { opener: 2, against: 2 } })
    expect(await ion.tryTell("dispute.acceptProposal", { id: disputeId, proposalIndex: 0 })).toBe(
      "proposal_replaced",
    )
    const ended = await ana.tell<DisputeAnswer>("dispute.acceptProposal", { id: disputeId, proposalIndex: 1 })
    expect(ended).toMatchObject({
      status: "resolved",
      end: { by: "agreement", decision: "complete", fault: "none" },
      agreedPrice,
      materialsCost: lei(120),
    })
    expect(await statusOf(id)).toBe("completed")
    const { data } = await ana.ask<{ data: { agreement: object; versions: object[] }[] }>(
      "taskAssignment.getByTask",
      { taskId: id },
    )
    expect(data[0]).toMatchObject({
      agreement: { price: lei(400), materialsCost: lei(120) },
      versions: [{}, { isFromDispute: true }],
    })
    expect(await ana.tryTell("review.create", { payload: { taskId: id, rating: 4 } })).toBe("done")
    expect(await differences()).toEqual([])
  })

  test("takes more files of either until it's over, ten each, and both are told", async () => {
    const pair = await atOdds()
    const { ana, ion, id, disputeId } = pair
    const filesOf = (who: typeof ana, count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const file = await aFile(world.db, who.user, { purpose: "picture", isPublic: false })
          return file.id
        }),
      )
    const [first = "", ...rest] = await filesOf(ana, 10)
    await ana.tell("dispute.addFiles", { id: disputeId, fileIds: [first] })
    await ana.tell("dispute.addFiles", { id: disputeId, fileIds: [first, ...rest] })
    expect((await linesOf(pair)).slice(-2)).toEqual(["dispute_files_added", "dispute_files_added"])
    expect((await storyOf(pair)).at(-1)).toContain("dispute_files_added")
    const [late = ""] = await filesOf(ana, 1)
    expect(await ana.tryTell("dispute.addFiles", { id: disputeId, fileIds: [late] })).toBe(
      "dispute_files_used_up",
    )
    const [own = ""] = await filesOf(ion, 1)
    expect(await ion.tryTell("dispute.addFiles", { id: disputeId, fileIds: [late] })).toBe(
      "dispute_file_unfit",
    )
    await ion.tell("dispute.addFiles", { id: disputeId, fileIds: [own] })
    const seen = await disputeOf(ion, id)
    expect(seen.files.map((file) => file.id)).toEqual([first, ...rest])
    expect(seen.reply?.files.map((file) => file.id)).toEqual([own])
    expect(
      [seen.actions, (await disputeOf(ana, id)).actions].map((all) => all.includes("add_files")),
    ).toEqual([true, false])
    await ana.tell("dispute.withdraw", { id: disputeId })
    const [after = ""] = await filesOf(ion, 1)
    expect(await ion.tryTell("dispute.addFiles", { id: disputeId, fileIds: [after] })).toBe("dispute_over")
  })

  test("takes three proposals each", async () => {
    const { ana, disputeId } = await atOdds()
    for (let times = 0; times < 3; times++)
      await ana.tell("dispute.propose", { id: disputeId, outcome: "cancel" })
    expect(await ana.tryTell("dispute.propose", { id: disputeId, outcome: "cancel" })).toBe(
      "proposals_used_up",
    )
  })

  test("is withdrawn to where the job was, with as much time left, and only once", async () => {
    const pair = await atWork()
    const { ana, ion, id } = pair
    await ion.tell("task.requestCompletion", { id })
    const before = (await hireRow(id)).endsAt?.getTime() ?? 0
    const { id: disputeId } = await open(ana, id)
    pass(3 * 24)
    expect(await ion.tryTell("dispute.withdraw", { id: disputeId })).toBe("dispute_not_yours")
    await ana.tell("dispute.withdraw", { id: disputeId })
    expect(await statusOf(id)).toBe("completion_requested")
    const after = (await hireRow(id)).endsAt?.getTime() ?? 0
    expect(Math.round((after - before) / hourMs)).toBe(72)
    const second = await open(ana, id)
    expect(second.actions).toEqual(["add_files"])
    expect(await ana.tryTell("dispute.withdraw", { id: second.id })).toBe("dispute_withdrawn_before")
    expect((await storyOf(pair)).slice(-2)).toEqual([
      "dispute_withdrawn: disputed → completion_requested",
      "disputed: completion_requested → disputed",
    ])
  })

  test("goes to an administrator when nobody replies in five days, and once", async () => {
    const pair = await atWork()
    const { ana, ion, id } = pair
    const { id: disputeId } = await open(ana, id)
    pass(4.5 * 24)
    for (let times = 0; times < 2; times++) await runDisputeTimers(world.db, now())
    expect(await told("dispute.reminded", "disputeId", disputeId)).toBe(1)
    pass(1 * 24)
    await Promise.all([runDisputeTimers(world.db, now()), runDisputeTimers(world.db, now())])
    await runDisputeTimers(world.db, now())
    expect(await told("dispute.escalated", "disputeId", disputeId)).toBe(1)
    expect(await disputeOf(ana, id)).toMatchObject({
      status: "admin_review",
      turn: "team",
      escalatedBy: null,
    })
    expect((await timelineOf(ion, id)).at(-1)).toMatchObject({
      type: "dispute_escalated",
      data: { cause: "no_reply" },
    })
    const late = await ion.tell<DisputeAnswer>("dispute.reply", { id: disputeId, text, fileIds: [] })
    expect(late).toMatchObject({ status: "admin_review", reply: { text } })
  })

  test("goes to an administrator after a week of talk, or when either asks after the reply", async () => {
    const { ana, id } = await atOdds()
    pass(7.1 * 24)
    await runDisputeTimers(world.db, now())
    expect((await disputeOf(ana, id)).status).toBe("admin_review")
    expect((await timelineOf(ana, id)).at(-1)?.data["cause"]).toBe("no_agreement")
    toNow()
    const other = await atWork()
    const { id: disputeId } = await open(other.ana, other.id)
    expect(await other.ana.tryTell("dispute.escalate", { id: disputeId })).toBe("dispute_awaits_reply")
    await other.ion.tell("dispute.reply", { id: disputeId, text, fileIds: [] })
    const asked = await other.ion.tell<DisputeAnswer>("dispute.escalate", { id: disputeId })
    expect(asked).toMatchObject({ status: "admin_review", escalatedBy: "other" })
  })
})

test("confirmed and disputed at once ends one way", async () => {
  for (let times = 0; times < 5; times++) {
    const { ana, ion, id } = await atWork()
    const outcomes = await Promise.all([
      ana.tryTell("task.confirmCompletion", { id }),
      ion.tryTell("dispute.create", argue(id)),
    ])
    expect(outcomes.filter((one) => one === "done").length).toBe(1)
    expect(await statusOf(id)).toBe(outcomes[0] === "done" ? "completed" : "disputed")
  }
})
