// Photos and documents of a task.
import { expect, test } from "vitest"
import { newPerson, openAs } from "./account-world.ts"
import { withBrowser } from "./browser.ts"
import { draftIs, field } from "./task-create-world.ts"
import { postTask } from "./task-world.ts"
import { wordsOf } from "./words.ts"

withBrowser()

const say = wordsOf("en")

test("a photo and a document are sent, moved by keys, taken away, and stay after a reload", async () => {
  const person = await newPerson()
  const id = await postTask(person, {}, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=details`)
  await page
    .locator("input[type=file]")
    .setInputFiles([
      "apps/web/public/icon-192.png",
      "apps/web/public/favicon-32.png",
      "apps/web/public/apple-touch-icon.png",
    ])
  const names = () => field(page, "fileIds").locator("li p:first-child").allTextContents()
  await page.getByRole("status").getByText("apple-touch-icon.png uploaded.").waitFor()
  await expect.poll(names).toEqual(["icon-192.png", "favicon-32.png", "apple-touch-icon.png"])
  await draftIs(page, "saved")
  await page.getByRole("button", { name: "Move apple-touch-icon.png up" }).press("Enter")
  await page.getByRole("button", { name: "Move apple-touch-icon.png up" }).press("Enter")
  await page.getByRole("button", { name: "Remove favicon-32.png" }).click()
  await expect.poll(names).toEqual(["apple-touch-icon.png", "icon-192.png"])
  await draftIs(page, "saved")
  await page.reload({ waitUntil: "networkidle" })
  await expect.poll(names).toEqual(["apple-touch-icon.png", "icon-192.png"])
})

test("an upload that fails says so beside the file and works by pressing again", async () => {
  const person = await newPerson()
  const id = await postTask(person, {}, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=details`)
  await page.route("**/uploads", (route) => route.abort())
  await page.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png")
  await field(page, "fileIds").getByText(say("fields:fileProblem.upload")).waitFor()
  await page.unroute("**/uploads")
  await page.getByRole("button", { name: "Upload icon-192.png again" }).click()
  await page.getByRole("status").getByText("icon-192.png uploaded.").waitFor()
  expect(await field(page, "fileIds").getByText(say("fields:fileProblem.upload")).count()).toBe(0)
})
