import { expect, test } from "vitest"
import { newPerson, openAs } from "./account-world.ts"
import { openPage, visit, withBrowser, world } from "./browser.ts"
import { newDoer } from "./doer-world.ts"
import { get } from "./plain-request.ts"
import { postTask } from "./task-world.ts"

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
  const signIn = page.locator("#ask").getByRole("link", { name: "Log in to ask" })
  await expect.poll(() => signIn.getAttribute("href")).toContain("ask")
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
