import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { get } from "../world/plain-request.ts"
import { titleField } from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("[R07] the list of doers and the pages around it are there; those about one's own work ask who one is", async () => {
  const { profileId } = await newDoer("Ion Rusu")
  const open = ["", "/discover", "/create", "/applications", `/${profileId}`]
  const answers = await Promise.all(open.map((page) => get(`/providers${page}`)))
  expect(answers.map(({ status }) => status)).toEqual(open.map(() => 200))
  for (const own of ["manage", "dashboard"]) {
    const { headers } = await get(`/providers/${own}`)
    expect(headers.get("location")).toContain(`/signin?redirect=%2Fproviders%2F${own}`)
  }
})

test("three answers find doers with reasons, with scripts off too", async () => {
  const page = await openPage({ scripts: false })
  await visit(page, "/providers/discover")
  await page.getByLabel("What is to be done?").selectOption("deep-cleaning")
  await page.getByLabel("Where?").fill("Chisinau")
  await page.getByLabel("Russian").check()
  await page.getByRole("button", { name: "Show doers" }).click()
  await page.getByRole("heading", { name: "1 doer for you" }).waitFor()
  const match = page.getByRole("listitem").filter({ hasText: "does exactly this" })
  await match.getByRole("link", { name: "Чистый дом SRL" }).waitFor()
  await page.getByRole("button", { name: "Ask the chosen for an offer" }).click()
  await page.getByText("Nobody is marked.").waitFor()
  await page.getByLabel("Ask Чистый дом SRL").check()
  await page.getByRole("button", { name: "Ask the chosen for an offer" }).click()
  await page.getByText("You ask: Чистый дом SRL").waitFor()
  const signIn = page.locator("#ask").getByRole("link", { name: "Log in and choose one of my tasks" })
  await expect.poll(() => signIn.getAttribute("href")).toContain("ask")
})

test("without a kind of work the question says so in the page's own words", async () => {
  const say = wordsOf("ro")
  const page = await openPage({ locale: "ro" })
  await visit(page, "/providers/discover")
  await page.getByRole("button", { name: say("provider-discover:find") }).click()
  await page.getByText(say("provider-discover:whatMissing")).waitFor()
  const what = page.getByLabel(say("provider-discover:what"))
  await expect.poll(() => what.evaluate((select) => select === document.activeElement)).toBe(true)
  await expect.poll(() => what.getAttribute("aria-invalid")).toBe("true")
  await what.selectOption("deep-cleaning")
  await page.getByText(say("provider-discover:whatMissing")).waitFor({ state: "detached" })
})

test("a day is typed as people write it, with scripts off too, or taken from the calendar", async () => {
  const today = new Date()
  const inNextMonth = (day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, day)).toISOString().slice(0, 10)
  const [typed, taken] = [inNextMonth(14), inNextMonth(15)]
  const asWritten = typed.split("-").toReversed().join(".")
  const plain = await openPage({ scripts: false })
  await visit(plain, "/providers/discover?category=deep-cleaning")
  await plain.getByLabel("When?").fill(asWritten)
  await plain.getByRole("button", { name: "Show doers" }).click()
  await expect.poll(() => plain.url()).toContain(`date=${asWritten}`)
  await expect.poll(() => plain.getByLabel("When?").inputValue()).toBe(asWritten)

  const page = await openPage()
  await visit(page, `/providers/discover?category=deep-cleaning&date=${typed}`)
  await hydrated(page)
  await page.getByRole("button", { name: "Open calendar" }).click()
  const month = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(new Date(taken))
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`${month} 15, ${taken.slice(0, 4)}`) })
    .click()
  await page.getByRole("button", { name: "Show doers" }).click()
  await expect.poll(() => page.url()).toContain(`date=${taken}`)
})

test("several are taken along into a new task, through sign-in, and one of them can be left out", async () => {
  const work = "vineyard-orchard"
  const petru = await newDoer("Petru Oak", { categories: [work] })
  for (const name of ["Radu Oak", "Dora Oak"]) await newDoer(name, { categories: [work] })
  const chosen = ["Ask Radu O.", "Ask Dora O.", "Ask Petru O."]
  const stranger = await openPage()
  await visit(stranger, `/providers/discover?category=${work}`)
  await hydrated(stranger)
  for (const name of chosen) await stranger.getByLabel(name).check()
  await stranger.getByRole("button", { name: "Ask the chosen for an offer" }).click()
  await stranger.getByText("All of them are asked as soon as you post it.").waitFor()
  await stranger.locator("#ask").getByRole("link", { name: "Post a new task" }).click()
  await stranger.waitForURL(/\/signin/)
  const way = new URL(stranger.url()).searchParams.get("redirect") ?? ""

  const page = await openAs(await newPerson("Vera Owner"), way)
  const note = page.getByRole("region", { name: /^You are asking/ })
  await note.getByRole("heading", { name: "You are asking 3 doers for offers" }).waitFor()
  await titleField(page).fill("Cut the old walnut tree by the fence")
  await page.waitForURL(/draft=/)
  const isWithoutPetru = (sent: string) => sent.includes("providerIds") && !sent.includes(petru.profileId)
  const saved = page.waitForResponse(
    (answer) => answer.ok() && isWithoutPetru(answer.request().postData() ?? ""),
  )
  await note.getByRole("button", { name: "Do not ask Petru O." }).click()
  await note.getByRole("heading", { name: "You are asking 2 doers for offers" }).waitFor()
  await saved
  await page.reload()
  await note.getByRole("heading", { name: "You are asking 2 doers for offers" }).waitFor()
  const asked = async () => (await note.getByRole("listitem").allTextContents()).toSorted()
  await expect.poll(asked).toEqual(["Dora O.", "Radu O."])
})

test("several are asked at once for an open task", async () => {
  const names = ["Radu Snow", "Dora Snow", "Petru Snow"]
  for (const name of names) await newDoer(name, { categories: ["snow-removal"] })
  const owner = await newPerson("Vera Owner")
  const taskId = await postTask(owner, {
    category: "snow-removal",
    title: "Clear the yard of snow every morning",
  })
  const page = await openAs(owner, "/providers/discover?category=snow-removal")
  for (const name of ["Ask Radu S.", "Ask Dora S."]) await page.getByLabel(name).check()
  await page.getByRole("button", { name: "Ask the chosen for an offer" }).click()
  await page.getByLabel("Clear the yard of snow every morning").check()
  await page.getByRole("button", { name: "Send the invites" }).click()
  await page.getByText("Asked. You will get a notification with every answer.").waitFor()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/tasks/${taskId}`)
})

test("a place that nobody knows and work that nobody does are said plainly", async () => {
  const { body } = await get("/providers/discover?category=heating-gas&where=xyzzyxyzzy")
  expect(body).toContain("We do not know a place called")
  const nobody = await get("/providers/discover?category=data-labeling")
  expect(nobody.body).toContain("Nobody does this here yet")
})
