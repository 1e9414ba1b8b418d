import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aFile } from "../../../test/factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair, linesOf, storyOf } from "../../../test/work-world.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { rebuildStats } from "../../stats/rebuild-stats.ts"
import type { AssignmentAnswer } from "../hire/answers.ts"

/** The product's clock, moved by hand. */
let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
const hourMs = 60 * 60 * 1000

type List = { data: AssignmentAnswer[]; total: number }
const hireOf = async (who: Awaited<ReturnType<typeof aCaller>>, taskId: string) => {
  const [hire] = (await who.ask<List>("taskAssignment.getByTask", { taskId })).data
  if (!hire) throw new Error("no hire")
  return hire
}

describe("work", () => {
  test("goes from the hire to the confirmed end, and every step is in the history and in the talk", async () => {
    const pair = await aHiredPair(world)
    const { ana, ion, id } = pair
    expect(await ion.tell("task.start", { id })).toMatchObject({ status: "in_progress", own: null })
    const proof = await aFile(world.db, ion.user, { purpose: "picture", isPublic: false })
    const handed = await ion.tell("task.requestCompletion", {
      id,
      note: "It no longer drips.",
      fileIds: [proof.id],
    })
    expect(handed.status).toBe("completion_requested")
    const page = await ana.ask<{ timers: { kind: string }[] }>("task.getById", { id })
    expect(page.timers.map(({ kind }) => kind)).toEqual(["completion"])
    const text = "The handle is loose. Please tighten it before you go."
    expect((await ana.tell("task.requestChanges", { id, text })).status).toBe("in_progress")
    await ion.tell("task.requestCompletion", { id })
    expect((await ana.tell("task.confirmCompletion", { id, settled: true })).status).toBe("completed")

    for (const who of [ana, ion]) {
      const hire = await hireOf(who, id)
      expect(hire).toMatchObject({
        outcome: "completed",
        completedBy: "owner",
        revisionRound: 1,
        endsAt: null,
      })
      expect(hire.agreement.settledByCustomerAt).not.toBeNull()
      expect(hire.reports.map(({ note, changesText }) => [note, changesText])).toEqual([
        ["It no longer drips.", text],
        [null, null],
      ])
      const [picture] = hire.reports[0]?.files ?? []
      expect(picture).toMatchObject({ id: proof.id, mimeType: "image/png" })
      expect(picture?.url).toContain("signature=")
    }
    expect(await storyOf(pair)).toEqual([
      "assigned: open → assigned",
      "started: assigned → in_progress",
      "completion_requested: in_progress → completion_requested",
      "changes_requested: completion_requested → in_progress",
      "completion_requested: in_progress → completion_requested",
      "completed: completion_requested → completed",
      "settled",
    ])
    expect(await linesOf(pair)).toEqual([
      "hired",
      "started",
      "completion_requested",
      "changes_requested",
      "completion_requested",
      "completed",
    ])
    const { provider } = await ana.ask<{ provider: { stats: { completedCount: number } } }>(
      "provider.getById",
      { id: ion.profile.id },
    )
    expect(provider.stats.completedCount, "a job of minutes doesn't count").toBe(0)
    const wrong: unknown[] = []
    await rebuildStats(world.db, (difference) => wrong.push(difference))
    expect(wrong).toEqual([])
  })

  test("is no one else's: to others there is no such task", async () => {
    const { id } = await aHiredPair(world)
    const eva = await aCaller(world)
    const text = "The handle is loose. Please tighten it."
    const inputs = {
      start: {},
      requestCompletion: {},
      confirmCompletion: {},
      requestChanges: { text },
      setSettled: { settled: true },
      cancelAssignment: { reasonCode: "other" },
    }
    for (const [action, input] of Object.entries(inputs)) {
      expect(await eva.tryTell(`task.${action}`, { id, ...input })).toBe("task_not_found")
    }
    expect(await eva.tryAsk("task.getTimeline", { id })).toBe("task_not_found")
    expect(await eva.tryAsk("taskAssignment.getByTask", { taskId: id })).toBe("task_not_found")
  })

  test("is each one's own part: the doer hands over, the owner confirms, whatever the order", async () => {
    const { ana, ion, id } = await aHiredPair(world)
    expect(await ana.tryTell("task.requestCompletion", { id })).toBe("task_bad_transition")
    expect(await ion.tryTell("task.confirmCompletion", { id })).toBe("task_bad_transition")
    const text = "The handle is loose. Please tighten it."
    expect(await ana.tryTell("task.requestChanges", { id, text })).toBe("task_bad_transition")
    expect((await ana.tell("task.start", { id })).status).toBe("in_progress")
    expect(await ion.tryTell("task.start", { id })).toBe("task_bad_transition")
    expect((await ana.tell("task.confirmCompletion", { id })).status).toBe("completed")
    expect(await ana.tryTell("task.confirmCompletion", { id })).toBe("task_bad_transition")
  })

  test("is sent back three times at most, and with a reason of twenty characters", async () => {
    const { ana, ion, id } = await aHiredPair(world)
    const text = "The handle is still loose."
    for (let round = 1; round <= 3; round++) {
      await ion.tell("task.requestCompletion", { id })
      expect(await ana.tryTell("task.requestChanges", { id, text: "Too short" })).not.toBe("done")
      await ana.tell("task.requestChanges", { id, text })
    }
    await ion.tell("task.requestCompletion", { id })
    expect(await ana.tryTell("task.requestChanges", { id, text })).toBe("changes_used_up")
    expect(await ana.tryTell("task.confirmCompletion", { id })).toBe("done")
  })

  test("begins twelve hours before its hour at the earliest, and on time within a quarter of an hour", async () => {
    const soon = () => new Date(Date.now() + aheadMs + 20 * hourMs)
    const { ion, id } = await aHiredPair(world, { scheduledAt: soon() })
    expect(await ion.tryTell("task.start", { id })).toBe("start_too_early")
    aheadMs += 9 * hourMs
    expect(await ion.tryTell("task.start", { id })).toBe("done")
    const late = await aHiredPair(world, { scheduledAt: soon() })
    aheadMs += 20.5 * hourMs
    await late.ion.tell("task.start", { id: late.id })
    const rows = await world.db.select().from(taskAssignments)
    const onTime = (taskId: string) => rows.find((row) => row.taskId === taskId)?.wasOnTime
    expect([onTime(id), onTime(late.id)]).toEqual([true, false])
  })

  test("files of others and public ones are no proof", async () => {
    const { ana, ion, id } = await aHiredPair(world)
    const foreign = await aFile(world.db, ana.user, { purpose: "picture", isPublic: false })
    const open = await aFile(world.db, ion.user, { purpose: "picture", isPublic: true })
    for (const file of [foreign, open]) {
      const outcome = await ion.tryTell("task.requestCompletion", { id, fileIds: [file.id] })
      expect(outcome).toBe("completion_file_unfit")
    }
  })

  test("each of the two says for themselves that it is settled, and may take it back", async () => {
    const pair = await aHiredPair(world)
    const { ana, ion, id } = pair
    type Agreement = AssignmentAnswer["agreement"]
    const settle = (who: typeof ana, settled: boolean) =>
      who.tell<Agreement>("task.setSettled", { id, settled })
    expect(await settle(ion, true)).toMatchObject({ settledByCustomerAt: null })
    expect((await settle(ana, true)).settledByProviderAt).not.toBeNull()
    await settle(ana, true)
    expect(await settle(ana, false)).toMatchObject({ settledByCustomerAt: null })
    const ticks = (await storyOf(pair)).filter((line) => line === "settled")
    expect(ticks).toHaveLength(3)
  })
})
