import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aLeaf } from "../../../../test/answers/task-draft.ts"
import {
  choose,
  goOn,
  openStep,
  placeOf,
  refusedAt,
  sentOf,
  stepIs,
  toldAt,
  write,
} from "../../../../test/task-fields.ts"

const lei = (amount: string) => `${amount}\u00a0lei`

test("what is wrong with a fixed price is said at it", async () => {
  const { user, t, address } = await openStep("budget")
  const unclear = t("fields:amountUnclear", { example: "1,240.50" })
  await refusedAt(user, t, "budgetMin", [
    ["", t("task-create:problem.amount_required")],
    ["much", unclear],
    ["100 lei", unclear],
    ["49.99", t("task-create:problem.amount_too_low", { min: lei("50") })],
    ["200001", t("task-create:problem.amount_too_high", { max: lei("200,000") })],
  ])
  expect(address()).toContain("step=budget")
})

test("what is wrong with the upper end of a range is said at it", async () => {
  const { user, t, address } = await openStep("budget", {
    draft: {
      budgetKind: "range",
      budgetMin: { amount: 100_00, currency: "MDL" },
      budgetMax: { amount: 200_00, currency: "MDL" },
    },
  })
  await refusedAt(user, t, "budgetMax", [
    ["", t("task-create:problem.amount_required")],
    ["-1", t("fields:amountUnclear", { example: "1,240.50" })],
    ["99", t("task-create:problem.range_reversed")],
    ["501", t("task-create:problem.range_too_wide", { max: lei("500") })],
  ])
  expect(address()).toContain("step=budget")
})

test("how many offers, and which languages, are told at their fields", async () => {
  const { user, t } = await openStep("budget")
  const outside = t("task-create:problem.offer_cap_out_of_range", { min: 3, max: 20 })
  await refusedAt(
    user,
    t,
    "offerCap",
    ["", "2", "21", "3.5", "ten"].map((typed) => [typed, outside] as const),
  )
  write("offerCap", "3")
  await choose(user, "spokenLanguages", "English")
  await goOn(user, t)
  const group = within(placeOf("spokenLanguages")).getByRole("group")
  const words = t("task-create:problem.languages_required")
  expect(await within(placeOf("spokenLanguages")).findByText(words)).toBeDefined()
  expect(group.getAttribute("aria-describedby")).toBeTruthy()
})

test("with no kind of budget the kinds are pointed at; the amounts come with the kind", async () => {
  const { user, t, api } = await openStep("budget", { draft: { budgetKind: null, budgetMin: null } })
  await goOn(user, t)
  expect(
    await within(placeOf("budgetKind")).findByText(t("task-create:problem.budget_required")),
  ).toBeDefined()
  await waitFor(() => expect(placeOf("budgetKind").contains(document.activeElement)).toBe(true))
  expect(screen.queryByLabelText(t("task-create:budget.amount"))).toBeNull()
  await choose(user, "budgetKind", t("task-create:budgetKind.range"))
  await choose(user, "currency", t("task-create:currency.EUR"))
  write("budgetMin", "30")
  write("budgetMax", "1,000")
  await goOn(user, t)
  await waitFor(() => toldAt("budgetMax", t("task-create:problem.range_too_wide", { max: "€150" })))
  write("budgetMax", "45,50")
  write("offerCap", " 7 ")
  await choose(user, "spokenLanguages", t("task:language.ru"))
  await user.click(screen.getByRole("checkbox", { name: t("task-create:budget.verified") }))
  await goOn(user, t)
  await stepIs(t, "check")
  expect(sentOf(api)).toMatchObject({
    budgetKind: "range",
    currency: "EUR",
    budgetMin: { amount: 30_00, currency: "EUR" },
    budgetMax: { amount: 45_50, currency: "EUR" },
    spokenLanguages: ["en", "ru"],
    offerCap: 7,
    verifiedOnly: true,
  })
})

test("an open budget names a currency and sends no amounts, whatever was typed before", async () => {
  const { user, t, api } = await openStep("budget")
  await choose(user, "budgetKind", t("task-create:budgetKind.open"))
  expect(await within(placeOf("currency")).findByText(t("task-create:budget.currencyOpen"))).toBeDefined()
  await goOn(user, t)
  await stepIs(t, "check")
  expect(api.calls("task.update")).toMatchObject([
    { payload: { budgetKind: "open", currency: "MDL", budgetMin: null, budgetMax: null } },
  ])
})

test("where the category asks for verified doers there is nothing to choose", async () => {
  const { t } = await openStep("budget", {
    api: { "category.getById": aLeaf({ requiresVerification: true }) },
  })
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: t("task-create:budget.verified") })
  expect([box.checked, box.disabled]).toEqual([true, true])
  expect(screen.getByText(t("task-create:budget.verifiedAlways"))).toBeDefined()
})

test("what finished jobs cost is told in the chosen currency, and where the budget lies", async () => {
  const hint = { p25: 300_00, p50: 400_00, p75: 600_00, sample: 12 }
  const { user, t } = await openStep("budget", {
    locale: "ru",
    api: {
      "task.getPriceHint": ({ currency }) => (currency === "MDL" ? { ...hint, currency } : null),
    },
  })
  const usual = t("task:usual", { price: "300–600 леев", count: 12 })
  await screen.findByText(usual)
  const lies = (beside: "below" | "within" | "above") =>
    screen.findByText(t(`task-create:budget.usual.${beside}`))
  await lies("within")
  write("budgetMin", "299")
  await lies("below")
  write("budgetMin", "601")
  await lies("above")
  await choose(user, "budgetKind", t("task-create:budgetKind.open"))
  expect(screen.queryByText(t("task-create:budget.usual.above"))).toBeNull()
  await choose(user, "currency", t("task-create:currency.EUR"))
  await waitFor(() => expect(screen.queryByText(usual)).toBeNull())
})
