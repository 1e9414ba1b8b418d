// What a saved search is told of is what the list of tasks finds, whatever is asked for.
import { eq, inArray } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { normalizeText } from "@doable/domain/text/normalize"
import type { TaskFilter } from "@doable/domain/task/input"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { anApi } from "../../../test/api.ts"
import { isLong } from "../../../test/env.ts"
import { aPlace, aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { savedSearchMatches } from "../../platform/db/schema/saved-search.ts"
import type { SavedSearch } from "../answers.ts"
import { matchTask } from "./match-task.ts"

const world = anApi()

/** The same numbers on every run. */
function dice(seed: number) {
  let state = seed
  return <T>(choices: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const chosen = choices[Math.floor((state / 0x80000000) * choices.length)]
    if (chosen === undefined) throw new Error("no choice")
    return chosen
  }
}

const titles = [
  { title: "Repair a leaking kitchen tap", lang: "en" },
  { title: "Починить смеситель на кухне", lang: "ru" },
  { title: "Reparația robinetului din bucătărie", lang: "ro" },
  { title: "Assemble two wardrobes", lang: "en" },
  { title: "Собрать шкаф и повесить полки", lang: "ru" },
  { title: "Montarea unui dulap", lang: "ro" },
] as const
const questions = [
  "tap",
  "kitchen tap",
  "кухня",
  "robinet",
  "wardrobe",
  "шкафы",
  "plumber",
  "dulapuri",
  "the",
  "santehnik",
]

test("a search finds on posting exactly what the list finds afterwards", async () => {
  const roll = dice(7)
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  await world.db.$client.query("update users set hire_rate = 60 where id = $1", [ana.user.id])
  const shelves = await Promise.all(
    ["plumbing", "web-development", "furniture-assembly"].map((slug) => categoryOf(world.db, slug)),
  )
  const spots = [
    { placeId: "618426", cityId: "618426", lat: 47.01, lng: 28.86 },
    { placeId: "617239", cityId: "617239", lat: 47.76, lng: 27.93 },
  ]
  for (const { placeId: id, lat, lng } of spots) await aPlace(world.db, { id, lat, lng })
  const today = dayOf(new Date())

  const filters = Array.from({ length: (isLong ? 19 : 9) * 4 }, (): TaskFilter => {
    const some = <T extends object>(part: T) => (roll([true, false, false]) ? part : {})
    return {
      ...some({ q: roll(questions) }),
      ...some({ categoryIds: [roll(shelves.flatMap(({ id, parentId }) => [id, parentId ?? id]))] }),
      ...some({ placeId: roll(spots).placeId }),
      ...some({ near: { lat: roll(spots).lat, lng: roll(spots).lng, radiusKm: roll([3, 60, 200]) } }),
      ...some({ mode: roll(["remote", "in_person"] as const) }),
      ...some({ budgetMin: roll([100_00, 500_00]) }),
      ...some({ budgetMax: roll([400_00, 900_00]) }),
      ...some({ languages: [roll(["en", "ru", "ro"] as const)] }),
      ...some({ timing: roll(["any", "today", "this_week"] as const) }),
      ...some({ dateTo: addDays(today, 3) }),
      ...some({ ownerHireRateMin: roll([50, 70]) }),
      ...some({ urgentOnly: true }),
      ...some({ excludeWords: [roll(["kitchen", "шкаф", "dulap"])] }),
    }
  })
  const askers = [ion, await aCaller(world), await aCaller(world), await aCaller(world)]
  const searches: { filter: TaskFilter; id: string }[] = []
  for (const [at, filter] of filters.entries()) {
    const { excludeWords = [], ...rest } = filter
    const payload = { scope: "task", name: "Mine", filters: rest, excludeWords, frequency: "daily" }
    const { id } = await (askers[at % 4] ?? ion).tell<SavedSearch>("savedSearch.create", { payload })
    searches.push({ filter, id })
  }

  const made: string[] = []
  for (let count = 0; count < 60; count++) {
    const shelf = roll(shelves)
    const isRemote = roll([true, false])
    const { lat, lng, ...where } = roll(spots)
    const amount = roll([200_00, 450_00, 800_00])
    const words = roll(titles)
    const { id } = await aTask(world.db, ana.user, {
      ...words,
      description: roll(["It drips.", "The kitchen has a wardrobe.", "Старый кран."]),
      foldedTitle: normalizeText(words.title),
      categoryId: shelf.id,
      parentCategoryId: shelf.parentId,
      ...(isRemote ? { mode: "remote" } : { mode: "in_person", ...where, publicLat: lat, publicLng: lng }),
      budgetKind: "fixed",
      budgetMin: amount,
      budgetMax: amount,
      spokenLanguages: [roll(["en", "ru", "ro"] as const)],
      isUrgent: roll([true, false]),
      ...(roll([true, false]) ? { timingKind: "on_date", dueDate: addDays(today, roll([0, 1, 5])) } : {}),
    })
    await matchTask(world.db, id, new Date())
    made.push(id)
  }

  let total = 0
  for (const { filter, id } of searches) {
    const input = { filter, sort: "newest", pagination: { limit: 100, offset: 0 } }
    const list = await ion.ask<{ data: { id: string }[]; isCorrected: boolean }>("task.getList", input)
    const found = await world.db
      .select({ id: savedSearchMatches.foundId })
      .from(savedSearchMatches)
      .where(eq(savedSearchMatches.searchId, id))
    const listed = list.isCorrected ? [] : list.data.map((task) => task.id)
    expect(found.map((row) => row.id).toSorted(), JSON.stringify(filter)).toEqual(listed.toSorted())
    total += found.length
  }
  // Enough for the comparison to mean something.
  expect(total).toBeGreaterThan(50)
  const matched = await world.db.$count(savedSearchMatches, inArray(savedSearchMatches.foundId, made))
  expect(matched).toBe(total)
})
