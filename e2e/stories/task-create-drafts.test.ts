// What is typed is never lost: reloads, other devices, lost connections, two tabs, ended sessions.
import { expect, test } from "vitest"
import { contextOf, newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { visit, withBrowser } from "../world/browser.ts"
import {
  chooseCategory,
  descriptionField,
  draftId,
  draftIs,
  field,
  goOn,
  heading,
  stepIs,
  titleField,
} from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

test("what was typed survives a reload, is there on another device, and is offered to be continued", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/tasks/create")
  await titleField(page).fill("Repair the kitchen tap that drips at night")
  await page.waitForURL(/draft=/)
  await chooseCategory(page, say, "plumber", "Plumbing")
  await goOn(page, say)
  await stepIs(page, say, "details")
  await descriptionField(page).fill("It drips since Monday, the valve under the sink works.")
  await draftIs(page, "saved")
  await page.reload({ waitUntil: "networkidle" })
  await expect.poll(() => descriptionField(page).inputValue()).toContain("since Monday")

  const phone = await openAs(person, "/tasks/create", { width: 390 })
  await phone.getByRole("link", { name: /Repair the kitchen tap/ }).click()
  await expect.poll(() => titleField(phone).inputValue()).toContain("kitchen tap")
  await field(phone, "categoryId").getByText("Plumbing").waitFor()

  // A new one is begun from the same page, and leaves the old one alone.
  await visit(phone, "/tasks/create")
  await hydrated(phone)
  await titleField(phone).fill("Something else entirely")
  await phone.waitForURL(/draft=/)
  expect(draftId(phone)).not.toBe(draftId(page))
})

test("without a connection nothing is lost: the page says so, keeps it, and sends it later", async () => {
  const person = await newPerson()
  const context = await contextOf(person)
  const page = await context.newPage()
  await visit(page, "/tasks/create")
  await hydrated(page)
  await titleField(page).fill("Paint the fence behind the house")
  await page.waitForURL(/draft=/)
  await draftIs(page, "saved")
  const id = draftId(page)

  await page.route("**/trpc/task.update**", (route) => route.abort())
  await titleField(page).fill("Paint the fence behind the house and the gate")
  await draftIs(page, "failed")
  await page.close()

  const again = await context.newPage()
  await visit(again, `/tasks/create?draft=${id}`)
  await hydrated(again)
  await expect
    .poll(() => titleField(again).inputValue())
    .toBe("Paint the fence behind the house and the gate")
  await draftIs(again, "saved")
  const elsewhere = await openAs(person, `/tasks/create?draft=${id}`)
  await expect.poll(() => titleField(elsewhere).inputValue()).toContain("and the gate")
})

test("two tabs: what both changed is shown side by side, what one changed is simply taken in", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Carry a piano to the second floor" }, { isDraft: true })
  const context = await contextOf(person)
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await visit(page, `/tasks/create?draft=${id}`)
    await hydrated(page)
  }
  await titleField(first).fill("Carry a piano to the third floor")
  await draftIs(first, "saved")
  await visit(first, `/tasks/create?draft=${id}&step=details`)
  await descriptionField(first).fill("An upright piano, the stairs are wide, two people should be enough.")
  await draftIs(first, "saved")

  await titleField(second).fill("Carry a piano to the fifth floor")
  const question = second.getByRole("alertdialog")
  await question.getByText("Carry a piano to the third floor").waitFor()
  await question.getByText("Carry a piano to the fifth floor").waitFor()
  await draftIs(second, "changed")
  await question.getByRole("button", { name: say("task-create:merge.settle") }).click()
  await draftIs(second, "saved")
  expect(draftId(second)).toBe(id)

  await first.reload({ waitUntil: "networkidle" })
  await expect.poll(() => descriptionField(first).inputValue()).toContain("upright piano")
  await visit(first, `/tasks/create?draft=${id}`)
  await expect.poll(() => titleField(first).inputValue()).toBe("Carry a piano to the fifth floor")
})

test("theirs can be taken, and changes in other places come together by themselves", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Wash eleven windows in an old house" }, { isDraft: true })
  const [first, second] = [
    await openAs(person, `/tasks/create?draft=${id}`),
    await openAs(person, `/tasks/create?draft=${id}&step=details`),
  ]
  await titleField(first).fill("Wash twelve windows in an old house")
  await draftIs(first, "saved")
  await descriptionField(second).fill("Wooden frames, inside and outside, the ladder is here.")
  await second.getByText(say("task-create:merge.takenIn")).waitFor()
  await draftIs(second, "saved")

  await titleField(first).fill("Wash thirteen windows in an old house")
  await first.getByText(say("task-create:merge.takenIn")).waitFor()
  await visit(second, `/tasks/create?draft=${id}`)
  await expect.poll(() => titleField(second).inputValue()).toBe("Wash thirteen windows in an old house")
})

test("a task of one's own is copied; a stranger's is not", async () => {
  const [owner, stranger] = [await newPerson("Vera Owner"), await newPerson("Ion Stranger")]
  const id = await postTask(owner, { title: "Cut the vines before the winter" })
  const page = await openAs(owner, `/tasks/create?from=${id}`)
  await page.waitForURL(/draft=/)
  await expect.poll(() => titleField(page).inputValue()).toBe("Cut the vines before the winter")
  expect(draftId(page)).not.toBe(id)

  const other = await openAs(stranger, `/tasks/create?from=${id}`)
  await heading(other, say("task-create:copy.failed")).waitFor()
  for (const path of [`/tasks/create?draft=${draftId(page)}`, `/tasks/${id}/edit`]) {
    expect((await visit(other, path))?.status(), path).toBe(404)
  }
})

test("a session that ended while one typed keeps the text until one is back", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/tasks/create")
  await titleField(page).fill("Translate a letter of two pages")
  await page.waitForURL(/draft=/)
  await draftIs(page, "saved")
  await page.context().clearCookies()
  await titleField(page).fill("Translate a letter of two pages into Romanian")
  const back = page.getByRole("link", { name: say("task-create:draft.logIn") })
  await back.waitFor()
  await back.click()
  await heading(page, say("signin:title")).waitFor()
  await page.locator("[name=email]").fill(person.email)
  await page.locator("[name=password]").fill(person.password)
  await page
    .getByRole("main")
    .getByRole("button", { name: say("signin:submit") })
    .click()
  await expect.poll(() => titleField(page).inputValue()).toBe("Translate a letter of two pages into Romanian")
  await draftIs(page, "saved")
})
