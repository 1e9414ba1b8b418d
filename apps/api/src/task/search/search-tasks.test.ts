import { beforeAll, describe, expect, test } from "vitest"
import type { TaskSort } from "@doable/domain/task/input"
import { anApi } from "../../../test/api.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import type { TaskCard } from "../answers.ts"

const world = anApi()

type List = {
  data: TaskCard[]
  total: number
  totalIsEstimate: boolean
  nextCursor: string | null
  pageCursor: string
  sort: TaskSort
  isCorrected: boolean
}
let ana: Awaited<ReturnType<typeof aCaller>>
const search = (q: string, rest: object = {}) => ana.ask<List>("task.getList", { filter: { q }, ...rest })
const names = ({ data }: List) =>
  data
    .map(({ title }) => title.slice(0, 1))
    .toSorted()
    .join("")
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const wall = [
  ["A", "en", "plumbing", "A: mend a dripping tap", "The kitchen tap drips all night, washers are worn."],
  [
    "B",
    "ru",
    "plumbing",
    "B: трезвонит старый смеситель",
    "Новый смеситель куплен, нужен мастер с инструментом.",
  ],
  ["C", "ro", "plumbing", "C: montez chiuvetă în baie", "Chiuveta e cumpărată, țevile sunt vechi și curg."],
  [
    "D",
    "ru",
    "tyres",
    "D: поменять шины на зиму",
    "Четыре колеса, балансировка, приеду сам на своей машине.",
  ],
  [
    "E",
    "ro",
    "home-cleaning",
    "E: curățenie după oaspeți",
    "Apartament cu trei camere, fără animale, detergenți am.",
  ],
  [
    "F",
    "en",
    "web-development",
    "F: small website for a bakery",
    "One page with a map, a menu and photographs of bread.",
  ],
  [
    "G",
    "ru",
    "home-cleaning",
    "G: ёлку вынести и прибраться",
    "После праздников вынести ёлку и пропылесосить ковёр.",
  ],
  [
    "H",
    "en",
    "handyman",
    "H: hang three heavy shelves and a mirror",
    "The walls are concrete, so please bring a drill.",
  ],
] as const

beforeAll(async () => {
  ana = await aCaller(world)
  for (const [at, [, lang, slug, title, description]] of wall.entries()) {
    const category = await categoryOf(world.db, slug)
    const { id: categoryId, parentId: parentCategoryId } = category
    const publishedAt = minutesAgo(10 + at)
    await aTask(world.db, ana.user, {
      lang,
      title,
      description,
      categoryId,
      parentCategoryId,
      publishedAt,
      spokenLanguages: [lang],
    })
  }
})

describe("words find", () => {
  test.each([
    ["a word of the title", "website", "F"],
    ["another form of it, in English", "websites", "F"],
    ["another form of it, in Russian", "балансировкой", "D"],
    ["another form of it, in Romanian", "oaspeților", "E"],
    ["without diacritics", "curatenie oaspeti", "E"],
    ["with the diacritics of another keyboard", "curăţenie oaspeţi", "E"],
    ["in capitals", "ТРЕЗВОНИТ", "B"],
    ["е for ё", "елку", "G"],
    ["a word of the description", "photographs", "F"],
    ["Russian in Latin letters", "trezvonit", "B"],
    ["Romanian in Cyrillic letters", "оаспець", "E"],
    ["a Russian plural in Latin letters", "shiny na zimu", "D"],
    ["two words of one task", "bakery menu", "F"],
    ["two words of two tasks", "bakery зиму", ""],
    ["fillers beside a word", "a website for the", "F"],
    ["a trade, whatever the language of the task: English", "plumber", "ABC"],
    ["a trade, whatever the language of the task: Russian", "сантехник", "ABC"],
    ["a trade, whatever the language of the task: Romanian", "instalator", "ABC"],
    ["a trade with a slip", "plumer", "ABC"],
    ["a trade in Latin letters", "santehnik", "ABC"],
    ["nothing that is there", "zeppelin", ""],
  ])("%s: %s", async (_title, q, expected) => {
    const answer = await search(q)
    expect([names(answer), answer.total]).toEqual([expected, expected.length])
  })

  test.each([
    ["drippng", "A"],
    ["трезваонит", "B"],
    ["oaspti", "E"],
    ["sheves miror", "H"],
    ["shelfs mirorr", "H"],
    ["sheves mriror concrete", "H"],
    ["смеситил трезваонит", "B"],
    ["curatenia oaspti", "E"],
  ])("%s but for a slip, and says so", async (q, expected) => {
    const answer = await search(q)
    expect([names(answer), answer.isCorrected]).toEqual([expected, true])
    expect(names(await search(q, { sort: "best_match" }))).toBe(expected)
  })

  test.each(["'", "\\", "a & | ! (", ":*", "%", "c:plumbing", "𝕏", "e\u0301", "x".repeat(100), "и", "the"])(
    "%j without harm",
    async (q) => {
      expect((await search(q)).total).toBeGreaterThanOrEqual(0)
    },
  )
})

describe("the best match", () => {
  test("puts the title over the category over the description, and says why", async () => {
    const filter = { q: "смеситель", languages: ["en", "ru", "ro"] }
    const { data, sort } = await ana.ask<List>("task.getList", { filter, sort: "best_match" })
    expect(sort).toBe("best_match")
    expect(data[0]?.title).toMatch(/^B/)
    expect(data[0]?.why[0]).toBe("words")
  })

  test("weighs languages and places besides", async () => {
    const answer = await ana.ask<List>("task.getList", {
      filter: { q: "instalator", languages: ["ro"] },
      sort: "best_match",
    })
    expect(answer.data[0]?.title).toMatch(/^C/)
    expect(answer.data[0]?.why).toContain("language")
    expect(answer.data[0]?.why).toContain("remote")
  })
})

describe("pages", () => {
  const walk = async (sort: TaskSort, between: () => Promise<unknown>) => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const input: object = { sort, pagination: { limit: 2, offset: 0 }, ...(cursor ? { cursor } : {}) }
      const page: List = await ana.ask<List>("task.getList", input)
      seen.push(...page.data.map(({ title }) => title.slice(0, 1)))
      cursor = page.nextCursor
      await between()
    } while (cursor)
    return seen
  }

  test.each<TaskSort>(["newest", "due_soon", "budget_high", "budget_low", "fewest_offers", "best_match"])(
    "neither skip nor repeat in the order of %s",
    async (sort) => {
      const all = (await ana.ask<List>("task.getList", { sort, pagination: { limit: 100 } })).data
      expect(await walk(sort, async () => {})).toEqual(all.map(({ title }) => title.slice(0, 1)))
    },
  )

  test("end where the list ends, without an empty page", async () => {
    const { total } = await ana.ask<List>("task.getList", {})
    const whole = await ana.ask<List>("task.getList", { pagination: { limit: total } })
    expect([whole.data.length, whole.nextCursor]).toEqual([total, null])
  })

  test("stay whole while new tasks arrive", async () => {
    const arrive = () => aTask(world.db, ana.user, { title: "N: has just arrived on the wall" })
    const old = (await ana.ask<List>("task.getList", { pagination: { limit: 100 } })).data
    const expected = old.map(({ title }) => title.slice(0, 1)).filter((name) => name !== "N")
    expect((await walk("newest", arrive)).filter((name) => name !== "N")).toEqual(expected)
    expect((await walk("best_match", arrive)).filter((name) => name !== "N").toSorted()).toEqual(
      expected.toSorted(),
    )
  })

  test.each<TaskSort>(["newest", "budget_high", "fewest_offers", "best_match"])(
    "of a number stay what they were while new tasks arrive, there and back, in the order of %s",
    async (sort) => {
      const arrive = () =>
        aTask(world.db, ana.user, {
          title: "N: has arrived between two pages",
          budgetKind: "fixed",
          budgetMin: 9_000_00,
          budgetMax: 9_000_00,
        })
      const pageOf = (offset: number, cursor?: string | null) =>
        ana.ask<List>("task.getList", {
          sort,
          pagination: { limit: 2, offset },
          ...(cursor ? { cursor } : {}),
        })
      const idsOf = ({ data }: List) => data.map(({ id }) => id)
      const all = (await ana.ask<List>("task.getList", { sort, pagination: { limit: 100 } })).data
      const before = all.map(({ id }) => id)
      const first = await pageOf(0)
      await arrive()
      const second = await pageOf(2, first.nextCursor)
      await arrive()
      const third = await pageOf(4, second.pageCursor)
      await arrive()
      const back = await pageOf(2, third.pageCursor)
      const jumped = await pageOf(6, back.pageCursor)
      expect([first, second, third, jumped].flatMap(idsOf)).toEqual(before.slice(0, 8))
      expect(idsOf(back)).toEqual(idsOf(second))
      expect(back.total).toBe(first.total)
    },
  )

  test("count anew a day after the list was begun", async () => {
    const old = Buffer.from(JSON.stringify(["newest", "2020-01-01T00:00:00.000Z", 0])).toString("base64url")
    const { data, total } = await ana.ask<List>("task.getList", { cursor: old, pagination: { limit: 1 } })
    expect([data.length, total > 0]).toEqual([1, true])
  })

  test.each(["", "x", "W10", Buffer.from('["newest","2026-01-01","x"]').toString("base64url"), "e30"])(
    "begin at the beginning after a cursor that is none: %j",
    async (cursor) => {
      const { data } = await ana.ask<List>("task.getList", { cursor, pagination: { limit: 1 } })
      expect(data).toHaveLength(1)
    },
  )
})

test("beyond a thousand nobody counts", async () => {
  const before = await ana.ask<List>("task.getList", {})
  expect(before.totalIsEstimate).toBe(false)
  const one = await aTask(world.db, ana.user, { title: "M: one of very many tasks" })
  await world.db.$client.query(
    `insert into tasks (owner_id, status, title, folded_title, description, lang, category_id, parent_category_id, mode,
       timing_kind, budget_kind, spoken_languages, published_at, expires_at)
     select owner_id, status, title, folded_title, description, lang, category_id, parent_category_id, mode, timing_kind,
       budget_kind, spoken_languages, published_at - n * interval '1 second', expires_at
     from tasks, generate_series(1, 1100) n where id = $1`,
    [one.id],
  )
  for (const input of [
    {},
    { filter: { q: "many tasks" } },
    { filter: { mode: "remote", languages: ["en"] } },
  ]) {
    for (const sort of ["newest", "best_match"]) {
      const answer = await ana.ask<List>("task.getList", { ...input, sort })
      expect(answer).toMatchObject({ total: 1000, totalIsEstimate: true })
      expect(answer.data).toHaveLength(20)
    }
  }
  const deep = await ana.ask<List>("task.getList", { pagination: { limit: 20, offset: 1000 } })
  expect(deep.data).toHaveLength(20)
})
