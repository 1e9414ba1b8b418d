import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, terms } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"

const world = anApi()

test("an offer is made, changed and stood by for the task as the doer has read it", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const task = await aTask(world.db, ana.user)
  const change = (version: number) =>
    ana.tell("task.update", {
      id: task.id,
      version,
      payload: { description: `The tap drips, and so do ${version} others in the bath and in the kitchen.` },
      confirmStale: true,
    })
  const seen = task.version
  await change(seen)
  const offer = (taskVersion: number) => ({ payload: { taskId: task.id, taskVersion, ...terms() } })
  const { status, body } = await ion.raw("offer.create", offer(seen))
  expect([status, body.error?.data]).toMatchObject([
    409,
    { refusal: "offer_task_changed", version: seen + 1 },
  ])
  const { id } = await ion.tell<{ id: string }>("offer.create", offer(seen + 1))

  await change(seen + 1)
  expect(await ion.tryTell("offer.reconfirm", { id, taskVersion: seen + 1 })).toBe("offer_task_changed")
  const edit = { id, payload: { warrantyDays: 30 } }
  expect(await ion.tryTell("offer.update", { ...edit, taskVersion: seen + 1 })).toBe("offer_task_changed")
  expect(await ion.tryTell("offer.reconfirm", { id, taskVersion: seen + 2 })).toBe("done")
  await ion.tell("offer.withdraw", { id })
  await change(seen + 2)
  expect(await ion.tryTell("offer.revive", { id, taskVersion: seen + 2 })).toBe("offer_task_changed")
  expect(await ion.tryTell("offer.revive", { id, taskVersion: seen + 3 })).toBe("done")
})
