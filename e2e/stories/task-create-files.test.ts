// Photos and documents of a task.
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { withBrowser } from "../world/browser.ts"
import { draftIs, field } from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const plan = {
  name: "plan.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
}

const say = wordsOf("en")

test("a photo and a document are sent, moved by keys, taken away, and stay after a reload", async () => {
  const person = await newPerson()
  const id = await postTask(person, {}, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=details`)
  await page
    .locator("input[type=file]")
    .setInputFiles(["apps/web/public/icon-192.png", "apps/web/public/favicon-32.png"])
  await page.locator("input[type=file]").setInputFiles(plan)
  const names = () => field(page, "fileIds").locator("li p:first-child").allTextContents()
  const removable = field(page, "fileIds").getByRole("button", { name: /^Remove / })
  await expect.poll(() => removable.count()).toBe(3)
  await expect.poll(names).toEqual(["icon-192.png", "favicon-32.png", "plan.pdf"])
  await draftIs(page, "saved")
  await page.getByRole("button", { name: "Move plan.pdf up" }).press("Enter")
  await page.getByRole("button", { name: "Move plan.pdf up" }).press("Enter")
  await page.getByRole("button", { name: "Remove favicon-32.png" }).click()
  await expect.poll(names).toEqual(["plan.pdf", "icon-192.png"])
  await draftIs(page, "saved")
  await page.reload({ waitUntil: "networkidle" })
  await expect.poll(names).toEqual(["plan.pdf", "icon-192.png"])
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
  await expect.poll(() => field(page, "fileIds").getByText(say("fields:fileProblem.upload")).count()).toBe(0)
})

test("a picture that is none is shown as a file, with the reason and a way to remove it", async () => {
  const person = await newPerson()
  const id = await postTask(person, {}, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=details`)
  const broken = { name: "torn.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") }
  await page.locator("input[type=file]").setInputFiles(broken)
  const row = field(page, "fileIds").getByRole("listitem").filter({ hasText: "torn.png" })
  await row.locator(".text-danger-text").waitFor()
  await expect.poll(() => row.locator("img").count()).toBe(0)
  await row.getByRole("button", { name: say("fields:removeFile", { name: "torn.png" }) }).click()
  await row.waitFor({ state: "detached" })
})
