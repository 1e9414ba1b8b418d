import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { newPeople } from "../world/people.ts"
import { closeTask, postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const [en, ru] = [wordsOf("en"), wordsOf("ru")]

test("a client and a doer, each in a language of their own, go from a question to the hire, and nobody reloads", async () => {
  const client = await newPerson("Vera Deal")
  const doer = await newDoer("Ion Deal")
  const title = "Carry a sofa down from the third floor"
  const id = await postTask(client, { title, address: "Strada Tihon 5, ap. 7" })
  const path = `/tasks/${id}`
  const [owner, maker] = [await openAs(client, path), await openAs(doer, path, { locale: "ru", width: 390 })]
  const faults = [watchFaults(owner), watchFaults(maker)]

  await maker.getByRole("button", { name: ru("task-question:ask") }).click()
  await maker.getByLabel(ru("task-question:label")).fill("Лифт работает? Мой номер 069 123 456.")
  await maker.getByText("069 123 456", { exact: false }).last().waitFor()
  await maker.getByRole("button", { name: ru("task-question:send"), exact: true }).click()

  const asked = owner.locator("#questions")
  await asked.getByText("Лифт работает?").waitFor()
  await expect.poll(() => asked.textContent()).not.toContain("069")
  await asked.getByRole("button", { name: en("task-question:answerTo", { name: "Ion D." }) }).click()
  await asked.getByRole("textbox").fill("Yes, and it is wide enough.")
  await asked.getByRole("button", { name: en("task-question:send"), exact: true }).click()
  await maker.locator("#questions").getByText("Yes, and it is wide enough.").waitFor()

  await maker
    .getByRole("link", { name: ru("offer:make"), exact: true })
    .last()
    .click()
  await maker.getByRole("heading", { level: 1, name: ru("offer:makeTitle") }).waitFor()
  await maker.getByLabel(ru("offer:price")).fill("380")
  await maker.getByRole("button", { name: ru("offer:includedAdd") }).click()
  await maker.getByRole("textbox", { name: ru("offer:includedLine", { number: 1 }) }).fill("Двое грузчиков")
  await maker.getByLabel(ru("offer:message", { name: "Vera" })).fill("Приеду завтра вечером вдвоём с братом.")
  await maker.getByRole("button", { name: /380/ }).click()
  await maker.locator("#my-offer").getByText(ru("offer:status.active")).waitFor()

  const offers = owner.locator("#offers")
  await offers.getByText("380").first().waitFor()
  await offers.scrollIntoViewIfNeeded()
  await offers.locator("[data-offer]").scrollIntoViewIfNeeded()
  await maker
    .locator("#my-offer")
    .getByText(ru("offer:seen", { date: "" }).slice(0, 12))
    .waitFor()

  await offers.getByRole("button", { name: en("offer:acceptNamed", { name: "Ion D." }) }).click()
  const dialog = owner.getByRole("dialog")
  await dialog.getByText(en("offer:hire.pay.bank_transfer")).click()
  await dialog.getByRole("button", { name: en("offer:acceptNamed", { name: "Ion" }) }).click()
  await toast(owner, en("offer:hire.done", { name: "Ion D." })).waitFor()
  await owner.locator("#agreement").getByText("Strada Tihon 5, ap. 7").waitFor()

  const agreed = maker.locator("#agreement")
  await agreed.getByText("Strada Tihon 5, ap. 7").waitFor()
  await agreed.getByText(ru("offer:hire.pay.bank_transfer")).waitFor()
  await agreed.getByText("Двое грузчиков").waitFor()
  expect(faults.flat()).toEqual([])
})

test("what a visitor asks waits through the log-in", async () => {
  const [client, visitor] = await newPeople(["Ana Asked", "Radu Visitor"])
  if (!client || !visitor) throw new Error("no people")
  const id = await postTask(client)
  const page = await openPage()
  await visit(page, `/tasks/${id}`)
  await page.getByRole("button", { name: en("task-question:ask") }).click()
  await page.getByLabel(en("task-question:label")).fill("Is there a lift in the house?")
  await page.getByRole("button", { name: en("task-question:signInAndSend") }).click()
  await page.waitForURL(/\/signin/)
  await hydrated(page)
  await page.getByLabel("Email").fill(visitor.email)
  await page.getByLabel("Password", { exact: true }).fill(visitor.password)
  await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click()
  await page.waitForURL(/\/tasks\//)
  await expect.poll(() => page.getByLabel(en("task-question:label")).inputValue()).toContain("a lift")
  await page.getByRole("button", { name: en("task-question:send"), exact: true }).click()
  await page.locator("#questions li").getByText("Is there a lift in the house?").waitFor()
})

test("an offer is kept while it is written, explained when it is cheap, changed, declined with a reason and found again", async () => {
  const client = await newPerson("Dina Declines")
  const doer = await newDoer("Petru Cheap")
  const id = await postTask(client, { title: "Put together a wardrobe with six doors" })
  const maker = await openAs(doer, `/tasks/${id}?tab=offer`)
  const message = maker.getByLabel(en("offer:message", { name: "Dina" }))
  const send = maker.getByRole("button", { name: /^Send the offer/ })

  await send.click()
  await maker.getByText(en("offer:problem.price_required")).waitFor()
  await maker.getByLabel(en("offer:price"), { exact: true }).fill("100")
  await message.fill("I live next door and have an hour today. Call 069 123 456.")
  await maker.getByRole("status").getByText("069 123 456").waitFor()
  await maker.reload()
  await hydrated(maker)
  await expect.poll(() => message.inputValue()).toContain("next door")

  await send.click()
  await maker.getByText(en("offer:problem.price_not_complete")).waitFor()
  await maker.getByRole("checkbox", { name: en("offer:lowConfirm") }).check()
  await maker.getByLabel(en("offer:lowReason")).fill("I am next door and need no travel at all.")
  await send.click()
  const mine = maker.locator("#my-offer")
  await mine.getByText(en("offer:maskedOwn")).waitFor()

  const owner = await openAs(client, `/tasks/${id}?tab=offers`)
  const item = owner.locator("[data-offer]")
  await item.getByText(en("offer:new"), { exact: true }).waitFor()
  await expect.poll(() => item.textContent()).not.toContain("069")

  await mine.getByRole("link", { name: en("offer:edit") }).click()
  await maker.getByLabel(en("offer:price"), { exact: true }).fill("250")
  await maker.getByRole("button", { name: en("offer:save") }).click()
  await toast(maker, en("offer:changed")).waitFor()
  await item.getByText(/was\s100\slei/).waitFor()

  await item.getByRole("button", { name: en("offer:declineNamed", { name: "Petru C." }) }).click()
  const dialog = owner.getByRole("dialog")
  await dialog.getByRole("radio", { name: en("offer:declining.timing") }).check()
  await dialog.getByLabel(en("offer:declining.note")).fill("We are away this week.")
  await dialog.getByRole("button", { name: en("offer:decline"), exact: true }).click()
  await dialog.waitFor({ state: "detached" })

  await mine.getByText(en("offer:declinedBecause.timing")).waitFor()
  await mine.getByText("We are away this week.").waitFor()
  await maker.getByText(en("refusal:offer_was_declined")).waitFor()
  await visit(maker, "/providers/applications?tab=offers")
  const list = maker.getByRole("list", { name: en("offer:my.label") })
  await list.getByText(en("offer:declinedBecause.timing")).waitFor()
  await list.getByRole("link", { name: "Put together a wardrobe with six doors" }).click()
  await mine.waitFor()
})

test("a doer who is asked from the profile sees it at once, says no, and the client reads it", async () => {
  const client = await newPerson("Ilie Invites")
  const doer = await newDoer("Maria Asked")
  const title = "Bring a fridge from the shop to the flat"
  const other = await postTask(client, { title: "Carry an old sofa down to the yard" })
  const id = await postTask(client, { title })
  const asked = await openAs(doer, `/tasks/${id}`)
  const page = await openAs(client, `/providers/${doer.profileId}`)
  await page
    .getByRole("complementary")
    .getByRole("link", { name: en("provider-profile:ask") })
    .click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(en("task-invite:message")).fill("You were quick last time.")
  await dialog.getByRole("button", { name: en("task-invite:send") }).click()
  await dialog.getByText(en("task-invite:chooseTask")).waitFor()
  await dialog.getByRole("radio", { name: title }).click()
  await dialog.getByRole("button", { name: en("task-invite:send") }).click()
  await page.waitForURL(new RegExp(`/tasks/${id}`))
  await page.getByText(/^(Sent|Has looked)$/).waitFor()

  await asked.getByText(en("task-invite:mineTitle", { name: "Ilie" })).waitFor()
  await asked.getByText("You were quick last time.").waitFor()
  await asked.getByRole("button", { name: en("task-invite:decline") }).click()
  await asked
    .getByRole("alertdialog")
    .getByRole("button", { name: en("task-invite:decline") })
    .click()
  await expect.poll(() => page.getByText(en("task-invite:status.declined")).count()).toBe(1)
  await closeTask(client, other)
})
