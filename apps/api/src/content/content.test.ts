import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { announcementPayload, articlePayload } from "../../test/content-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { contentVersions } from "../platform/db/schema/content/version.ts"

const world = anApi()
const anAdmin = () => aCaller(world, { role: "ADMIN" })
type Article = { slug: string; section: string; title: string; body: string }
const read = async <T>(name: string, language = "en") =>
  (await dataOf<{ data: T[]; total: number }>(world.get(`/trpc/${name}`, { "accept-language": language })))
    .data
const articles = (language?: string) => read<Article>("help.getList", language)
const titleOf = async (slug: string, language?: string) =>
  (await articles(language)).find((one) => one.slug === slug)?.title
const change = (key: string, version: number, given: object = {}) => ({
  kind: "help",
  key,
  version,
  state: "published",
  payload: articlePayload(),
  ...given,
})

test("without a row everyone reads what was shipped, with its figures filled in", async () => {
  const cancelling = (await articles("ro")).find(({ slug }) => slug === "cancelling")
  expect(cancelling?.body).toContain("60 de minute")
  expect(cancelling?.body).not.toMatch(/\{\{|\$t\(/)
  const questions = await read<Article>("faq.getList", "ru")
  expect(questions.length).toBeGreaterThan(25)
  expect(questions.map(({ body }) => body).join(" ")).not.toMatch(/\{\{|\$t\(/)
  const [release] = await read<{ version: string; items: { kind: string }[] }>("changelog.getList")
  expect(release).toMatchObject({ version: "0.1.0" })
  expect(release?.items.filter(({ kind }) => kind === "added")).toHaveLength(11)
})

test("a published text replaces the shipped one, a draft changes nothing, hidden ones are gone, and the shipped one comes back", async () => {
  const admin = await anAdmin()
  const shipped = await titleOf("write", "ro")
  await admin.tell("adminContent.saveEntry", change("write", 0, { state: "draft" }))
  expect(await titleOf("write", "ro")).toBe(shipped)
  await admin.tell("adminContent.saveEntry", change("write", 1, { reason: "clearer" }))
  expect([await titleOf("write", "ro"), await titleOf("write", "ru")]).toEqual([
    "Ziua mutării",
    "День переезда",
  ])
  const next = articlePayload({ texts: { ...articlePayload().texts, en: { title: "", body: "" } } })
  await admin.tell("adminContent.saveEntry", change("write", 2, { state: "draft", payload: next }))
  expect(await titleOf("write")).toBe("Moving day")
  await admin.tell("adminContent.saveEntry", change("write", 3, { state: "hidden" }))
  expect(await titleOf("write")).toBeUndefined()
  expect(await (await aCaller(world)).tryAsk("help.getBySlug", { slug: "write" })).toBe("content_not_found")
  await admin.tell("adminContent.resetEntry", { kind: "help", key: "write", version: 4 })
  expect(await titleOf("write", "ro")).toBe(shipped)

  const history = await admin.ask<{
    data: { version: number; state: string; savedBy: string }[]
    total: number
  }>("adminContent.getVersions", { kind: "help", key: "write" })
  expect(history.total).toBe(5)
  expect(history.data.map(({ version, state }) => `${version} ${state}`)).toEqual([
    "5 shipped",
    "4 hidden",
    "3 draft",
    "2 published",
    "1 draft",
  ])
  expect(history.data[0]?.savedBy).toBe(admin.user.name)
  const logged = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, "help/write"))
  expect(logged.map(({ action }) => action).toSorted()).toEqual([
    "content.reset",
    ...Array.from({ length: 4 }, () => "content.save"),
  ])
  expect(logged.some(({ reason }) => reason === "clearer")).toBe(true)
})

test("names in the editor's list have their figures filled in", async () => {
  const admin = await anAdmin()
  const { data } = await admin.ask<{ data: { name: Record<string, string> }[] }>("adminContent.getEntries", {
    kind: "faq",
  })
  const names = data.flatMap(({ name }) => Object.values(name))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => name.includes("{{"))).toEqual([])
})

test("a new article stands in its section, people can say whether it helped, and its address is its own", async () => {
  const admin = await anAdmin()
  const payload = articlePayload({ place: 15 })
  await admin.tell("adminContent.saveEntry", change("moving-day", 0, { isNew: true, payload }))
  expect((await articles()).map(({ slug }) => slug).slice(0, 3)).toEqual(["write", "moving-day", "seen"])
  expect((await world.post("/trpc/help.vote", { article: "moving-day", isHelpful: true })).status).toBe(200)
  const again = change("moving-day", 0, { isNew: true })
  expect(await admin.tryTell("adminContent.saveEntry", again)).toBe("content_key_taken")
  expect(await admin.tryTell("adminContent.saveEntry", change("late", 0, { isNew: true }))).toBe(
    "content_key_taken",
  )
  expect(await admin.tryTell("adminContent.saveEntry", change("nowhere", 0))).toBe("content_not_found")
  expect(
    await admin.tryTell("adminContent.resetEntry", { kind: "help", key: "moving-day", version: 1 }),
  ).toBe("content_not_found")
  const list = await admin.ask<{
    data: { key: string; state: string; isShipped: boolean; isLive: boolean }[]
  }>("adminContent.getEntries", { kind: "help" })
  expect(list.data.find(({ key }) => key === "moving-day")).toMatchObject({
    state: "published",
    isShipped: false,
    isLive: true,
  })
})

test("what isn't whole isn't published, and each field says why", async () => {
  const admin = await anAdmin()
  const texts = { ...articlePayload().texts, ro: { title: "Ziua mutării" } }
  const { status, body } = await admin.raw(
    "adminContent.saveEntry",
    change("late", 0, { payload: { texts } }),
  )
  expect([status, body.error?.data.refusal]).toEqual([400, "content_incomplete"])
  expect(body.error?.data.fields).toEqual([
    { path: "texts.ro.body", code: "missing" },
    { path: "section", code: "section_unknown" },
  ])
  expect(
    await admin.tryTell("adminContent.saveEntry", change("late", 0, { state: "draft", payload: { texts } })),
  ).toBe("done")
})

test("of two administrators who save at the same time, one is told; nobody saves over a version they haven't seen", async () => {
  const admins = await Promise.all([anAdmin(), anAdmin(), anAdmin()])
  const tries = await Promise.all(
    admins.map((one) => one.tryTell("adminContent.saveEntry", change("safety", 0))),
  )
  expect(tries.toSorted()).toEqual(["content_changed_elsewhere", "content_changed_elsewhere", "done"])
  const rows = await world.db.select().from(contentVersions).where(eq(contentVersions.key, "safety"))
  expect(rows).toHaveLength(1)
  const [first] = admins
  const reset = { kind: "help", key: "safety", version: 0 }
  expect(await first?.tryTell("adminContent.resetEntry", reset)).toBe("content_changed_elsewhere")
})

test("only as many versions are kept as people look back at, and never without the one in force", async () => {
  const admin = await anAdmin()
  const old = Array.from({ length: 60 }, (_, at) => ({
    kind: "help" as const,
    key: "again",
    version: at + 1,
    state: "draft" as const,
    payload: articlePayload(),
    savedAt: new Date(),
  }))
  await world.db.insert(contentVersions).values(old)
  await admin.tell("adminContent.saveEntry", change("again", 60))
  const rows = await world.db.select().from(contentVersions).where(eq(contentVersions.key, "again"))
  expect(rows).toHaveLength(50)
  expect(await titleOf("again")).toBe("Moving day")
})

test("drafts are trimmed too, and leave what is in force", async () => {
  const admin = await anAdmin()
  const old = Array.from({ length: 60 }, (_, at) => ({
    kind: "help" as const,
    key: "earning",
    version: at + 1,
    state: at === 2 ? ("published" as const) : ("draft" as const),
    payload: articlePayload(),
    savedAt: new Date(),
  }))
  await world.db.insert(contentVersions).values(old)
  await admin.tell("adminContent.saveEntry", change("earning", 60, { state: "draft" }))
  await admin.tell("adminContent.saveEntry", change("earning", 61, { state: "draft" }))
  const rows = await world.db.select().from(contentVersions).where(eq(contentVersions.key, "earning"))
  const versions = rows.map(({ version }) => version).toSorted((a, b) => a - b)
  expect([versions.length, ...versions.slice(0, 2), versions.at(-1)]).toEqual([50, 3, 14, 62])
  expect(await titleOf("earning")).toBe("Moving day")
})

test("there's room for as many as are read or drafted; hiding one makes room, and bringing it back takes it", async () => {
  const admin = await anAdmin()
  const payload = articlePayload({ section: "work" })
  const row = (state: "published" | "hidden" | "draft") => (_: unknown, at: number) => ({
    kind: "faq" as const,
    key: `${state}-${at}`,
    version: 1,
    state,
    payload,
    savedAt: new Date(),
  })
  await world.db
    .insert(contentVersions)
    .values([
      ...Array.from({ length: 250 }, row("hidden")),
      ...Array.from({ length: 150 }, row("published")),
      ...Array.from({ length: 49 }, row("draft")),
    ])
  const save = (key: string, version: number, given: object = {}) =>
    admin.tryTell("adminContent.saveEntry", change(key, version, { kind: "faq", payload, ...given }))
  expect(await save("one-more", 0, { isNew: true })).toBe("done")
  expect(await save("too-many", 0, { isNew: true })).toBe("content_full")
  expect(await save("hidden-0", 1)).toBe("content_full")
  expect(await save("published-0", 1)).toBe("done")
  expect(await save("draft-0", 1, { state: "hidden" })).toBe("done")
  expect(await save("hidden-0", 1)).toBe("done")
  const slugs = (await read<Article>("faq.getList")).map(({ slug }) => slug)
  expect(slugs.filter((one) => one.startsWith("published-"))).toHaveLength(150)
  const list = await admin.ask<{ total: number }>("adminContent.getEntries", { kind: "faq" })
  expect(list.total).toBeGreaterThan(449)
})

test("the newest announcement for the reader is shown in its time, in every language", async () => {
  const admin = await anAdmin()
  type Line = { id: string; texts: Record<string, { body: string }> } | null
  const doer = await aCaller(world, { accountType: "PROVIDER" })
  const seenBy = (who: typeof doer) => who.ask<Line>("announcement.getCurrent")
  const visitor = () => dataOf<Line>(world.get("/trpc/announcement.getCurrent"))
  expect(await visitor()).toBeNull()
  const announce = (key: string, given: object) =>
    admin.tell("adminContent.saveEntry", {
      kind: "announcement",
      key,
      version: 0,
      isNew: true,
      state: "published",
      payload: announcementPayload(given),
    })
  await announce("for-all", {})
  await announce("for-doers", { audience: "doer" })
  await announce("over", { endsAt: new Date(Date.now() - 1000).toISOString() })
  await announce("later", { startsAt: new Date(Date.now() + 60_000).toISOString() })
  expect(await visitor()).toMatchObject({ id: "for-all.1", texts: { ro: { body: "Revenim la zece." } } })
  expect((await seenBy(doer))?.id).toBe("for-doers.1")
  expect((await seenBy(await aCaller(world)))?.id).toBe("for-all.1")
})
