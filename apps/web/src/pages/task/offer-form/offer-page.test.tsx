// The form of an offer: its fields, what it keeps, and what it sends.
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { anOwnOffer, offerId } from "../../../../test/answers/offer.ts"
import { aTaskPage, lei, taskAnswers, taskId } from "../../../../test/answers/task-page.ts"
import { aDoer } from "../../../../test/answers/user.ts"
import { described } from "../../../../test/described.ts"
import { refused, type Output } from "../../../../test/fake-api.ts"
import { offerWords as words, openForm, openTaskPage as page, partsOf } from "../../../../test/offer-form.tsx"
import { stopDate } from "../../../../test/page-clock.ts"
import { renderPage } from "../../../../test/render.tsx"
import { ofCharacters } from "../../../../test/of-characters.ts"

test("an empty form says at each field what is missing, goes to the first, and sends nothing", async () => {
  const { t, api, price, message, send } = await openForm({ locale: "ru" })
  expect(described(price())).not.toContain(t("offer:problem.price_required"))
  await send()
  expect(described(price())).toContain(t("offer:problem.price_required"))
  expect(described(message())).toContain(t("offer:problem.message_too_short", ofCharacters(t, 20)))
  expect(document.activeElement).toBe(price())
  expect(api.calls("offer.create")).toEqual([])
})

const outside = (...all: string[]) => all.map((value) => ({ value, key: "number_out_of_range" as const }))

test.each([
  { field: "offer:price", wrong: [{ value: "0", key: "price_too_low" }] },
  { field: "offer:price", wrong: [{ value: "200001", key: "price_too_high" }] },
  { field: "offer:materials", wrong: [{ value: "0", key: "materials_required" }] },
  { field: "offer:materials", wrong: [{ value: "200001", key: "materials_too_high" }] },
  { field: "offer:duration", wrong: [{ value: "2001", key: "hours_out_of_range" }] },
  { field: "offer:warranty", wrong: outside("-1", "3651", "a year") },
] as const)("what is wrong with $field is told there, and nothing is sent", async ({ field, wrong }) => {
  const { t, api, fillWhole, send } = await openForm()
  fillWhole()
  const control = screen.getByLabelText<HTMLInputElement>(t(field))
  for (const { value, key } of wrong) {
    fireEvent.change(control, { target: { value } })
    await send()
    const [begin = ""] = t(`offer:problem.${key}`).split("{{")
    expect(described(control), value).toContain(begin)
    expect(control.getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(control)
  }
  expect(api.calls("offer.create")).toEqual([])
})

test("materials that can't be read aren't left out: nothing is sent", async () => {
  const { t, user, api, fillWhole } = await openForm()
  fillWhole()
  const materials = screen.getByLabelText<HTMLInputElement>(t("offer:materials"))
  await user.type(materials, "about 50{Enter}")
  expect(document.activeElement).toBe(materials)
  expect(described(materials)).toContain(t("fields:amountUnclear", { example: "1,240.50" }))
  expect(api.calls("offer.create")).toEqual([])
})

test("a message that is too long and a line that is too long are told, and the first of them gets the cursor", async () => {
  const { t, user, api, fill, fillWhole, send } = await openForm()
  fillWhole()
  fill(t("offer:message", { name: "Vera" }), "m".repeat(2001))
  await user.click(screen.getByRole("button", { name: t("offer:includedAdd") }))
  fill(t("offer:includedLine", { number: 1 }), "l".repeat(121))
  await send()
  screen.getByText(t("offer:problem.message_too_long", ofCharacters(t, 2000)))
  screen.getByText(t("offer:problem.line_too_long", ofCharacters(t, 120)))
  const line = screen.getByLabelText(t("offer:includedLine", { number: 1 }))
  expect(line.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(line)
  expect(api.calls("offer.create")).toEqual([])
})

test("lines of the price are added with Enter and removed, eight at most", async () => {
  const { t, user } = await openForm()
  const line = (number: number) => screen.queryByLabelText(t("offer:includedLine", { number }))
  await user.click(screen.getByRole("button", { name: t("offer:includedAdd") }))
  await waitFor(() => expect(document.activeElement).toBe(line(1)))
  await user.keyboard("{Enter}")
  // An empty line makes no other.
  expect(line(2)).toBeNull()
  for (let number = 1; number < 8; number += 1) {
    await user.keyboard("a{Enter}")
    await waitFor(() => expect(document.activeElement).toBe(line(number + 1)))
  }
  await user.keyboard("a{Enter}")
  expect(line(9)).toBeNull()
  expect(screen.queryByRole("button", { name: t("offer:includedAdd") })).toBeNull()
  await user.click(screen.getByRole("button", { name: t("offer:includedRemove", { number: 8 }) }))
  expect(line(8)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(line(7)))
})

test("a price far below the budget asks for a yes and a reason before it is sent", async () => {
  const { t, user, api, fill, fillWhole, send, sendButton } = await openForm({
    api: { "offer.create": anOwnOffer() },
  })
  fillWhole()
  expect(screen.queryByText(t("offer:low"))).toBeNull()
  fill(t("offer:price"), "150")
  screen.getByText(t("offer:low"))
  expect(sendButton().textContent).toContain("150")
  await send()
  const confirm = screen.getByRole("checkbox", { name: t("offer:lowConfirm") })
  expect(described(confirm)).toContain(t("offer:problem.price_not_complete"))
  expect(document.activeElement).toBe(confirm)
  await user.click(confirm)
  fill(t("offer:lowReason"), "Too short")
  await send()
  const tooShort = t("offer:problem.reason_too_short", ofCharacters(t, 20))
  expect(described(screen.getByLabelText(t("offer:lowReason")))).toContain(tooShort)
  expect(api.calls("offer.create")).toEqual([])
  const reason = "I am next door and need no travel."
  fill(t("offer:lowReason"), reason)
  await send()
  await waitFor(() => expect(api.calls("offer.create")).toHaveLength(1))
  expect(api.calls("offer.create")[0]?.payload).toMatchObject({ price: lei(150), lowPriceReason: reason })
})

test("contacts in the message or in a line are named at once: they will be hidden", async () => {
  const { t, user, fill } = await openForm()
  fill(t("offer:message", { name: "Vera" }), "Call me: 069 123 456, I come today.")
  await screen.findByText(t("offer:contacts", { found: "069 123 456", name: "Vera" }))
  fill(t("offer:message", { name: "Vera" }), "I come today.")
  await user.click(screen.getByRole("button", { name: t("offer:includedAdd") }))
  fill(t("offer:includedLine", { number: 1 }), "ion@example.com")
  expect(
    await screen.findByText(t("offer:contacts", { found: "ion@example.com", name: "Vera" })),
  ).toBeDefined()
})

test("everything that was written is sent, trimmed and in minor units, for the task as it was read", async () => {
  stopDate()
  const { t, user, api, fill, fillWhole, send } = await openForm({
    locale: "ro",
    api: { "offer.create": anOwnOffer() },
  })
  fillWhole()
  fill(t("offer:message", { name: "Vera" }), `  ${words} `)
  fill(t("offer:materials"), "49,50")
  fill(t("offer:duration"), "3")
  fill(t("offer:warranty"), "30")
  fireEvent.change(screen.getByLabelText(t("offer:valid")), { target: { value: "14" } })
  await user.click(screen.getByRole("button", { name: t("offer:includedAdd") }))
  fill(t("offer:includedLine", { number: 1 }), " Doi oameni ")
  await user.click(screen.getByRole("button", { name: t("offer:includedAdd") }))
  const days = within(screen.getByRole("group", { name: t("offer:startDay") })).getAllByRole("button")
  await user.click(days[1] as HTMLElement)
  expect(days[1]?.getAttribute("aria-pressed")).toBe("true")
  fireEvent.change(screen.getByLabelText(t("offer:startTime")), { target: { value: "18:30" } })
  await send()
  await waitFor(() => expect(api.calls("offer.create")).toHaveLength(1))
  const tomorrow = addDays(dayOf(new Date()), 1)
  const { canStartAt, ...sent } = api.calls("offer.create")[0]?.payload ?? {}
  expect(sent).toEqual({
    taskId,
    taskVersion: 3,
    templateId: null,
    price: lei(380),
    materialsCost: { amount: 4950, currency: "MDL" },
    message: words,
    lang: "ro",
    included: ["Doi oameni"],
    durationHours: 3,
    warrantyDays: 30,
    validDays: 14,
    lowPriceReason: null,
  })
  const start = new Date(String(canStartAt)).toLocaleString("sv", { timeZone: "Europe/Chisinau" })
  expect(start).toBe(`${tomorrow} 18:30:00`)
})

test("a day that is pressed again is open again, and its hour goes with it", async () => {
  const { t, user, api, fillWhole, send } = await openForm({ api: { "offer.create": anOwnOffer() } })
  fillWhole()
  const days = within(screen.getByRole("group", { name: t("offer:startDay") })).getAllByRole("button")
  const hour = screen.getByLabelText<HTMLSelectElement>(t("offer:startTime"))
  expect(hour.disabled).toBe(true)
  await user.click(days[2] as HTMLElement)
  expect(hour.value).toBe("09:00")
  await user.click(days[2] as HTMLElement)
  expect(hour.disabled).toBe(true)
  await send()
  await waitFor(() => expect(api.calls("offer.create")[0]?.payload.canStartAt).toBeNull())
})

test("while it is on its way the button waits, and a second press sends nothing", async () => {
  const answer = Promise.withResolvers<Output<"offer.create">>()
  const { api, fillWhole, send, sendButton } = await openForm({
    api: { "offer.create": () => answer.promise },
  })
  fillWhole()
  await send()
  await waitFor(() => expect(sendButton().getAttribute("aria-busy")).toBe("true"))
  await send()
  expect(api.calls("offer.create")).toHaveLength(1)
  answer.resolve(anOwnOffer())
  await waitFor(() => expect(sendButton().getAttribute("aria-busy")).not.toBe("true"))
})

test("a refused offer keeps what was typed, and says why; sent, it leads to the task and is kept no more", async () => {
  const rendered = await renderPage(`/tasks/${taskId}?tab=offer`, {
    as: aDoer(),
    api: {
      ...taskAnswers(page),
      "provider.getMy": null,
      "offerTemplate.getMy": { data: [], total: 0 },
      "offer.create": () => {
        throw refused("offer_cap_reached")
      },
    },
  })
  const { t, api, address, findByText, findByLabelText } = rendered
  await findByLabelText(t("offer:price"))
  const { fillWhole, send, price, message } = partsOf(rendered)
  fillWhole()
  await send()
  await findByText(t("offer:sendFailed"))
  await findByText(t("refusal:offer_cap_reached"))
  expect([price().value, message().value]).toEqual(["380", words])
  expect(localStorage.getItem(`doable-offer-${taskId}`)).toContain(words)

  const mine = { viewer: { myOfferId: offerId, myOfferStatus: "active", cannotOfferReason: "offer_exists" } }
  api.answer({
    "offer.create": anOwnOffer(),
    "task.getById": aTaskPage(mine as Parameters<typeof aTaskPage>[0]),
    "offer.getById": anOwnOffer(),
  })
  await send()
  await findByText(t("offer:mine"))
  expect(address()).toBe(`/tasks/${taskId}`)
  expect(localStorage.getItem(`doable-offer-${taskId}`)).toBeNull()
})

test("what was begun is there again when the form is opened again, and one may start over", async () => {
  const first = await openForm()
  expect(screen.queryByText(first.t("offer:kept"))).toBeNull()
  first.fillWhole()
  first.unmount()
  const { t, user, price, message } = await openForm()
  expect([price().value, message().value]).toEqual(["380", words])
  screen.getByText(t("offer:kept"))
  await user.click(screen.getByText(t("offer:discard")))
  expect([price().value, message().value]).toEqual(["", ""])
})

test("a change begins with what stands and names the version that was read", async () => {
  const edited = anOwnOffer({ materialsCost: lei(50), warrantyDays: 30 })
  const { t, api, fill, price, send } = await openForm({ edited, api: { "offer.update": edited } })
  screen.getByRole("heading", { level: 1, name: t("offer:editTitle") })
  expect(price().value).toBe("380")
  const line = screen.getByLabelText(t("offer:includedLine", { number: 1 }))
  expect(line).toHaveProperty("value", "Two people for the stairs")
  fill(t("offer:price"), "350")
  await send()
  await waitFor(() => expect(api.calls("offer.update")).toHaveLength(1))
  expect(api.calls("offer.update")[0]).toMatchObject({
    id: offerId,
    version: 2,
    taskVersion: 3,
    payload: { price: lei(350), materialsCost: lei(50), warrantyDays: 30, message: edited.message },
  })
})

test("beside the form the doer reads what the client will see", async () => {
  const { t, fill } = await openForm({ shown: aTaskPage({ ...page, task: { offerCount: 2 } }) })
  screen.getByText(t("offer:soFar", { count: 2, cap: 10 }))
  fill(t("offer:price"), "380")
  const preview = within(screen.getByRole("complementary"))
  fill(t("offer:message", { name: "Vera" }), "w".repeat(200))
  preview.getByText(/380/)
  fill(t("offer:duration"), "1.5")
  preview.getByText(t("offer:about", { hours: "1.5 hours" }))
  preview.getByText(`${"w".repeat(160)}…`)
  const name = t("offer:guide.both", { price: "380\u00a0lei", budget: "400\u00a0lei" })
  expect(screen.getByRole("img", { name })).toBeDefined()
})
