// People look for work on the list of tasks: with and without scripts, there and back, and on to the page of a task.
// All look for one word that nobody else has written, so that no other story changes what they find.
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { visit, withBrowser, world } from "../world/browser.ts"
import type { OwnPerson } from "../world/people.ts"
import { get } from "../world/plain-request.ts"
import { card, chips, open, titles } from "../world/task-list.ts"
import { forgetTasks, postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

/** Ends like no other word: it is found on its own alone. */
const word = `qua${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}zix`
const address = "Strada Planted 77, apartment 12"
const named = (what: string) => `${word} ${what}`
let owner: OwnPerson
let ids: Record<"shelf" | "letter" | "stove", string>

beforeAll(async () => {
  owner = await newPerson("Vera Owner")
  ids = {
    shelf: await postTask(owner, {
      title: named("</script><script>__x=1</script> shelf"),
      category: "handyman",
      description: "Three shelves and a mirror. Call me on 069 123 456, I am at home in the evening.",
      address,
      timing: { kind: "flexible", window: "evening" },
    }),
    letter: await postTask(owner, {
      title: named("letter from Vienna"),
      category: "translation",
      description: "Two pages by hand, from German into English, by the end of the month.",
      mode: "remote",
      placeId: null,
    }),
    stove: await postTask(owner, {
      title: named("stove in the summer kitchen"),
      category: "plumbing",
      description: "The old stove goes, the new one comes, and the pipe between them is bent.",
      placeId: "618605",
      spokenLanguages: ["ro"],
    }),
  }
})
afterAll(() => forgetTasks(word))

test("[R02] without scripts, words, ticks, a typed place and the order make the same addresses", async () => {
  const say = wordsOf("ro")
  const page = await open("/tasks", { scripts: false, width: 390, locale: "ro" })
  await page.getByLabel(say("tasks:searchLabel")).fill(word)
  await page.keyboard.press("Enter")
  await expect.poll(() => titles(page)).toHaveLength(3)

  // On a phone the filters stand below the list, where their button leads.
  await page.locator("a[href='#filters']").click()
  await page.getByLabel(say("list:placeLabel")).fill("Бельцы")
  await page.getByText(say("list:moreFilters")).click()
  await page.getByLabel(say("task:language.ro"), { exact: true }).check()
  await page.getByLabel(say("list:sortBy")).selectOption("newest")
  const apply = page.locator("#task-filters").getByRole("button", { name: say("list:apply") })
  await apply.click()
  await page.waitForURL(/place=618605/)
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: word, place: "618605", languages: "ro", sort: "newest" })
  await expect.poll(() => titles(page)).toEqual([named("stove in the summer kitchen")])

  await page.getByRole("link", { name: say("list:remove", { label: "Bălți" }) }).click()
  await page.waitForURL((url) => !url.searchParams.has("place"))
  await page.locator("#filters summary").first().click()
  await page.locator("#task-filters [name=from]").fill("14.07.2099")
  await apply.click()
  await page.waitForURL(/from=2099-07-14/)

  // The browser itself opens the note; hearts lead to the log-in.
  await page.goto(`/tasks?q=${word}`)
  const about = say("task:why.title", { title: named("letter from Vienna") })
  await page.getByRole("button", { name: about }).click()
  await page.getByRole("group", { name: about }).getByText(say("tasks:whyReason.words")).waitFor()
  await expect.poll(() => page.locator(".task-slip-tools a[href^='/signin']").count()).toBe(3)
  const member = await open(`/tasks?q=${word}`, { scripts: false, as: owner })
  await expect.poll(() => titles(member)).toHaveLength(3)
  await expect
    .poll(() => member.locator(".task-slip-tools button[aria-pressed] >> visible=true").count())
    .toBe(0)
})

test("every wish is an address: there, back, forward, after a reload, and the page keeps its place", async () => {
  const page = await open("/tasks")
  await page.getByLabel("Search tasks").fill(word)
  await page.keyboard.press("Enter")
  await page.waitForURL(`**/tasks?q=${word}`)
  await expect.poll(() => titles(page)).toHaveLength(3)
  await page.getByText("Remote", { exact: true }).first().click()
  await page.waitForURL(/mode=remote/)
  const remote = [named("letter from Vienna")]
  await expect.poll(() => titles(page)).toEqual(remote)
  await page.goBack()
  await expect.poll(() => titles(page)).toHaveLength(3)
  await expect.poll(() => page.locator("#task-filters [name=mode][value=remote]").isChecked()).toBe(false)
  await page.goForward()
  await expect.poll(() => titles(page)).toEqual(remote)
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(remote)
  await chips(page).getByRole("link", { name: "Remove: Remote" }).click()
  await page.waitForURL(`**/tasks?q=${word}`)
  await expect.poll(() => titles(page)).toHaveLength(3)

  // A currency alone would choose nothing: it is shown with the first amount.
  const currency = page.getByLabel("Currency")
  await expect.poll(() => currency.isVisible()).toBe(false)
  await page.getByLabel("Budget from").fill("5")
  await currency.waitFor()
  await page.getByLabel("Budget from").fill("")

  await page.setViewportSize({ width: 1440, height: 500 })
  const slip = card(page, "letter from Vienna")
  await slip.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 180))
  await slip.getByRole("link").click()
  await page.getByRole("heading", { level: 1, name: "letter from Vienna" }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await slip.waitFor()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(180)
})

test("on a phone the filters come up as a sheet, and give the focus back", async () => {
  const page = await open(`/tasks?q=${word}`, { width: 390 })
  await page.getByRole("button", { name: "Filters" }).click()
  const sheet = page.getByRole("dialog", { name: "Filters" })
  await sheet.getByText("Remote", { exact: true }).click()
  await page.waitForURL(/mode=remote/)
  await sheet.getByRole("button", { name: "Show 1 task" }).click()
  await sheet.waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Filters: 1 selected" }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#filters")
})

test("a visitor's heart waits through the log-in, and what is saved is on the dashboard until it is let go", async () => {
  const person = await newPerson("Ion Visitor")
  const page = await open(`/tasks?q=${word}&mode=remote`)
  await page.getByRole("link", { name: /^Log in to save/ }).click()
  await page.waitForURL(/\/signin\?redirect=/)
  await page.getByText("Log in to save this.").waitFor()
  await page.locator("input[type=email]").fill(person.email)
  await page.locator("input[type=password]").fill(person.password)
  // The toast that follows goes after four seconds: the answer waits until the heart has been looked at.
  let release = () => {}
  const held = new Promise<void>((go) => (release = go))
  await page.route(/favourite\.add/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press("Enter")
  await page.waitForURL(`**/tasks?q=${word}&mode=remote`)
  await expect
    .poll(() => page.getByRole("button", { name: /^Save “/ }).getAttribute("aria-pressed"))
    .toBe("true")
  release()
  // By key: a click would wait until it stands still.
  await toast(page, "Saved. You’ll find this task on your dashboard.")
    .getByRole("button", { name: "View" })
    .press("Enter")
  await page.waitForURL("**/dashboard?tab=saved#saved")
  const kept = page.getByRole("region", { name: "Saved tasks" })
  await kept.getByRole("link", { name: "letter from Vienna" }).click()
  await page.getByRole("button", { name: "Saved", exact: true }).waitFor()
  await page.goBack()
  const removal = page.waitForResponse(/favourite\.remove/)
  await kept.getByRole("button", { name: /^Save “/ }).click()
  await removal
  await page.reload()
  await page.getByRole("heading", { name: wordsOf("en")("dashboard:tabs.none") }).waitFor()
  await expect.poll(() => kept.count()).toBe(0)
})

test("[R04] strangers read all of a task but its address and contacts, until its owner closes it", async () => {
  const path = `/tasks/${ids.shelf}`
  const { status, body } = await get(path)
  expect(status).toBe(200)
  for (const hidden of ["Planted 77", "069 123", "<script>__x"]) expect(body).not.toContain(hidden)
  expect(body).toContain("[hidden until hire]")
  expect(body).toContain(`<link rel="canonical" href="${world.webUrl}${path}"`)
  const [, told = "null"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? []
  const data = JSON.parse(told) as { "@graph": object[] }
  expect(data["@graph"][0]).toMatchObject({ "@type": "Demand", name: expect.stringContaining(word) })

  const say = wordsOf("ru")
  const page = await openAs(owner, path, { locale: "ru" })
  await page.getByText(say("taskPage:place.own", { address })).waitFor()
  await expect.poll(() => page.locator("mark").textContent()).toBe("069 123 456")
  await expect.poll(() => page.evaluate(() => "__x" in globalThis)).toBe(false)
  await page.getByRole("button", { name: say("taskPage:close") }).click()
  const dialog = page.getByRole("dialog", { name: say("taskPage:closing.title") })
  await dialog.getByLabel(say("taskPage:closing.found_elsewhere")).check()
  await dialog.getByRole("button", { name: say("taskPage:closing.confirm") }).click()
  await page.getByRole("heading", { name: say("taskPage:owner.cancelled.title") }).waitFor()
  expect((await get(path)).status).toBe(410)
  await visit(page, `/tasks?q=${word}`)
  await expect.poll(() => titles(page)).toHaveLength(2)

  await visit(page, path)
  await page.getByRole("button", { name: say("taskPage:reopen") }).click()
  const question = page.getByRole("alertdialog", { name: say("taskPage:reopening.title") })
  await question.getByRole("button", { name: say("taskPage:reopening.confirm") }).click()
  await page.getByRole("heading", { name: say("taskPage:owner.open.title") }).waitFor()
  expect((await get(path)).status).toBe(200)
})

test("the same links to categories are a rail with a press on wide screens, and a row on phones", async () => {
  const say = wordsOf("en")
  const name = new RegExp(say("category:garden-outdoor"))
  const rail = (page: Page) => page.getByRole("navigation", { name: say("list:categories") })
  const wide = await open("/tasks", { scripts: false, width: 1440 })
  const more = rail(wide).locator("summary")
  await more.waitFor()
  await expect.poll(() => rail(wide).getByRole("link", { name }).count()).toBe(0)
  await more.click()
  await rail(wide).getByRole("link", { name }).click()
  await wide.waitForURL(/category=garden-outdoor/)

  const phone = await open("/tasks", { width: 390 })
  await expect.poll(() => rail(phone).locator("summary").isVisible()).toBe(false)
  const paper = rail(phone).getByRole("link", { name })
  await paper.click()
  await phone.waitForURL(/category=garden-outdoor/)
  // The chosen one has gone to the start, and so has the row.
  await rail(phone).locator("ul > li:nth-child(2) > a[aria-current]").filter({ hasText: name }).waitFor()
  await expect
    .poll(() => paper.evaluate((link) => Math.round(link.getBoundingClientRect().right)))
    .toBeLessThan(390)
  await expect.poll(() => paper.evaluate((link) => link === document.activeElement)).toBe(true)
})
