import { eq, inArray, sql } from "../platform/db/drizzle.ts"
import { describe, expect, onTestFinished, test } from "vitest"
import { searchCategories } from "@doable/domain/category/search-categories"
import type { L10n } from "@doable/domain/text/l10n"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { connect } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { categoryCache } from "./category-cache.ts"
import { seedCategories } from "./seed-categories.ts"
import { seedTree } from "./seed/tree.ts"

const world = anApi()

type Category = { id: string; slug: string; name: L10n; openTasks?: number }
type Branch = Category & { children: Category[] }
type List<T> = { data: T[]; total: number }

const ask = (name: string, input?: unknown) => {
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`
  return world.get(`/trpc/category.${name}${query}`)
}
const found = async (q: string) => {
  const { data } = await dataOf<List<Category>>(ask("search", { q }))
  return data.map(({ slug }) => slug)
}

describe("the tree", () => {
  test("holds the fifteen branches with their leaves in three languages", async () => {
    const { data, total } = await dataOf<List<Branch>>(ask("getTree"))
    expect(data.map(({ slug }) => slug)).toEqual(seedTree.map(({ slug }) => slug))
    expect(total).toBe(data.reduce((sum, { children }) => sum + 1 + children.length, 0))
    const repair = data.find(({ slug }) => slug === "home-repair")
    expect(repair?.children.map(({ slug }) => slug)).toContain("plumbing")
    expect(repair?.name).toEqual({ en: "Home repair", ru: "Ремонт дома", ro: "Reparații la domiciliu" })
    expect(repair?.openTasks).toBeUndefined()
  })

  test("counts open tasks when asked", async () => {
    const { data } = await dataOf<List<Branch>>(ask("getTree", { includeCounts: true }))
    expect(data.flatMap((branch) => [branch, ...branch.children]).map(({ openTasks }) => openTasks)).toEqual(
      Array.from({ length: 89 }, () => 0),
    )
  })

  test("tells one category by its slug and by its id, with questions and parent", async () => {
    type Whole = Branch & { questions: { key: string }[]; parent: Category | null }
    const bySlug = await dataOf<Whole>(ask("getById", { id: "home-cleaning" }))
    expect(bySlug.questions.map(({ key }) => key)).toEqual([
      "rooms",
      "areaM2",
      "hasPets",
      "suppliesByDoer",
      "regular",
    ])
    expect(bySlug.parent?.slug).toBe("cleaning")
    expect(await dataOf<Whole>(ask("getById", { id: bySlug.id }))).toEqual(bySlug)
    const parent = await dataOf<Whole>(ask("getById", { id: "cleaning" }))
    expect(parent.parent).toBeNull()
    expect(parent.children).toHaveLength(5)
  })

  test("refuses a category that is not there", async () => {
    const { status, body } = await answer(await ask("getById", { id: "no-such" }))
    expect([status, body.error?.data.refusal]).toEqual([404, "category_not_found"])
  })
})

describe("search finds", () => {
  test.each([
    ["plumber", "plumbing"],
    ["plumer", "plumbing"],
    ["PLUMBER ", "plumbing"],
    ["plum", "plumbing"],
    ["сантехник", "plumbing"],
    ["сантехнк", "plumbing"],
    ["santehnik", "plumbing"],
    ["santekhnik", "plumbing"],
    ["cfynt[ybr", "plumbing"],
    ["instalator", "plumbing"],
    ["instalatorul", "plumbing"],
    ["инсталатор", "plumbing"],
    ["электрик", "electrical"],
    ["элктрик", "electrical"],
    ["electrician", "electrical"],
    ["уборка квартиры", "home-cleaning"],
    ["curățenie generală", "deep-cleaning"],
    ["curatenie generala", "deep-cleaning"],
    ["курацение", "cleaning"],
    ["репетитор", "tutoring"],
    ["meditatii", "tutoring"],
    ["english lessons", "languages"],
    ["грузчики", "moving"],
    ["грузчки", "moving"],
    ["hamali", "moving"],
    ["няня", "babysitting"],
    ["bona", "babysitting"],
    ["бона", "babysitting"],
    ["zugrav", "painting-plastering"],
    ["маникюр", "nails"],
    ["manichiura", "nails"],
    ["tort", "catering"],
    ["сайт", "web-development"],
    ["ИИ", "ai-services"],
    ["seo", "seo"],
    ["şofer", "moving-delivery"],
    ["нужен срочно массаж", "massage"],
  ])("for “%s” first %s", async (q, slug) => {
    expect((await found(q))[0]).toBe(slug)
  })

  test.each(["", " ", "xyzzyq", "%", "a", "'; drop table categories --"])("nothing for “%s”", async (q) => {
    expect(await found(q)).toEqual([])
  })

  test("at most ten, each with its parent", async () => {
    const { data, total } = await dataOf<List<Category & { parent: Category | null }>>(
      ask("search", { q: "ремонт" }),
    )
    expect(data.length).toBeLessThanOrEqual(10)
    expect(total).toBe(data.length)
    expect(data.find(({ slug }) => slug === "car-repair")?.parent?.slug).toBe("auto")
  })
})

test("a hidden branch takes its leaves with it, and a deleted leaf is gone", async () => {
  await world.db.update(categories).set({ isActive: false }).where(eq(categories.slug, "auto"))
  await world.db
    .update(categories)
    .set({ deletedAt: sql`now()` })
    .where(eq(categories.slug, "seo"))
  // Another process: what this one remembers may be some seconds old.
  const db = connect(world.url, { patience: 10 })
  onTestFinished(() => db.$client.end())
  const { find, index } = await categoryCache(db)
  expect(["auto", "tyres", "seo"].map((slug) => find(slug)?.slug)).toEqual([undefined, undefined, undefined])
  expect(searchCategories(index, "шиномонтаж")).toEqual([])
  const restored = { isActive: true, deletedAt: null }
  await world.db
    .update(categories)
    .set(restored)
    .where(inArray(categories.slug, ["auto", "seo"]))
})

describe("planting", () => {
  const rowOf = async (slug: string) => {
    const [row] = await world.db.select().from(categories).where(eq(categories.slug, slug))
    if (!row) throw new Error(`no ${slug}`)
    return row
  }
  const plant = (tree = seedTree) => world.db.transaction((tx) => seedCategories(tx, tree))
  const renamed = seedTree.map((branch) => ({
    ...branch,
    name: { ...branch.name, en: `${branch.name.en}!` },
  }))

  test("a second time changes nothing", async () => {
    const before = await world.db.select().from(categories).orderBy(categories.slug)
    await plant()
    expect(await world.db.select().from(categories).orderBy(categories.slug)).toEqual(before)
  })

  test("renews what is still ours, keeps ids, and leaves what people changed, hid or deleted", async () => {
    const before = await rowOf("cleaning")
    const theirs = { name: { en: "Cars", ru: "Машины", ro: "Mașini" }, seedHash: null }
    await world.db.update(categories).set(theirs).where(eq(categories.slug, "auto"))
    await world.db.update(categories).set({ isActive: false }).where(eq(categories.slug, "events"))
    await world.db
      .update(categories)
      .set({ deletedAt: sql`now()` })
      .where(eq(categories.slug, "seo"))
    await plant(renamed)
    expect(await rowOf("cleaning")).toMatchObject({ id: before.id, name: { en: "Cleaning!" } })
    expect(await rowOf("auto")).toMatchObject(theirs)
    expect((await rowOf("events")).isActive).toBe(false)
    expect((await rowOf("seo")).deletedAt).not.toBeNull()
  })
})
