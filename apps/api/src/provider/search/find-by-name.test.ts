import { beforeAll, expect, test } from "vitest"
import { eq } from "../../platform/db/drizzle.ts"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import type { ProviderCard } from "../answers.ts"
import { runProviderTimers } from "../applications/provider-timers.ts"

const world = anApi()
let seeker: Awaited<ReturnType<typeof aCaller>>

async function namesFound(q: string) {
  const { data } = await seeker.ask<{ data: ProviderCard[] }>("provider.getList", { filter: { q } })
  return data.map(({ name }) => name)
}

beforeAll(async () => {
  seeker = await aCaller(world)
  const stefan = await aUser(world.db, { name: "Ștefan Munteanu", email: "stefan.munteanu@example.com" })
  await aProvider(world.db, stefan)
  const director = await aUser(world.db, { name: "Grigore Țurcan" })
  await aProvider(world.db, director, { kind: "company", companyName: "Casa Curată SRL" })
  // What was typed for a company isn't shown while the profile is a person's.
  const tatiana = await aUser(world.db, { name: "Татьяна Жукова" })
  await aProvider(world.db, tatiana, { kind: "individual", companyName: "Vorteks" })
})

test.each([
  ["Ștefan", "Ștefan M."],
  ["Stefan", "Ștefan M."],
  ["Штефан", "Ștefan M."],
  ["stefan m", "Ștefan M."],
  ["Stefna", "Ștefan M."],
  ["Stefna plumbr", "Ștefan M."],
  ["Tatiana", "Татьяна Ж."],
  ["татьяна", "Татьяна Ж."],
  ["curata", "Casa Curată SRL"],
  ["Каса Курата", "Casa Curată SRL"],
])("“%s” finds %s", async (q, name) => {
  expect(await namesFound(q)).toEqual([name])
})

test.each([
  "Munteanu",
  "Ștefan Munteanu",
  "Мунтяну",
  "Jukova",
  "stefan.munteanu@example.com",
  "Grigore",
  "Vorteks",
])("“%s”, which no page shows, finds nobody", async (q) => {
  expect(await namesFound(q)).toEqual([])
})

test("a profile from before names were found is found by its name once the timer has run", async () => {
  const owner = await aUser(world.db, { name: "Øyvind Hansen" })
  const { id } = await aProvider(world.db, owner)
  const old = { foldedWords: "plumber", wordsVersion: 0 }
  await world.db.update(providerProfiles).set(old).where(eq(providerProfiles.id, id))
  expect(await namesFound("oyvind")).toEqual([])
  await runProviderTimers(world.db, new Date())
  expect(await namesFound("oyvind")).toEqual(["Øyvind H."])
})
