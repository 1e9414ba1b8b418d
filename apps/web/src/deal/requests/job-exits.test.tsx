// How a job can be changed: fields, what is wrong with them, and what is sent.
import { screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { includedLines } from "@doable/domain/offer/limits"
import { aChange, changeList } from "../../../test/answers/change.ts"
import { aHire } from "../../../test/answers/hire.ts"
import { inDays } from "../../../test/answers/moment.ts"
import { aTaskPage, lei, taskId } from "../../../test/answers/task-page.ts"
import { aPerson } from "../../../test/answers/user.ts"
import { described } from "../../../test/described.ts"
import { failure, refused, type Answers } from "../../../test/fake-api.ts"
import { renderWithApi } from "../../../test/render.tsx"
import { JobExits } from "../job-exits.tsx"
import { workOf } from "../work.ts"
import { ofCharacters } from "../../../test/of-characters.ts"

const all = ["change_price", "change_schedule", "change_scope", "request_cancel"] as const

function workWith(own: Parameters<typeof aHire>[0], requests = changeList()) {
  const page = aTaskPage({ task: { status: "in_progress" }, viewer: { isOwner: true } })
  const hire = aHire({ actions: [...all], ...own })
  const work = workOf({ ...page, hire, now: Date.now(), requests })
  if (!work) throw new Error("nobody is at work")
  return work
}

async function openDialog(own: Parameters<typeof aHire>[0] = {}, api: Answers = {}, requests = changeList()) {
  const shown = await renderWithApi(<JobExits work={workWith(own, requests)} />, { as: aPerson(), api })
  const { t, user } = shown
  await user.click(screen.getByRole("button", { name: t("job:exits.change") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("job:exits.change") }))
  const send = () => user.click(dialog.getByRole("button", { name: t("job-forms:change.send") }))
  return { ...shown, dialog, send }
}

test("a new price is checked at its field, shown beside the old one and sent with its reason", async () => {
  const { t, user, api, dialog, send } = await openDialog(
    {},
    {
      "changeRequest.create": () => {
        throw failure(500)
      },
    },
  )
  const price = dialog.getByLabelText(t("job-forms:change.price"))
  await send()
  const range = t("job-forms:change.priceRange", { min: "50\u00a0lei", max: "200,000\u00a0lei" })
  expect(described(price)).toContain(range)
  await waitFor(() => expect(document.activeElement).toBe(price))
  for (const wrong of ["-5", "0"]) {
    await user.type(price, wrong)
    expect(described(price)).toContain(range)
    expect(dialog.queryByLabelText(t("job-forms:change.typeAgain"))).toBeNull()
    await user.clear(price)
  }
  await user.type(price, "380")
  expect(described(price)).toContain(t("refusal:change_same"))
  await user.clear(price)
  await user.type(price, "450")
  dialog.getByText(t("job:request.asked"))
  const note = dialog.getByLabelText(t("job-forms:change.note"))
  await user.click(note)
  await user.paste(" Two sofas. ")
  await send()
  await screen.findByText(t("job-forms:change.failed"))
  expect(note).toHaveProperty("value", " Two sofas. ")
  api.answer({ "changeRequest.create": aChange({ isMine: true }) })
  await send()
  await screen.findByText(t("job-forms:change.sent"))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(api.calls("changeRequest.create")[1]).toEqual({
    payload: { taskId, kind: "price", price: lei(450), note: "Two sofas." },
  })
})

test("what was typed is there again after a reload, until it is sent", async () => {
  const before = await openDialog()
  const { t } = before
  await before.user.type(before.dialog.getByLabelText(t("job-forms:change.price")), "470")
  await before.user.type(before.dialog.getByLabelText(t("job-forms:change.note")), "A longer wall.")
  before.unmount()
  const { user, dialog, send } = await openDialog({}, { "changeRequest.create": aChange({ isMine: true }) })
  const price = () => dialog.getByLabelText<HTMLInputElement>(t("job-forms:change.price"))
  await waitFor(() => expect(price().value).toBe("470"))
  const note = dialog.getByLabelText<HTMLTextAreaElement>(t("job-forms:change.note"))
  expect(note.value).toBe("A longer wall.")
  await send()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await user.click(screen.getByRole("button", { name: t("job:exits.change") }))
  await screen.findByRole("dialog", { name: t("job:exits.change") })
  expect(screen.getByLabelText<HTMLInputElement>(t("job-forms:change.price")).value).toBe("")
})

test("a request that is sent takes its own draft along, not that of another kind", async () => {
  const first = await openDialog({}, { "changeRequest.create": aChange({ isMine: true }) })
  const { t, user, dialog } = first
  await user.type(dialog.getByLabelText(t("job-forms:change.price")), "470")
  await user.click(dialog.getByRole("radio", { name: t("job:exits.scope") }))
  await user.type(dialog.getByLabelText(t("job-forms:change.line", { number: 1 })), " and back")
  await first.send()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  first.unmount()
  const again = await openDialog()
  const price = again.dialog.getByLabelText<HTMLInputElement>(t("job-forms:change.price"))
  await waitFor(() => expect(price.value).toBe("470"))
  await again.user.click(again.dialog.getByRole("radio", { name: t("job:exits.scope") }))
  const line = again.dialog.getByLabelText<HTMLInputElement>(t("job-forms:change.line", { number: 1 }))
  expect(line.value).toBe("Two people for the stairs")
})

test("after a reload the form opens at the kind that was being written, while it is free", async () => {
  const first = await openDialog()
  const { t } = first
  await first.user.click(first.dialog.getByRole("radio", { name: t("job:exits.scope") }))
  await first.user.type(first.dialog.getByLabelText(t("job-forms:change.line", { number: 1 })), " and back")
  first.unmount()
  const again = await openDialog()
  const line = await again.dialog.findByLabelText<HTMLInputElement>(t("job-forms:change.line", { number: 1 }))
  expect(line.value).toBe("Two people for the stairs and back")
  again.unmount()
  const taken = await openDialog({ cannot: [{ action: "change_scope", why: "change_pending" }] })
  taken.dialog.getByLabelText(t("job-forms:change.price"))
})

test("a price far from the agreed one is typed twice", async () => {
  const { t, user, api, dialog, send } = await openDialog({}, { "changeRequest.create": aChange() })
  await send()
  await user.type(dialog.getByLabelText(t("job-forms:change.price")), "12000")
  const again = dialog.getByLabelText(t("job-forms:change.typeAgain"))
  // It has just appeared: nobody has left it out.
  expect(again.getAttribute("aria-invalid")).toBeNull()
  await send()
  expect(described(again)).toContain(t("refusal:price_needs_confirmation"))
  await user.type(again, "1200")
  await send()
  expect(described(again)).toContain(t("refusal:price_confirmation_differs"))
  expect(api.calls("changeRequest.create")).toEqual([])
  await user.clear(again)
  await user.type(again, "12000")
  await send()
  await screen.findByText(t("job-forms:change.sent"))
  expect(api.calls("changeRequest.create")).toEqual([
    { payload: { taskId, kind: "price", price: lei(12_000), confirmedPrice: lei(12_000).amount } },
  ])
})

test("what only the server knows is told at the field, too", async () => {
  const { t, user, dialog, send } = await openDialog(
    {},
    {
      "changeRequest.create": () => {
        throw refused("change_same", { fields: [{ path: "payload.price", code: "change_same" }] })
      },
    },
  )
  const price = dialog.getByLabelText(t("job-forms:change.price"))
  await user.type(price, "450")
  await send()
  await waitFor(() => expect(described(price)).toContain(t("refusal:change_same")))
})

test("a list of what is included loses a line and gets another; what was typed elsewhere stays", async () => {
  const { t, user, api, dialog, send } = await openDialog({}, { "changeRequest.create": aChange() })
  await user.type(dialog.getByLabelText(t("job-forms:change.price")), "450")
  await user.click(dialog.getByRole("radio", { name: t("job:exits.scope") }))
  await send()
  dialog.getByText(t("refusal:change_same"))
  await user.click(dialog.getByRole("button", { name: t("job-forms:change.remove", { number: 1 }) }))
  dialog.getByRole("button", { name: t("job-forms:change.putBack", { line: "Two people for the stairs" }) })
  await user.click(dialog.getByRole("button", { name: t("job-forms:change.add") }))
  await user.type(dialog.getByLabelText(t("job-forms:change.line", { number: 1 })), "Three people")
  await user.click(dialog.getByRole("radio", { name: t("job:exits.price") }))
  expect(dialog.getByLabelText(t("job-forms:change.price"))).toHaveProperty("value", "450")
  await user.click(dialog.getByRole("radio", { name: t("job:exits.scope") }))
  await send()
  await screen.findByText(t("job-forms:change.sent"))
  expect(api.calls("changeRequest.create")).toEqual([
    { payload: { taskId, kind: "scope", included: ["Three people"] } },
  ])
})

const priceIsAsked = {
  agreement: { scheduledAt: inDays(2) },
  actions: ["change_schedule" as const],
  cannot: [{ action: "change_price" as const, why: "change_pending" as const }],
}

test("another time needs a day; what is asked for already can't be chosen and says why", async () => {
  const { t, user, dialog, send } = await openDialog(priceIsAsked)
  await send()
  const day = dialog.getByLabelText(t("job-forms:change.day"))
  const needed = t("job-forms:change.dayNeeded", { last: "" }).slice(0, 25)
  expect(described(day)).toContain(needed)
  for (const [wrong, problem] of [
    ["1 May 2020", t("fields:dateTooEarly", { date: "" }).slice(-9)],
    ["31 Feb 2027", t("fields:dateUnclear", { example: "" }).slice(0, 12)],
  ] as const) {
    await user.clear(day)
    await user.type(day, wrong)
    await send()
    expect(described(day)).toContain(problem)
    expect(described(day)).not.toContain(needed)
  }
  const price = dialog.getByRole("radio", { name: new RegExp(t("refusal:change_pending")) })
  expect(price).toHaveProperty("value", "price")
  expect(price).toHaveProperty("disabled", true)
})

test("one's own request can be withdrawn, the other's answered; with all three open the row says so", async () => {
  const requests = changeList([
    aChange({ isMine: true }),
    aChange({ id: "0192f000-0000-7000-8000-0000000000d2", kind: "scope" }),
  ])
  const why = "change_pending" as const
  const cannot = [
    { action: "change_price" as const, why },
    { action: "change_scope" as const, why },
  ]
  const { t, dialog, unmount } = await openDialog({ ...priceIsAsked, cannot }, {}, requests)
  expect(dialog.getByText(t("job-forms:change.pendingMine"))).toBeDefined()
  expect(dialog.getByText(t("job-forms:change.pendingTheirs", { name: "Ion" }))).toBeDefined()
  unmount()
  await renderWithApi(<JobExits work={workWith({ actions: ["request_cancel"], cannot })} />, {
    as: aPerson(),
  })
  expect(screen.getByText(t("offer:agreement.allAsked"))).toBeDefined()
})

test("opened again after a price was asked for, the dialog starts at what is still free", async () => {
  function Page() {
    const [own, setOwn] = useState<Parameters<typeof aHire>[0]>({})
    return (
      <>
        <button onClick={() => setOwn(priceIsAsked)}>News</button>
        <JobExits work={workWith(own)} />
      </>
    )
  }
  const { t, user } = await renderWithApi(<Page />, { as: aPerson() })
  const checked = () => screen.getByRole("radio", { checked: true })
  const open = () => user.click(screen.getByRole("button", { name: t("job:exits.change") }))
  await open()
  await screen.findByRole("dialog")
  expect(checked()).toHaveProperty("value", "price")
  await user.click(screen.getByRole("button", { name: t("job-forms:change.keep") }))
  await user.click(await screen.findByRole("button", { name: "News" }))
  await open()
  await screen.findByRole("dialog")
  expect(checked()).toHaveProperty("value", "schedule")
})

test("an item that is too long is told at itself; an unchanged list once at the list", async () => {
  const { t, user, dialog, send } = await openDialog({ agreement: { included: ["Stairs", "Van", "Straps"] } })
  await user.click(dialog.getByRole("radio", { name: t("job:exits.scope") }))
  const lines = () => dialog.getAllByRole("textbox").slice(0, 3)
  const wrong = () => lines().map((line) => line.getAttribute("aria-invalid") === "true")
  const list = dialog.getByRole("group", { name: t("job-forms:change.included") })
  await send()
  expect(described(list)).toContain(t("refusal:change_same"))
  expect(wrong()).toEqual([false, false, false])
  await waitFor(() => expect(document.activeElement).toBe(lines()[0]))
  // An empty line above isn't sent and mustn't shift the blame.
  await user.clear(lines()[0] as HTMLElement)
  const van = lines()[1] as HTMLElement
  await user.click(van)
  await user.paste("x".repeat(includedLines.length))
  await send()
  expect(wrong()).toEqual([false, true, false])
  const max = includedLines.length
  expect(described(van)).toBe(t("job-forms:change.lineLength", ofCharacters(t, max)))
  expect(described(list)).not.toContain(t("job-forms:change.lineLength", ofCharacters(t, max)))
  await waitFor(() => expect(document.activeElement).toBe(van))
})
