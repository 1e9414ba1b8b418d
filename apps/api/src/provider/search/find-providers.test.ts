import { beforeAll, describe, expect, test } from "vitest"
import { noHours } from "@doable/domain/provider/availability"
import type { ProviderFilter, ProviderSort } from "@doable/domain/provider/input"
import { anApi } from "../../../test/api.ts"
import { aFile, aUser } from "../../../test/factories.ts"
import { aProvider, aService } from "../../../test/provider-factories.ts"
import { aPlace, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { providerPortfolio } from "../../platform/db/schema/provider.ts"
import type { ProviderCard } from "../answers.ts"

// A Tuesday.
const now = new Date("2026-08-04T09:00:00Z")
const world = anApi({ now: () => now })

type List = {
  data: ProviderCard[]
  total: number
  totalIsEstimate: boolean
  nextCursor: string | null
  sort: ProviderSort
  isCorrected: boolean
}

let seeker: Awaited<ReturnType<typeof aCaller>>
/** Headlines start with a name of one letter, by which the expectations are written. */
const list = (filter: ProviderFilter = {}, rest: object = {}) =>
  seeker.ask<List>("provider.getList", { filter, ...rest })
const names = ({ data }: List) => data.map(({ headline }) => headline.slice(0, 1)).join("")
const found = async (filter: ProviderFilter) =>
  [...names(await list(filter, { sort: "newest" }))].toSorted().join("")
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)

const hours = [{ from: "09:00", to: "18:00" }]
const at = (placeId: string, cityId: string, publicLat: number, publicLng: number) =>
  ({ mode: "in_person", placeId, cityId, publicLat, publicLng }) as const

let ids: Record<"plumbing" | "electrical" | "home" | "web", string>

beforeAll(async () => {
  seeker = await aCaller(world, { locale: "en" })
  const { db } = world
  const [plumbing, electrical, web] = await Promise.all(
    ["plumbing", "electrical", "web-development"].map((slug) => categoryOf(db, slug)),
  )
  if (!plumbing?.parentId || !electrical || !web) throw new Error("no categories")
  ids = { plumbing: plumbing.id, electrical: electrical.id, home: plumbing.parentId, web: web.id }
  await aPlace(db, { id: "chisinau" })
  await aPlace(db, { id: "botanica", kind: "sector", parentId: "chisinau", lat: 46.985, lng: 28.855 })
  await aPlace(db, { id: "ialoveni", kind: "town", lat: 46.943, lng: 28.783 })
  await aPlace(db, { id: "balti", lat: 47.7617, lng: 27.9289 })

  const doers: Parameters<typeof aProvider>[2][] = [
    {
      headline: "A plumber of the centre",
      ...at("chisinau", "chisinau", 47.01, 28.86),
      hourlyRate: 200_00,
      hourlyCurrency: "MDL",
      ratingSum: 48,
      ratingCount: 10,
      completedCount: 12,
      medianReplyMin: 30,
      repeatCustomers: 2,
      spokenLanguages: ["ro", "ru"],
      publishedAt: ago(10),
      weekly: { ...noHours, tue: hours, wed: hours },
      awayFrom: "2026-08-05",
      awayUntil: "2026-08-05",
    },
    {
      headline: "B who lives in Botanica",
      categories: ["electrical"],
      ...at("botanica", "chisinau", 46.985, 28.855),
      radiusKm: 1,
      hourlyRate: 300_00,
      hourlyCurrency: "MDL",
      ratingSum: 5,
      ratingCount: 1,
      completedCount: 3,
      medianReplyMin: 90,
      publishedAt: ago(9),
      sameDay: true,
      weekly: { ...noHours, wed: hours },
    },
    {
      headline: "C next town, comes far",
      ...at("ialoveni", "ialoveni", 46.943, 28.783),
      radiusKm: 20,
      ratingSum: 8,
      ratingCount: 2,
      publishedAt: ago(8),
    },
    {
      headline: "D next town, stays there",
      ...at("ialoveni", "ialoveni", 46.945, 28.785),
      radiusKm: 2,
      kind: "company",
      companyName: "Zamfira SRL",
      publishedAt: ago(7),
      lang: "ro",
    },
    {
      headline: "E up in the north",
      categories: ["plumbing", "electrical"],
      ...at("balti", "balti", 47.7617, 27.9289),
      mode: "both",
      hourlyRate: 20_00,
      hourlyCurrency: "EUR",
      publishedAt: ago(6),
      spokenLanguages: ["ru"],
      completedCount: 40,
      ratingSum: 120,
      ratingCount: 40,
      medianReplyMin: 2000,
    },
    {
      headline: "F makes websites",
      categories: ["web-development"],
      lang: "ru",
      bio: "Делаю сайты, магазины и лендинги под ключ, быстро и с душой, со всеми настройками, с переездом на ваш сервер и обучением.",
      publishedAt: ago(5),
      lastActiveAt: ago(30),
    },
  ]
  for (const doer of doers) {
    const owner = await aUser(db, { name: "Ion Popescu" })
    const profile = await aProvider(db, owner, { lastActiveAt: now, ...doer })
    if (doer?.headline?.startsWith("F")) {
      const file = await aFile(db, owner, { purpose: "picture" })
      await db.insert(providerPortfolio).values({ providerId: profile.id, position: 0, fileId: file.id })
      await aService(db, profile, { title: "Landing page in a week", price: 150_00, categoryId: ids.web })
    }
  }
  await aProvider(db, await aUser(db), { status: "paused", headline: "X is paused" })
  await aProvider(db, await aUser(db), { status: "draft", publishedAt: null, headline: "Y is a draft" })
})

describe("filters", () => {
  test.each<[string, () => ProviderFilter, string]>([
    ["nothing", () => ({}), "ABCDEF"],
    ["a leaf", () => ({ categoryIds: [ids.plumbing] }), "ACDE"],
    ["a branch", () => ({ categoryIds: [ids.home] }), "ABCDE"],
    ["two leaves", () => ({ categoryIds: [ids.electrical, ids.web] }), "BEF"],
    ["a category that is none", () => ({ categoryIds: [crypto.randomUUID()] }), ""],
    ["a city, with those whose area reaches it", () => ({ placeId: "chisinau" }), "ABC"],
    ["a sector, with its city", () => ({ placeId: "botanica" }), "ABC"],
    ["another city", () => ({ placeId: "balti" }), "E"],
    ["a place that is none", () => ({ placeId: "atlantis" }), ""],
    ["a circle", () => ({ near: { lat: 46.94, lng: 28.78, radiusKm: 3 } }), "CD"],
    ["work from afar", () => ({ mode: "remote" }), "EF"],
    ["work on the spot", () => ({ mode: "in_person" }), "ABCDE"],
    ["a language", () => ({ languages: ["ru"] }), "AE"],
    ["a rating", () => ({ ratingMin: 4.5 }), "AB"],
    ["a price", () => ({ priceMax: 250_00 }), "AF"],
    ["a price in euro", () => ({ priceMax: 250_00, currency: "EUR" }), "E"],
    ["a day", () => ({ availableOn: "2026-08-04" }), "A"],
    ["a day on which one of them is away", () => ({ availableOn: "2026-08-05" }), "B"],
    ["a day later in the year", () => ({ availableOn: "2026-08-12" }), "AB"],
    ["the same day", () => ({ sameDay: true }), "B"],
    ["companies", () => ({ kind: "company" }), "D"],
    ["pictures", () => ({ hasPortfolio: true }), "F"],
    ["customers who come back", () => ({ repeatCustomersOnly: true }), "A"],
    ["verified doers", () => ({ verifiedOnly: true }), ""],
    ["several at once", () => ({ categoryIds: [ids.plumbing], placeId: "chisinau", languages: ["ro"] }), "A"],
  ])("%s", async (_what, filter, expected) => {
    expect(await found(filter())).toBe(expected)
  })
})

describe("words find", () => {
  test.each([
    ["websites", "F"],
    ["сайты", "F"],
    ["saiti", "F"],
    ["landing", "F"],
    ["zamfira", "D"],
    ["замфира", "D"],
    ["Botanica", "B"],
    ["сантехник", "ACDE"],
    ["instalator", "ACDE"],
    ["plumber", "ACDE"],
    ["электрик", "BE"],
    ["xyzzyq", ""],
    ["%", "ABCDEF"],
  ])("“%s”: %s", async (q, expected) => {
    expect(await found({ q })).toBe(expected)
  })

  test("also with a slip of the finger, and that is said", async () => {
    const slipped = await list({ q: "landig" }, { sort: "newest" })
    expect([names(slipped), slipped.isCorrected]).toEqual(["F", true])
    expect((await list({ q: "landig" })).isCorrected).toBe(true)
    expect((await list({ q: "landing" })).isCorrected).toBe(false)
  })
})

describe("orders", () => {
  test.each<[ProviderSort, ProviderFilter, string]>([
    ["newest", {}, "FEDCBA"],
    ["rating", {}, "ABCE"],
    ["most_completed", {}, "EAB"],
    ["fastest_reply", {}, "ABE"],
    ["price_low", {}, "FAB"],
    ["price_low", { currency: "EUR" }, "E"],
    ["nearest", { placeId: "chisinau" }, "ABC"],
    ["nearest", { near: { lat: 46.943, lng: 28.783 } }, "CDBAE"],
  ])("%s of %j begins with %s", async (sort, filter, expected) => {
    const page = await list(filter, { sort })
    expect(names(page).slice(0, expected.length)).toBe(expected)
    expect(page.sort).toBe(sort)
  })

  test("nearest without a place to start from is the recommended one", async () => {
    expect((await list({}, { sort: "nearest" })).sort).toBe("recommended")
  })

  test.each<ProviderSort>(["newest", "rating", "most_completed", "fastest_reply", "recommended", "nearest"])(
    "%s gives everybody once, page by page",
    async (sort) => {
      const filter = sort === "nearest" ? { near: { lat: 47, lng: 28 } } : {}
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await list(filter, { sort, pagination: { limit: 2 }, ...(cursor ? { cursor } : {}) })
        seen.push(...names(page))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen.toSorted().join("")).toBe(sort === "nearest" ? "ABCDE" : "ABCDEF")
      expect(new Set(seen).size).toBe(seen.length)
    },
  )

  test("a cursor of another order, or none at all, begins at the beginning", async () => {
    const first = await list({}, { sort: "rating", pagination: { limit: 2 } })
    for (const cursor of [first.nextCursor, "nonsense", Buffer.from('["newest",1]').toString("base64url")]) {
      expect(names(await list({}, { sort: "newest", cursor, pagination: { limit: 2 } }))).toBe("FE")
    }
  })
})

describe("the recommended order", () => {
  test("goes by the formula and tells why, the weightiest reason first", async () => {
    const { data } = await list({ categoryIds: [ids.plumbing], placeId: "chisinau" })
    expect(data.map(({ headline }) => headline.slice(0, 1))).toEqual(["A", "C"])
    expect(data[0]?.why).toEqual(["category", "quality", "completion", "reply", "near", "active"])
  })

  test("of a branch prefers nobody for being in one of its leaves", async () => {
    const { data } = await list({ categoryIds: [ids.home] })
    expect(data[0]?.why[0]).toBe("quality")
    expect(data.every(({ why }) => why.includes("category"))).toBe(true)
  })
})

test("a card says what a customer needs and nothing private", async () => {
  const { data } = await list({ q: "zamfira" }, { sort: "newest" })
  expect(data[0]).toMatchObject({
    name: "Zamfira SRL",
    kind: "company",
    place: { id: "ialoveni", city: null },
    categories: [{ slug: "plumbing", parentSlug: "home-repair" }],
    stats: { ratingAvg: null, ratingCount: 0, completionRate: null },
    isSaved: false,
    why: ["newest"],
  })
  const [ion] = (await list({ hasPortfolio: true })).data
  expect(ion).toMatchObject({ name: "Ion P.", priceFrom: { amount: 150_00, currency: "MDL" } })
  expect(ion?.pictureUrls).toHaveLength(1)
})

describe("discovery", () => {
  type Found = { data: { provider: ProviderCard; reasons: string[] }[]; relaxed: string[] }
  const discover = (input: object) => seeker.ask<Found>("provider.discover", input)
  const who = ({ data }: Found) =>
    data
      .map(({ provider }) => provider.headline.slice(0, 1))
      .toSorted()
      .join("")

  test("shows whoever fits, with reasons", async () => {
    const answer = await discover({ categoryId: ids.home, placeId: "chisinau" })
    expect([who(answer), answer.relaxed]).toEqual(["ABC", []])
    expect(answer.data[0]?.reasons).toContain("category")
  })

  test("lets go what matters least until there is a choice, and says so", async () => {
    const answer = await discover({
      categoryId: ids.plumbing,
      placeId: "chisinau",
      date: "2026-08-04",
      languages: ["ro"],
    })
    expect([who(answer), answer.relaxed]).toEqual(["ACDE", ["date", "languages", "place"]])
  })

  test("keeps every wish whose loss would bring nobody", async () => {
    const wishes = { categoryId: (await categoryOf(world.db, "snow-removal")).id, placeId: "chisinau" }
    expect(await discover(wishes)).toMatchObject({ data: [], relaxed: [] })
  })
})
