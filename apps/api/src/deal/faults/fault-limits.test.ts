import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import {
  anExitWorld,
  answer,
  ask,
  cancelling,
  hireOf,
  type Caller,
  type Changes,
} from "../../../test/exit-world.ts"
import { aHiredPair } from "../../../test/work-world.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { users } from "../../platform/db/schema/user.ts"
import { runLimitTimers } from "./run-timers.ts"

const { world, now, pass, atWork, told } = anExitWorld()
const hourMs = 60 * 60 * 1000

describe("repeated own-fault cancellations", () => {
  /** Ends a job of a new client through the fault of this doer. */
  async function fail(ion: Caller, times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      const pair = await aHiredPair(world)
      // As if it had been the same doer.
      await world.db
        .update(taskAssignments)
        .set({ fault: "provider", outcome: "cancelled", endedAt: now(), endsAt: null, remindAt: null })
        .where(eq(taskAssignments.taskId, pair.id))
      await world.db
        .update(taskAssignments)
        .set({ providerId: ion.user.id })
        .where(eq(taskAssignments.taskId, pair.id))
    }
  }
  const statusOf = async (who: Caller) => {
    const [row] = await world.db.select().from(users).where(eq(users.id, who.user.id))
    return [
      row?.status,
      row?.limitedUntil && Math.round((row.limitedUntil.getTime() - now().getTime()) / hourMs),
    ]
  }

  test("limit the account for a day from the third on, until the time is over or a fault is contested", async () => {
    const { ana, ion, id } = await atWork()
    await fail(ion, 2)
    expect(await statusOf(ion)).toEqual(["active", null])
    const asked = await ask(ana, id, cancelling("other", { after: "close" }))
    // Both read before what one more fault means to them: two of the doer count, and none of the client.
    const listFor = (who: Caller) => who.ask<Changes>("changeRequest.getByTask", { taskId: id })
    const blamed = await listFor(ion)
    expect([blamed.cancel.ownFaults, blamed.data[0]?.cancel?.ownFaults]).toEqual([2, 2])
    const asking = await listFor(ana)
    expect([asking.cancel.ownFaults, asking.data[0]?.cancel?.ownFaults]).toEqual([0, null])
    await answer(ion, asked.id)
    expect(await statusOf(ion)).toEqual(["limited", 24])
    const limit = { ownFaults: 3, until: expect.any(String) }
    expect((await hireOf(ion, id)).faultInfo).toMatchObject({ limit })
    expect((await hireOf(ana, id)).faultInfo).toMatchObject({ limit: null })
    expect(await statusOf(ana)).toEqual(["active", null])
    const record = await ion.ask<{ countedFaults: number; limitedUntil: string | null; faults: object[] }>(
      "taskAssignment.getMyRecord",
    )
    expect(record).toMatchObject({
      countedFaults: 3,
      limits: [
        { count: 5, hours: 168 },
        { count: 3, hours: 24 },
      ],
    })
    const hire = await hireOf(ion, id)
    const text = "I came on Monday as agreed, and nobody opened the door to me for an hour."
    await ion.tell("taskAssignment.contestFault", { id: hire.id, text })
    expect(await statusOf(ion)).toEqual(["active", null])
  })

  test("end by themselves, once", async () => {
    const { ana, ion, id } = await atWork()
    await fail(ion, 4)
    const asked = await ask(ana, id, cancelling("other", { after: "close" }))
    await answer(ion, asked.id)
    expect(await statusOf(ion)).toEqual(["limited", 7 * 24])
    pass(7 * 24 + 1)
    await Promise.all([runLimitTimers(world.db, now()), runLimitTimers(world.db, now())])
    expect(await statusOf(ion)).toEqual(["active", null])
    expect(await told("user.limit-ended", "userId", ion.user.id)).toBe(1)
  })
})
