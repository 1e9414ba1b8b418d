import { sql } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { place as placeSchema, type Place } from "@doable/domain/place/place"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { places } from "../platform/db/schema/place.ts"
import { readPlaces } from "./place-cache.ts"
import { seedPlaces } from "./seed-places.ts"

const world = anApi()

const ask = (name: string, input: unknown) =>
  world.get(`/trpc/place.${name}?input=${encodeURIComponent(JSON.stringify(input))}`)
const search = async (q: string, limit?: number) => {
  const { data } = await dataOf<{ data: Place[]; total: number }>(ask("search", { q, limit }))
  return data
}

describe("the list that ships", () => {
  const list = readPlaces()

  test("is whole: every place has its id, names, region and coordinates inside its country", () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    for (const place of list) {
      expect(placeSchema.safeParse(place).error, place.id).toBeUndefined()
      expect(place.name.ru, place.id).toMatch(/^[А-ЯЁ0-9][а-яёА-ЯЁ0-9. -]+$/)
      expect(place.name.ro, place.id).not.toMatch(/[ŞşŢţ]/)
      const [south, north, west, east] =
        place.country === "MD" ? [45.4, 48.6, 26.5, 30.3] : [43.5, 48.4, 20.1, 29.8]
      expect(
        place.lat >= south && place.lat <= north && place.lng >= west && place.lng <= east,
        place.id,
      ).toBe(true)
    }
  })

  test("holds the seats of every district and county, and the sectors of the two capitals", () => {
    expect(list.length).toBeGreaterThan(6_000)
    const regions = (country: string) =>
      new Set(list.filter((p) => p.country === country).map((p) => p.region.ro))
    expect([regions("MD").size, regions("RO").size]).toEqual([37, 42])
    const sectors = list.filter(({ kind }) => kind === "sector").map(({ name }) => name.ro)
    expect(sectors.toSorted()).toEqual(
      [
        "Botanica",
        "Buiucani",
        "Centru",
        "Ciocana",
        "Rîșcani",
        ...[1, 2, 3, 4, 5, 6].map((n) => `Sector ${n}`),
      ].toSorted(),
    )
  })

  test("holds the towns and villages of Moldova, many in every district", () => {
    const atHome = list.filter(({ country, kind }) => country === "MD" && kind !== "sector")
    expect(atHome.length).toBeGreaterThan(1_600)
    const byRegion = Map.groupBy(atHome, ({ region }) => region.ro)
    for (const [region, places] of byRegion) {
      if (!/Bălți|Bender|Basarabeasca/.test(region)) expect(places.length, region).toBeGreaterThan(14)
    }
    expect(byRegion.get("raionul Orhei")).toHaveLength(74)
    expect(byRegion.get("raionul Ungheni")).toHaveLength(71)
    expect(byRegion.get("municipiul Chișinău")).toHaveLength(35)
  })

  test("names no place of Moldova twice", () => {
    const seen = new Set<string>()
    for (const place of list.filter(({ country }) => country === "MD")) {
      const spot = `${place.lat} ${place.lng}`
      expect(seen.has(spot), `${place.id} lies where another does`).toBe(false)
      seen.add(spot)
    }
    const near = (a: Place, b: Place) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * 0.68) * 111 < 5
    const ofOneName = Map.groupBy(
      list.filter(({ country, kind }) => country === "MD" && kind !== "sector"),
      ({ name, region }) => `${name.ro}, ${region.ro}`,
    )
    for (const [name, places] of ofOneName) {
      const doubles = places.filter((a) => places.some((b) => a !== b && near(a, b)))
      expect(doubles, name).toEqual([])
    }
  })

  test("is in the table that tasks refer to, and planting it again changes nothing", async () => {
    const versions = () => world.db.execute(sql`select id, xmin::text from places order by id`)
    const before = await versions()
    expect(before.rows).toHaveLength(list.length)
    await world.db.transaction((tx) => seedPlaces(tx))
    expect((await versions()).rows).toEqual(before.rows)
  })

  test("a place that has changed is renewed", async () => {
    await world.db.update(places).set({ population: 1 })
    await world.db.transaction((tx) => seedPlaces(tx))
    const changed = await world.db.execute(
      sql`select count(*)::int as count from places where population = 1`,
    )
    expect(changed.rows).toEqual([{ count: 0 }])
  })
})

describe("search", () => {
  test.each([
    ["chis", "Chișinău"],
    ["Chişinău", "Chișinău"],
    ["CHISINAU", "Chișinău"],
    ["Кишинёв", "Chișinău"],
    ["кишинев", "Chișinău"],
    ["rbibytd", "Chișinău"],
    ["chisnau", "Chișinău"],
    ["Balti", "Bălți"],
    ["бельцы", "Bălți"],
    ["оргеев", "Orhei"],
    ["орхей", "Orhei"],
    ["ботан", "Botanica"],
    ["chisinau botanica", "Botanica"],
    ["рышкановка", "Rîșcani"],
    ["унген", "Ungheni"],
    ["яссы", "Iași"],
    ["iasi", "Iași"],
    ["bucharest", "București"],
    ["бухарест", "București"],
    ["cluj", "Cluj-Napoca"],
    ["timsoara", "Timișoara"],
    ["piatra n", "Piatra Neamț"],
    ["сектор 3", "Sector 3"],
    ["cojusna", "Cojușna"],
    ["Кожушна", "Cojușna"],
    ["Трушены", "Trușeni"],
    ["трушень", "Trușeni"],
    ["bubuieci", "Bubuieci"],
    ["vasieni", "Văsieni"],
    ["мерены", "Mereni"],
    ["costesti", "Costești"],
    ["конгаз", "Congaz"],
    ["sadova calarasi", "Sadova"],
    ["hîrtop cimișlia", "Hîrtop"],
    ["ставчены", "Stăuceni"],
  ])("for “%s” finds %s first", async (q, name) => {
    expect((await search(q))[0]?.name.ro).toBe(name)
  })

  test("without a word names the largest places, the home country first", async () => {
    const names = (await search("", 3)).map(({ name }) => name.en)
    expect(names).toEqual(["Chișinău", "Bucharest", "Tiraspol"])
  })

  test.each(["xyzxyz", "%%", "!!", "'; --"])("finds nothing for “%s”", async (q) => {
    expect(await search(q)).toEqual([])
  })

  test("answers with at most ten", async () => {
    expect(await search("a", 10)).toHaveLength(10)
    expect((await ask("search", { q: "a", limit: 11 })).status).toBe(400)
  })
})

test("a place is told by its id, a sector with its city", async () => {
  const [botanica] = await search("botanica")
  const place = await dataOf<Place & { parentName: Place["name"] }>(ask("getById", { id: botanica?.id }))
  expect(place.parentName.ru).toBe("Кишинёв")
  const { status, body } = await answer(await ask("getById", { id: "0" }))
  expect([status, body.error?.data.refusal]).toEqual([404, "place_not_found"])
})
