import { beforeAll, expect, test } from "vitest"
import type { TaskFilter, TaskSort } from "@doable/domain/task/input"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { anApi } from "../../../test/api.ts"
import { aPlace, aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import type { TaskCard } from "../../task/answers.ts"

const world = anApi()
const today = dayOf(new Date())
const spot = { lat: 47.01, lng: 28.86 }
let ana: Awaited<ReturnType<typeof aCaller>>

beforeAll(async () => {
  ana = await aCaller(world)
  await aPlace(world.db, { id: "chisinau" })
  await aTask(world.db, ana.user, {
    title: "Done and dusted, as agreed",
    status: "completed",
    mode: "in_person",
    placeId: "chisinau",
    cityId: "chisinau",
    publicLat: spot.lat,
    publicLng: spot.lng,
    timingKind: "on_date",
    dueDate: today,
  })
})

type List = { data: TaskCard[]; total: number; sort: TaskSort }

async function list(filter: TaskFilter, sort: TaskSort = "newest") {
  const eva = await aCaller(world)
  return eva.ask<List>("task.getList", { filter: { ...filter, status: "completed" }, sort })
}

test.each<[string, TaskFilter, number]>([
  ["another place", { placeId: "balti" }, 1],
  ["a circle far away", { near: { lat: 44, lng: 26, radiusKm: 1 } }, 1],
  ["another day", { dateFrom: addDays(today, 100) }, 1],
  ["a word of its title", { q: "dusted" }, 1],
  ["a slip in a word of its title", { q: "dustde" }, 1],
  ["a word of its text", { q: "cartridge" }, 0],
  ["its absence of a word of its text", { excludeWords: ["cartridge"] }, 1],
  ["its absence of a word of its title", { excludeWords: ["dusted"] }, 0],
])("of a task that found its doer %s tells no more than its outline", async (_, filter, expected) => {
  const { data, total } = await list(filter)
  expect([data.length, total]).toEqual([expected, expected])
  expect(data[0]?.distanceKm ?? null).toBeNull()
})

test("it comes newest first, whatever order is asked for", async () => {
  for (const sort of ["due_soon", "nearest", "best_match", "budget_high"] as const)
    expect((await list({ near: spot }, sort)).sort).toBe("newest")
})
