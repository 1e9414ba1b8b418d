// Categories of the story's own are made, put in order by hand and merged. They stay hidden, so that nobody meets them.
import type { Page } from "playwright-core"
import { afterAll, expect, test } from "vitest"
import { openAs } from "../../world/account-world.ts"
import { explain, newAdmin } from "../../world/admin-world.ts"
import { openPage, visit, watchFaults, withBrowser } from "../../world/browser.ts"
import { withDatabase } from "../../world/with-database.ts"
import { wordsOf } from "../../world/words.ts"

withBrowser()
const say = wordsOf("ro")

// The tree of the stories after this one is the tree that ships.
afterAll(() =>
  withDatabase(async ({ $client }) => {
    await $client.query("update categories set merged_into_id = null where slug like 'story-%'")
    await $client.query("delete from categories where slug like 'story-%' and parent_id is not null")
    await $client.query("delete from categories where slug like 'story-%'")
  }),
)

const row = (page: Page, slug: string) =>
  page.getByRole("row").filter({ has: page.getByText(slug, { exact: true }) })

async function add(page: Page, slug: string, { parent, name }: { parent?: string; name: string }) {
  await page.getByRole("button", { name: say("admin-categories:add") }).click()
  const dialog = page.getByRole("dialog")
  if (parent) await dialog.getByLabel(say("admin-categories:form.parent")).selectOption({ label: parent })
  await dialog.getByLabel(say("admin-categories:form.slug")).fill(slug)
  await dialog.getByLabel(`${say("admin-categories:form.name")}, Română`).fill(name)
  await dialog.getByRole("button", { name: say("admin-categories:form.save") }).click()
  await row(page, slug).waitFor()
}

const order = (page: Page) => async () => {
  const texts = await page.locator("[data-category]").allTextContents()
  return texts.flatMap((text) =>
    ["story-one", "story-two", "story-three"].filter((one) => text.includes(one)),
  )
}

test("a branch with leaves is made, a leaf is dragged to its end, and another one is merged into it", async () => {
  const page = await openAs(await newAdmin(), "/admin/categories", { locale: "ro" })
  const faults = watchFaults(page)
  await add(page, "story-branch", { name: "Ramura" })
  await add(page, "story-one", { parent: "Ramura", name: "Unu" })
  await add(page, "story-two", { parent: "Ramura", name: "Doi" })
  await add(page, "story-three", { parent: "Ramura", name: "Trei" })

  const handle = page.getByRole("button", { name: say("admin-categories:moveNamed", { name: "Unu" }) })
  await row(page, "story-three").scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await row(page, "story-three").boundingBox()]
  if (!from || !to) throw new Error("nothing to hold")
  const moved = page.waitForResponse((response) => response.url().includes("adminCategory.move"))
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + to.height - 6, { steps: 6 })
  await page.mouse.up()
  expect((await moved).status()).toBe(200)
  await visit(page, "/admin/categories?q=story-")
  await expect.poll(order(page)).toEqual(["story-two", "story-three", "story-one"])

  await page.getByRole("button", { name: say("admin-categories:actsOn", { name: "Doi" }) }).click()
  await page.getByRole("menuitem", { name: say("admin-categories:merge.do") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(say("admin-categories:merge.into")).selectOption({ label: "Unu" })
  const confirm = say("admin-categories:merge.do")
  const done = say("admin-categories:merge.done")
  await explain(page, say("admin-categories:merge.title"), { words: "The same thing twice", confirm, done })
  await expect.poll(order(page)).toEqual(["story-three", "story-one"])
  expect(faults).toEqual([])
})

test("on a phone branches are folded, and open without scripts", async () => {
  const page = await openPage({ as: await newAdmin(), width: 390, scripts: false, locale: "ro" })
  await visit(page, "/admin/categories")
  const leaf = page.getByText("handyman", { exact: true }).first()
  await expect.poll(() => leaf.isVisible()).toBe(false)
  const branch = page.locator("tbody").filter({ has: page.getByText("handyman", { exact: true }) })
  await branch.locator("summary").click()
  await leaf.waitFor()
})
