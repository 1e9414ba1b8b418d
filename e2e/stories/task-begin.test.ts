// How a task begins: once however bad the connection, and for somebody in particular.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { draftIs, titleField } from "../world/task-create-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

const savedChange = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("task.update") && answer.ok())

test("a first answer that is lost on the way begins no second draft, not even after a reload", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/tasks/create")
  let isLost = true
  await page.route("**/trpc/task.create*", async (route) => {
    if (!isLost) return route.continue()
    // The server has heard it; the page has not heard the server.
    await route.fetch()
    await route.abort()
  })
  await titleField(page).fill("Dig a small pond behind the house")
  await draftIs(page, "failed")
  isLost = false
  await page.reload()
  await hydrated(page)
  await page.waitForURL(/draft=/)
  await draftIs(page, "saved")
  const changed = savedChange(page)
  await titleField(page).fill("Dig a small pond behind the red house")
  await changed

  await visit(page, "/tasks/create")
  await page.getByRole("heading", { name: say("task-create:drafts.title", { count: 1 }) }).waitFor()
  await expect.poll(() => page.getByRole("link", { name: /red house/ }).count()).toBe(1)
})

test("whoever comes from a doer's profile asks that doer, through sign-in and reloads, until they say otherwise", async () => {
  const stranger = await openPage()
  await visit(stranger, `/tasks/create?providerId=${world.providerId}`)
  await stranger.getByText(say("signin:toPost")).waitFor()
  await stranger
    .getByRole("main")
    .getByRole("link", { name: say("signin:signUp") })
    .click()
  await stranger.getByText(say("signup:toPost")).waitFor()

  const person = await newPerson()
  const page = await openAs(person, `/tasks/create?providerId=${world.providerId}`)
  const note = page.getByRole("region", { name: /^You are asking .+ for an offer$/ })
  await note.waitFor()
  await expect.poll(() => page.url(), { message: "nothing is begun by looking" }).not.toContain("draft=")
  await titleField(page).fill("Hang four heavy shelves in a hall")
  await page.waitForURL(/draft=/)
  await draftIs(page, "saved")
  await expect.poll(() => page.url()).not.toContain("providerId")
  await page.reload()
  await hydrated(page)
  await note.waitFor()
  const changed = savedChange(page)
  await note.getByRole("button", { name: say("task-create:asked.drop") }).click()
  await note.waitFor({ state: "detached" })
  await changed
  await page.reload()
  await hydrated(page)
  await expect.poll(() => note.count()).toBe(0)
})
