// The work from its start to its end, as the two see it.
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { openContext, watchFaults, withBrowser, world } from "../world/browser.ts"
import { dictionaryKeys } from "../walk/dictionary-keys.ts"
import { newDoer } from "../world/doer-world.ts"
import { examine } from "../walk/examine.ts"
import { withDatabase } from "../world/with-database.ts"
import { hiredTask } from "../world/work-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const [en, ru] = [wordsOf("en"), wordsOf("ru")]
const keys = dictionaryKeys()

test("[R13] a client and a doer, each in a language of their own, go from the start of the work to its end, and nobody reloads", async () => {
  const client = await newPerson("Vera Work")
  const doer = await newDoer("Ion Work")
  const id = await hiredTask(client, doer, "Carry a cupboard to the cellar")
  const path = `/tasks/${id}`
  const [owner, maker] = [await openAs(client, path), await openAs(doer, path, { locale: "ru", width: 390 })]
  const faults = [watchFaults(owner), watchFaults(maker)]
  const problems: string[] = []

  await owner.getByRole("heading", { name: en("work:owner.assigned.title", { name: "Ion" }) }).waitFor()
  await owner.locator("#offers").getByText(en("offer:status.accepted")).waitFor()
  await maker
    .getByRole("button", { name: ru("work:start.doer") })
    .last()
    .click()
  await owner.getByRole("heading", { name: en("work:owner.in_progress.title", { name: "Ion" }) }).waitFor()
  await owner.getByText(en("refusal:cancel_too_late")).waitFor()

  await maker
    .getByRole("link", { name: ru("work:report") })
    .last()
    .click()
  await maker.getByRole("heading", { level: 1, name: ru("work:form.title") }).waitFor()
  await maker.getByLabel(ru("work:form.note")).fill("Шкаф в подвале, упаковка ещё у лифта.")
  await maker.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png")
  await maker
    .getByRole("status")
    .getByText(ru("fields:fileStored", { name: "icon-192.png" }))
    .waitFor()
  const send = maker.getByRole("button", { name: ru("work:form.send") })
  await expect.poll(() => send.getAttribute("aria-disabled")).toBeNull()
  problems.push(...(await examine(maker, { locale: "ru", keys })))
  await send.click()
  await maker.getByRole("heading", { level: 1, name: ru("work:sheet.waiting") }).waitFor()

  await owner
    .getByRole("link", { name: en("work:look") })
    .first()
    .click()
  await owner
    .getByRole("heading", { level: 1, name: en("work:owner.completion_requested.title", { name: "Ion" }) })
    .waitFor()
  await owner.getByText("упаковка ещё у лифта").waitFor()
  await owner.getByRole("link", { name: en("taskPage:openPhoto", { number: 1, count: 1 }) }).click()
  await owner.getByRole("dialog").getByRole("img").waitFor()
  await owner.keyboard.press("Escape")
  await owner.getByRole("dialog").waitFor({ state: "detached" })
  problems.push(...(await examine(owner, { locale: "en", keys })))

  await owner.getByRole("button", { name: en("work:changes.ask") }).click()
  const change = owner.getByLabel(en("work:changes.label", { name: "Ion" }))
  await change.fill("Too short")
  await owner.getByRole("button", { name: en("work:changes.send", { name: "Ion" }) }).click()
  await owner.getByText(en("work:changes.tooShort", { min: 20 })).waitFor()
  await change.fill("The packaging is still at the lift. Please take it away.")
  await owner.getByRole("button", { name: en("work:changes.back") }).click()
  await owner.getByRole("button", { name: en("work:changes.ask") }).click()
  await expect.poll(() => change.inputValue()).toContain("at the lift")
  await owner.getByRole("button", { name: en("work:changes.send", { name: "Ion" }) }).click()
  await toast(owner, en("work:changes.sent", { name: "Ion" })).waitFor()
  await owner.getByRole("heading", { level: 1, name: en("work:sheet.changing") }).waitFor()

  await maker.getByRole("heading", { level: 1, name: ru("work:form.again", { name: "Vera" }) }).waitFor()
  await maker.getByText("The packaging is still at the lift.").first().waitFor()
  await maker.getByLabel(ru("work:form.note")).fill("Упаковку вынесли.")
  await maker.getByRole("button", { name: ru("work:form.send") }).click()
  await maker.getByRole("heading", { level: 1, name: ru("work:sheet.waiting") }).waitFor()

  await owner.getByText("Упаковку вынесли.").waitFor()
  await owner.getByRole("heading", { name: en("work:sheet.earlier") }).waitFor()
  await owner.getByRole("checkbox", { name: en("work:settled.owner", { name: "Ion" }) }).check()
  await owner.getByRole("button", { name: en("work:confirm.do") }).click()
  await owner
    .getByRole("alertdialog")
    .getByRole("button", { name: en("work:directly.confirm") })
    .click()
  await owner.getByRole("heading", { level: 1, name: en("review:completed.title") }).waitFor()
  await maker.getByRole("heading", { level: 1, name: ru("review:completed.title") }).waitFor()
  await maker.getByText(ru("work:settled.byOwner", { name: "Vera", date: "" }).slice(0, 20)).waitFor()
  problems.push(...(await examine(owner, { locale: "en", keys })))
  problems.push(...(await examine(maker, { locale: "ru", keys })))
  await owner.getByRole("link", { name: "Carry a cupboard to the cellar" }).first().click()
  await owner.locator("#offers").getByText(en("offer:status.accepted")).waitFor()
  expect(problems).toEqual([])
  expect(faults.flat()).toEqual([])
})

test("the owner calls it off in time and has the task on the wall again", async () => {
  const client = await newPerson("Vera Off")
  const doer = await newDoer("Ion Off")
  const id = await hiredTask(client, doer, "Carry a mirror to the attic")
  const maker = await openAs(doer, `/tasks/${id}/complete`)
  const owner = await openAs(client, `/tasks/${id}`)
  await owner.getByRole("button", { name: en("work:callOff.open") }).click()
  const dialog = owner.getByRole("dialog")
  await dialog.getByText(en("work:callOff.grace")).waitFor()
  await dialog.getByRole("radio", { name: en("work:callOff.timing") }).check()
  await dialog.getByRole("button", { name: en("work:callOff.confirm") }).click()
  await owner.getByRole("heading", { name: en("taskPage:owner.open.title") }).waitFor()
  // Nobody is at work any more: whoever stood on the page of completion is led to the task.
  await expect.poll(() => new URL(maker.url()).pathname).toBe(`/tasks/${id}`)
})

test("a task whose day has passed needs a new day, asked for in the page's own words", async () => {
  const client = await newPerson("Vera Day")
  const doer = await newDoer("Ion Day")
  const id = await hiredTask(client, doer, "Carry a lamp to the workshop")
  await withDatabase((db) =>
    db.$client.query("update tasks set timing_kind = 'on_date', due_date = '2020-05-01' where id = $1", [id]),
  )
  const owner = await openAs(client, `/tasks/${id}`, { locale: "ru" })
  // Neither of the two has chosen contacts: the quiet line leads to them.
  const quiet = owner.locator("[data-lacks-contacts]")
  await quiet.getByText(ru("offer:agreement.lacksContacts", { name: "Ion" })).waitFor()
  await quiet.getByRole("link", { name: ru("offer:agreement.chooseContacts") }).click()
  await owner
    .getByRole("dialog")
    .getByRole("button", { name: ru("contacts:add") })
    .waitFor()
  await owner.keyboard.press("Escape")
  await owner.getByRole("dialog").waitFor({ state: "detached" })

  await owner.getByRole("button", { name: ru("work:callOff.open") }).click()
  const dialog = owner.getByRole("dialog")
  const day = dialog.getByLabel(ru("work:callOff.date"))
  await day.fill("")
  await dialog.getByRole("button", { name: ru("work:callOff.confirm") }).click()
  await expect.poll(() => day.getAttribute("aria-invalid")).toBe("true")
  await dialog.getByText(ru("work:callOff.dateWrong", { last: "" }).slice(0, 14)).waitFor()
  await dialog.getByRole("radio", { name: ru("work:callOff.close") }).check()
  await dialog.getByRole("button", { name: ru("work:callOff.confirm") }).click()
  await dialog.waitFor({ state: "detached" })
})

test("work stands still while the other side is shut out, goes on after the return, and nobody reloads", async () => {
  const client = await newPerson("Vera Still")
  const doer = await newDoer("Ion Still")
  const id = await hiredTask(client, doer, "Carry a piano stool upstairs")
  const admin = await openContext({ as: "admin" })
  const set = async (status: string) => {
    const answer = await admin.request.post(`${world.apiUrl}/trpc/adminUser.setStatus`, {
      data: { id: doer.id, status, reason: "for the story" },
      headers: { origin: world.webUrl },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const owner = await openAs(client, `/tasks/${id}`)
  const agreement = owner.locator("#agreement")
  await agreement.getByText(en("offer:agreement.payment")).waitFor()
  const next = owner.getByText(en("work:owner.assigned.text"))
  await next.waitFor()
  await set("deactivated")
  await agreement.getByText(en("work:stranded.text")).waitFor()
  await next.waitFor({ state: "detached" })
  const begin = owner.getByRole("button", { name: en("work:start.owner") })
  await begin.waitFor({ state: "detached" })
  await owner.getByText(en("work:stranded.owner.assigned")).waitFor()
  expect(await examine(owner, { locale: "en", keys })).toEqual([])
  const completion = await openAs(client, `/tasks/${id}/complete`, { locale: "ru", width: 390 })
  await completion.getByText(ru("work:stranded.owner.assigned")).waitFor()
  await completion.getByRole("button", { name: ru("work:directly.open") }).waitFor()
  const message = completion.getByRole("link", { name: ru("work:people.message"), exact: true })
  await expect.poll(() => message.count()).toBe(0)
  expect(await examine(completion, { locale: "ru", keys })).toEqual([])

  await set("active")
  await agreement.getByText(en("work:stranded.text")).waitFor({ state: "detached" })
  await Promise.all([next.waitFor(), begin.waitFor(), message.waitFor()])
  await agreement.getByRole("link", { name: en("offer:agreement.chat") }).click()
  await owner.getByRole("log").getByText(en("chat:system.goes_on.text")).waitFor()
})
