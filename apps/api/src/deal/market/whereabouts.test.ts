import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aHiddenTask, exactSpot, taskSecrets } from "../../../test/hidden-task.ts"
import { aPlace } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import type { TaskAnswer } from "../../task/answers.ts"

const world = anApi()

test("the owner is told all of it", async () => {
  const owner = await aCaller(world)
  await aPlace(world.db, { id: "chisinau" })
  const payload = await wholePayload(world.db, {
    mode: "in_person",
    placeId: "chisinau",
    address: taskSecrets[0],
    ...exactSpot,
    description: "Ring 069123456 when you are there, please, and come up to the flat.",
  })
  const { id } = await owner.tell("task.create", { payload })
  await owner.tell("task.publish", { id })
  const { task } = await owner.ask<{ task: TaskAnswer }>("task.getById", { id })
  const text = JSON.stringify(task)
  for (const secret of taskSecrets) expect(text).toContain(secret)
  expect(task.spot).toEqual({ lat: 47.025, lng: 28.835 })

  const stranger = await aCaller(world)
  const seen = await stranger.ask<{ task: TaskAnswer }>("task.getById", { id })
  expect(seen.task).toMatchObject({ own: null, spot: task.spot, place: { id: "chisinau" } })
  expect(seen.task.description).toContain("▒▒▒")
})

test.each([
  ["open", "whole", undefined],
  ["assigned", "outline", undefined],
  ["completed", "outline", undefined],
  ["cancelled", null, "task_unavailable"],
  ["held", null, "task_not_found"],
] as const)("a stranger sees of %s: %s", async (status, sight, refusal) => {
  const { id } = await aHiddenTask(world.db, status)
  const stranger = await aCaller(world)
  if (refusal) {
    expect(await stranger.tryAsk("task.getById", { id })).toBe(refusal)
    return
  }
  const { task } = await stranger.ask<{ task: TaskAnswer }>("task.getById", { id })
  const hasDetail = sight === "whole"
  expect([task.place !== null, task.spot !== null, task.timing !== null, task.description !== ""]).toEqual(
    Array.from({ length: 4 }, () => hasDetail),
  )
})

test("administrators see everything, whoever it belongs to", async () => {
  const { id } = await aHiddenTask(world.db, "held")
  const admin = await aCaller(world, { role: "ADMIN" })
  const { task, viewer } = await admin.ask<{ task: TaskAnswer; viewer: object }>("task.getById", { id })
  expect(task).toMatchObject({
    status: "held",
    own: { address: taskSecrets[0], holdReason: "prohibited_words" },
  })
  expect(viewer).toMatchObject({ isOwner: false })
})
