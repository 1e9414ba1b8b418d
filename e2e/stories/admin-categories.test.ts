import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { finishMerge } from "../../apps/api/src/category/finish-merge.ts"
import { connect } from "../../apps/api/src/db/client.ts"
import { toast } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

// The tree of the stories after this one is the tree that ships.
afterAll(async () => {
  const { $client } = connect(world.databaseUrl, { max: 1 })
  await $client.query("update categories set merged_into_id = null where slug like 'story-%'")
  await $client.query("delete from categories where slug like 'story-%' and parent_id is not null")
  await $client.query("delete from categories where slug like 'story-%'")
  await $client.end()
})

async function asAdmin() {
  const page = await openPage({ as: "admin" })
  await visit(page, "/admin/categories")
  return page
}

const field = (page: Page, legend: string, language: string) =>
  page.getByRole("dialog").getByLabel(`${legend}, ${language}`)
const row = (page: Page, slug: string) =>
  page.getByRole("row").filter({ has: page.getByText(slug, { exact: true }) })

async function add(page: Page, slug: string, { parent, name }: { parent?: string; name: string }) {
  await page.getByRole("button", { name: say("admin-categories:add") }).click()
  const dialog = page.getByRole("dialog")
  if (parent) await dialog.getByLabel(say("admin-categories:form.parent")).selectOption({ label: parent })
  await dialog.getByLabel(say("admin-categories:form.slug")).fill(slug)
  await field(page, say("admin-categories:form.name"), "English").fill(name)
  await dialog.getByRole("button", { name: say("admin-categories:form.save") }).click()
  await row(page, slug).waitFor()
}

async function act(page: Page, name: string, item: string) {
  await page.getByRole("button", { name: say("admin-categories:actsOn", { name }) }).click()
  await page.getByRole("menuitem", { name: item }).click()
}

const order = (page: Page) => async () => {
  const texts = await page.locator("[data-category]").allTextContents()
  return ["story-one", "story-two", "story-three"].toSorted(
    (a, b) => texts.findIndex((text) => text.includes(a)) - texts.findIndex((text) => text.includes(b)),
  )
}

test("a category is made, lacks its words, gets them, is shown, asks, is ordered, merged and deleted", async () => {
  const page = await asAdmin()
  await add(page, "story-branch", { name: "Story branch" })
  for (const [slug, name] of [
    ["story-one", "One"],
    ["story-two", "Two"],
    ["story-three", "Three"],
  ] as const) {
    await add(page, slug, { parent: "Story branch", name: `Story ${name}` })
  }
  await row(page, "story-one").getByText(say("admin-categories:missing.ru")).waitFor()
  await page.getByLabel(say("admin-categories:showNamed", { name: "Story One" })).click()
  await toast(page, say("refusal:category_incomplete")).waitFor()

  await act(page, "Story One", say("admin-categories:edit.do"))
  await field(page, say("admin-categories:form.name"), "Русский").fill("Первая")
  await field(page, say("admin-categories:form.name"), "Română").fill("Prima")
  for (const language of ["English", "Русский", "Română"]) {
    await field(page, say("admin-categories:form.description"), language).fill("Story")
  }
  await page.getByTitle("plane", { exact: true }).click()
  await page.getByLabel(say("admin-categories:form.requiresVerification")).check()
  await page.getByRole("dialog").getByLabel(say("admin:reason")).fill("Asked for in letters")
  await page.getByRole("button", { name: say("admin-categories:questions.add") }).click()
  await page.getByRole("button", { name: say("admin-categories:form.save") }).click()
  await page.getByText(say("admin-categories:questions.incomplete")).waitFor()
  for (const language of ["English", "Русский", "Română"]) {
    await field(page, say("admin-categories:questions.label"), language).fill("How many?")
  }
  await page.getByRole("button", { name: say("admin-categories:form.save") }).click()
  await row(page, "story-one").getByText("Prima").waitFor()
  await row(page, "story-one").getByText(say("admin-categories:licence"), { exact: true }).waitFor()
  await page.getByLabel(say("admin-categories:showNamed", { name: "Story One" })).click()
  await toast(page, say("admin-categories:nowShown")).waitFor()

  const handle = page.getByRole("button", { name: say("admin-categories:moveNamed", { name: "Story One" }) })
  await handle.focus()
  await page.keyboard.press("ArrowDown")
  await expect.poll(order(page)).toEqual(["story-two", "story-one", "story-three"])
  const told = say("admin-categories:moved", { name: "Story One", place: 2, total: 3 })
  await expect.poll(() => page.getByRole("status").allTextContents()).toContain(told)
  await page.waitForLoadState("networkidle")

  await row(page, "story-three").scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await row(page, "story-three").boundingBox()]
  if (!from || !to) throw new Error("nothing to hold")
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + to.height - 6, { steps: 6 })
  await page.mouse.up()
  await expect.poll(order(page)).toEqual(["story-two", "story-three", "story-one"])
  await page.waitForLoadState("networkidle")
  await visit(page, "/admin/categories?q=story-")
  await expect.poll(order(page)).toEqual(["story-two", "story-three", "story-one"])

  await act(page, "Story Two", say("admin-categories:merge.do"))
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(say("admin-categories:merge.into")).selectOption({ label: "Story Three" })
  await dialog.getByLabel(say("admin:reason")).fill("The same thing twice")
  await dialog.getByRole("button", { name: say("admin-categories:merge.do") }).click()
  await toast(page, say("admin-categories:merge.done")).waitFor()
  await expect.poll(() => row(page, "story-two").count()).toBe(0)

  await page.getByLabel(say("admin-categories:showNamed", { name: "Story One" })).click()
  await toast(page, say("admin-categories:nowHidden")).waitFor()

  await act(page, "Story Three", say("admin-categories:delete.do"))
  await dialog.getByLabel(say("admin:reason")).fill("Nobody needs it")
  await dialog.getByRole("button", { name: say("admin-categories:delete.do") }).click()
  await expect.poll(() => row(page, "story-three").count()).toBe(0)
})

test("a leaf is put under another branch", async () => {
  const page = await asAdmin()
  await add(page, "story-left", { name: "Story left" })
  await add(page, "story-right", { name: "Story right" })
  await add(page, "story-moved", { parent: "Story left", name: "Story moved" })
  const slugs = async () => {
    const texts = await page.locator("[data-category]").allTextContents()
    const found = texts.flatMap((text) =>
      ["story-left", "story-right", "story-moved"].filter((one) => text.includes(one)),
    )
    return found
  }
  await expect.poll(slugs).toEqual(["story-left", "story-moved", "story-right"])
  await act(page, "Story moved", say("admin-categories:move.do"))
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(say("admin-categories:form.parent")).selectOption({ label: "Story right" })
  await dialog.getByRole("button", { name: say("admin-categories:move.do") }).click()
  await expect.poll(slugs).toEqual(["story-left", "story-right", "story-moved"])
  await page.waitForLoadState("networkidle")
  await visit(page, "/admin/categories")
  await expect.poll(slugs).toEqual(["story-left", "story-right", "story-moved"])
})

test("a merge that takes its time is told on the page until it is done", async () => {
  const page = await asAdmin()
  await add(page, "story-shelf", { name: "Story shelf" })
  await add(page, "story-from", { parent: "Story shelf", name: "Story from" })
  await add(page, "story-into", { parent: "Story shelf", name: "Story into" })
  const db = connect(world.databaseUrl, { max: 2 })
  try {
    // As a large one is left by the deed: led on, and not empty yet.
    const found = await db.$client.query<{ id: string }>(
      `update categories set merged_into_id = (select id from categories where slug = 'story-into')
       where slug = 'story-from' returning id`,
    )
    await visit(page, "/admin/categories?q=story-")
    const told = say("admin-categories:merging", { name: "Story into", count: 0 })
    await row(page, "story-from").getByText(told).waitFor()
    const acts = page.getByRole("button", { name: say("admin-categories:actsOn", { name: "Story from" }) })
    await expect.poll(() => acts.count()).toBe(0)
    await finishMerge(db, found.rows[0]?.id ?? "", Date.now() + 5000)
    await expect.poll(() => row(page, "story-from").count()).toBe(0)
  } finally {
    await db.$client.end()
  }
})

test("on a phone and in the dark the tree complains of nothing", async () => {
  const page = await openPage({ as: "admin", width: 390, theme: "dark", locale: "ru" })
  const faults = watchFaults(page)
  await visit(page, "/admin/categories?q=plumbing")
  // The first of the two leads the folded row.
  await page.getByText("plumbing", { exact: true }).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(faults).toEqual([])
})
