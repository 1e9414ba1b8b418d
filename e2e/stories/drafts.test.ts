// What is typed is never lost: lost answers, reloads, another device, no network, two windows, an ended session, a
// deployment.
import { expect, test } from "vitest"
import { contextOf, newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { visit, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { offerOf } from "../world/offer-world.ts"
import { descriptionField, draftId, draftIs, heading, titleField } from "../world/task-create-world.ts"
import { postTask, tell } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

test("a draft goes through all that can happen to a browser, and every word of it comes back", async () => {
  const person = await newPerson("Vera Draft")
  const context = await contextOf(person)
  const page = await context.newPage()

  // The server has heard of it; the page hasn't heard the server. A reload starts no second one.
  await page.route("**/trpc/task.create*", async (route) => {
    await route.fetch()
    await route.abort()
  })
  await visit(page, "/tasks/create")
  await titleField(page).fill("Dig a small pond behind the house")
  await draftIs(page, "failed")
  await page.unroute("**/trpc/task.create*")
  await page.reload()
  await hydrated(page)
  await page.waitForURL(/draft=/)
  await draftIs(page, "saved")
  const id = draftId(page)
  await visit(page, `/tasks/create?draft=${id}&step=details`)
  await descriptionField(page).fill("Four metres by two, the spades are here, the earth stays.")
  await draftIs(page, "saved")
  await page.reload()
  await expect.poll(() => descriptionField(page).inputValue()).toContain("the spades are here")

  // Another device offers to go on with it, and has only this one.
  const phone = await openAs(person, "/tasks/create", { width: 390 })
  await phone.getByRole("heading", { name: say("task-create:drafts.title", { count: 1 }) }).waitFor()
  await phone.getByRole("link", { name: /small pond/ }).click()
  await expect.poll(() => titleField(phone).inputValue()).toBe("Dig a small pond behind the house")

  // Both change the title: the second is asked.
  await visit(page, `/tasks/create?draft=${id}`)
  await titleField(page).fill("Dig a large pond behind the house")
  await draftIs(page, "saved")
  await titleField(phone).fill("Dig a deep pond behind the house")
  const question = phone.getByRole("alertdialog")
  await question.getByText("Dig a large pond behind the house").waitFor()
  await question.getByText("Dig a deep pond behind the house").waitFor()
  await question.getByRole("button", { name: say("task-create:merge.settle") }).click()
  await draftIs(phone, "saved")
  await page.reload()
  await expect.poll(() => titleField(page).inputValue()).toBe("Dig a deep pond behind the house")

  // The network goes, and the window is closed before it is back.
  await hydrated(page)
  await context.setOffline(true)
  await titleField(page).fill("Dig a deep pond behind the red house")
  await draftIs(page, "failed")
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await visit(again, `/tasks/create?draft=${id}`)
  await expect.poll(() => titleField(again).inputValue()).toBe("Dig a deep pond behind the red house")
  await draftIs(again, "saved")

  // The session ends while one types.
  await context.clearCookies()
  await titleField(again).fill("Dig a deep pond behind the green house")
  await again.getByRole("link", { name: say("task-create:draft.logIn") }).click()
  await heading(again, say("signin:title")).waitFor()
  await again.locator("[name=email]").fill(person.email)
  await again.locator("[name=password]").fill(person.password)
  await again.locator("[name=password]").press("Enter")
  await expect.poll(() => titleField(again).inputValue()).toBe("Dig a deep pond behind the green house")
  await draftIs(again, "saved")
  expect(draftId(again)).toBe(id)
  await phone.reload()
  await expect.poll(() => titleField(phone).inputValue()).toBe("Dig a deep pond behind the green house")
})

test("a deployment takes the code of an open page: an offer arrives there, and the answer that is being typed is kept and sent", async () => {
  const [client, doer, neighbour] = [
    await newPerson("Vera Old-Tab"),
    await newDoer("Ion Old-Tab"),
    await newPerson("Ana Old-Tab"),
  ]
  const id = await postTask(client)
  const question = { taskId: id, text: "Is there a place to park the van?", lang: "en" }
  await tell(neighbour, "taskQuestion.create", { payload: question })
  const page = await openAs(client, `/tasks/${id}`)
  const questions = page.locator("#questions")
  await questions.getByRole("button", { name: say("task-question:answerTo", { name: "Ana O." }) }).click()
  const answer = questions.getByRole("textbox")
  await answer.fill("Yes, behind the house.")
  await page.waitForLoadState("networkidle")
  let reloads = 0
  page.on("load", () => (reloads += 1))

  // What the page hasn't fetched yet is no longer there.
  let isNew = false
  page.on("request", (request) => (isNew ||= request.isNavigationRequest()))
  await page.route("**/assets/*.js", (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })))
  await offerOf(doer, id)
  await page.getByText(say("common:missingPart.text")).first().waitFor()
  await expect.poll(() => answer.inputValue()).toBe("Yes, behind the house.")
  expect(reloads).toBe(0)

  // Once it's sent, the page is of the new version, whose code is there.
  await questions.getByRole("button", { name: say("task-question:send"), exact: true }).click()
  await page.getByText("I have carried forty sofas").waitFor()
  await questions.getByText("Yes, behind the house.").waitFor()
  // All of it is in the HTML, so it's there before the page counts as loaded.
  await expect.poll(() => reloads).toBe(1)
})
