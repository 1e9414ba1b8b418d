// The doer's own offer on the page of the task, and why there may be none.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aPhone } from "../../test/answers/contact.ts"
import { inDays } from "../../test/answers/moment.ts"
import { anOwnOffer, offerId } from "../../test/answers/offer.ts"
import { aTaskPage, lei, taskAnswers, taskData, taskId } from "../../test/answers/task-page.ts"
import { aDoer } from "../../test/answers/user.ts"
import { refused, type Answers } from "../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../test/render.tsx"
import { MakeOffer } from "./make-offer.tsx"
import { WhyNoOffer } from "./why-no-offer.tsx"
import type { OwnOffer as OwnOfferData } from "../session/answers/offer-answers.ts"
import type { Round } from "./counter-rounds.tsx"
import { OwnOffer } from "./own-offer.tsx"

const show = (offer: OwnOfferData, api: Answers = {}) =>
  renderWithApi(<OwnOffer offer={offer} task={aTaskPage().task} />, { as: aDoer(), api })

test("it says that it waits, until when, whether it was seen, and that contacts in it are hidden", async () => {
  const message = "Call 069 123 456, I come today."
  const masked = [{ start: 5, end: 16 }]
  const { t, unmount } = await show(anOwnOffer({ own: { message, masked } }))
  screen.getByText(t("offer:status.active"))
  screen.getByText(t("offer:notSeen"))
  screen.getByText(message)
  screen.getByText(t("offer:maskedOwn"))
  unmount()
  await show(anOwnOffer({ seenAt: inDays(0) }))
  expect(screen.queryByText(t("offer:maskedOwn"))).toBeNull()
  screen.getByText(new RegExp(`^${t("offer:seen").split("{{")[0]}`))
})

test("a no is told with its reason and the client's word, and there is nothing left to do", async () => {
  const { t } = await show(
    anOwnOffer({ status: "declined", declineReason: "timing", declineNote: "We are away.", actions: [] }),
  )
  screen.getByText(t("offer:declinedBecause.timing"))
  screen.getByText(t("offer:clientSays", { note: "We are away." }))
  expect(screen.queryByRole("button")).toBeNull()
})

test("it is taken back after a question; a no to the question keeps it", async () => {
  const { t, user, api } = await show(anOwnOffer(), { "offer.withdraw": anOwnOffer({ status: "withdrawn" }) })
  const open = () => user.click(screen.getByRole("button", { name: t("offer:withdraw") }))
  await open()
  const question = () => screen.findByRole("alertdialog", { name: t("offer:withdrawTitle") })
  await user.click(within(await question()).getByRole("button", { name: t("offer:keep") }))
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  expect(api.calls("offer.withdraw")).toEqual([])
  await open()
  await user.click(within(await question()).getByRole("button", { name: t("offer:withdraw") }))
  await screen.findByText(t("offer:withdrawn"))
  expect(api.calls("offer.withdraw")).toEqual([{ id: offerId }])
})

const round = (own: Partial<Round> = {}): Round => ({
  round: 1,
  status: "open",
  offeredPrice: lei(380),
  price: lei(300),
  canStartAt: null,
  message: "Petrol is cheaper now.",
  answerPrice: null,
  answerStartAt: null,
  answerMessage: null,
  createdAt: inDays(-1),
  closedAt: null,
  ...own,
})
const asked = anOwnOffer({ rounds: [round()], actions: ["answer_counter", "edit", "withdraw"] })

test("a counter-offer says what is asked instead; one tap accepts it or keeps the offer", async () => {
  const { t, user, api } = await show(asked, {
    "offer.answerCounter": () => {
      throw refused("counter_over")
    },
  })
  screen.getByText(t("offer:counter.theirs", { terms: "300 lei" }))
  screen.getByText(t("offer:status.countered"))
  screen.getByText(t("offer:clientSays", { note: "Petrol is cheaper now." }))
  await user.click(screen.getByRole("button", { name: /^Accept 300.lei$/ }))
  expect(await screen.findByText(t("refusal:counter_over"))).toBeDefined()
  api.answer({ "offer.answerCounter": anOwnOffer() })
  await user.click(screen.getByRole("button", { name: t("offer:counter.keep") }))
  await screen.findByText(t("offer:counter.kept"))
  const first = { id: offerId, round: 1 }
  expect(api.calls("offer.answerCounter")).toEqual([
    { ...first, accept: true },
    { ...first, accept: false },
  ])
})

test("it is answered with an own price and a word, and the same price is no answer", async () => {
  const { t, user, api } = await show(asked, { "offer.answerCounter": anOwnOffer() })
  await user.click(screen.getByRole("button", { name: t("offer:counter.answer") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("offer:counter.answerTitle") }))
  const send = () => user.click(dialog.getByRole("button", { name: t("offer:counter.answerSend") }))
  await send()
  dialog.getByText(t("refusal:counter_same"))
  await user.type(dialog.getByRole("textbox", { name: t("offer:price") }), "350")
  await user.type(dialog.getByRole("textbox", { name: t("offer:counter.message") }), "Stairs.")
  await send()
  await screen.findByText(t("offer:counter.answered"))
  const own = { accept: false, price: lei(350), message: "Stairs." }
  expect(api.calls("offer.answerCounter")).toEqual([{ id: offerId, round: 1, ...own }])
})

test("a price that can't be read isn't sent as the old one, even with another day", async () => {
  const withDay = { ...asked, rounds: [round({ canStartAt: inDays(3) })] }
  const { t, user, api } = await show(withDay, { "offer.answerCounter": anOwnOffer() })
  await user.click(screen.getByRole("button", { name: t("offer:counter.answer") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("offer:counter.answerTitle") }))
  const price = dialog.getByRole("textbox", { name: t("offer:price") })
  const send = () => user.click(dialog.getByRole("button", { name: t("offer:counter.answerSend") }))
  await user.type(price, "about 350")
  await send()
  await waitFor(() => expect(document.activeElement).toBe(price))
  dialog.getByText(t("fields:amountUnclear", { example: "1,240.50" }))
  expect(api.calls("offer.answerCounter")).toEqual([])
  await user.clear(price)
  await user.type(price, "350")
  await send()
  await screen.findByText(t("offer:counter.answered"))
  expect(api.calls("offer.answerCounter")).toMatchObject([{ price: lei(350) }])
})

test("earlier rounds stay to be read, by the two alone, each from their side", async () => {
  const answered = { status: "answered", answerPrice: lei(350), answerMessage: "Stairs." } as const
  const { t } = await show(anOwnOffer({ rounds: [round(answered)] }))
  screen.getByText(t("offer:counter.history", { count: 1 }))
  screen.getByText(t("offer:counter.client", { terms: "300 lei", price: "380 lei" }), { exact: false })
  screen.getByText(t("offer:counter.endOwn.answered", { terms: "350 lei" }))
  expect(screen.getByText(t("offer:counter.ownSays", { note: "Stairs." }))).toBeDefined()
})

test("after the task has changed one tap makes it stand again, for the task as it is now", async () => {
  const stale = anOwnOffer({
    status: "stale",
    staleUntil: inDays(2),
    changedParts: ["where", "budget"],
    actions: ["reconfirm", "edit", "withdraw"],
  })
  const { t, user, api } = await show(stale, { "offer.reconfirm": anOwnOffer() })
  screen.getByText(t("offer:status.stale"))
  screen.getByText(t("offer:changedSince", { parts: "the place and the budget" }))
  await user.click(screen.getByRole("button", { name: t("offer:reconfirm") }))
  await screen.findByText(t("offer:reconfirmed"))
  expect(api.calls("offer.reconfirm")).toEqual([{ id: offerId, taskVersion: 3 }])
})

test("an offer that no longer goes with the task says where, and is sent unchanged only after a yes", async () => {
  const stale = anOwnOffer({
    status: "stale",
    staleUntil: inDays(2),
    materialsCost: { amount: 100_00, currency: "MDL" },
    actions: ["reconfirm", "edit"],
  })
  const task = { ...aTaskPage().task, materials: "customer_brings" } as const
  const { t, user, api } = await renderWithApi(<OwnOffer offer={stale} task={task} />, {
    as: aDoer(),
    api: { "offer.reconfirm": anOwnOffer() },
  })
  const line = t("offer:misfit.materials", { price: "100 lei" })
  screen.getByText(line)
  await user.click(screen.getByRole("button", { name: t("offer:reconfirm") }))
  const dialog = within(await screen.findByRole("alertdialog"))
  dialog.getByText(line)
  expect(api.calls("offer.reconfirm")).toEqual([])
  await user.click(dialog.getByRole("button", { name: t("offer:misfit.send") }))
  await screen.findByText(t("offer:reconfirmed"))
})

test("what is over may be sent again as it was, and a refusal says why not", async () => {
  const { t, user, api } = await show(anOwnOffer({ status: "expired", actions: ["revive"] }), {
    "offer.revive": () => {
      throw refused("offer_cap_reached")
    },
  })
  await user.click(screen.getByRole("button", { name: t("offer:revive") }))
  await screen.findByText(t("refusal:offer_cap_reached"))
  expect(api.calls("offer.revive")).toEqual([{ id: offerId, taskVersion: 3 }])
})

test.each([
  {
    reason: "provider_needed",
    way: "profile",
    href: `/providers/create?redirect=%2Ftasks%2F${taskId}`,
  },
  { reason: "phone_needed", way: "phone", href: "/account?section=account#contacts" },
  { reason: "licence_needed", way: "verify", href: "/providers/applications" },
  { reason: "user_limited", way: "team", href: "/account?section=restrictions" },
  { reason: "provider_suspended", way: "team", href: "/account?section=restrictions" },
  { reason: "offer_limit_reached", way: "mine", href: "/providers/applications?tab=offers" },
] as const)("where $reason stands in the way, the page says so and leads out of it", async (given) => {
  const { t } = await renderWithApi(<WhyNoOffer reason={given.reason} taskId={taskId} />, { as: aDoer() })
  screen.getByText(t(`refusal:${given.reason}`))
  const way = screen.getByRole("link", { name: t(`offer:way.${given.way}`) })
  expect(way.getAttribute("href")).toBe(given.href)
})

test("a doer without a number reads it in the bar, adds one over the task, and can make an offer at once", async () => {
  const phone = "+37369123456"
  const { t, user, api } = await renderPage(`/tasks/${taskId}`, {
    as: aDoer(),
    api: taskAnswers(aTaskPage({ viewer: { cannotOfferReason: "phone_needed" } }), {
      "contact.getMy": [],
      "contact.requestPhoneOtp": { expiresAt: "2026-03-05T10:10:00.000Z", retryAfterSec: 60 },
      "contact.validatePhoneOtp": { isVerified: true },
      "contact.create": aPhone({ value: phone }),
    }),
  })
  const bar = within(document.querySelector<HTMLElement>("[data-bottom-bar]") ?? document.body)
  bar.getByText(t("refusal:phone_needed"))
  await user.click(bar.getByRole("link", { name: t("offer:way.phone") }))
  const dialog = within(await screen.findByRole("dialog", { name: t("contacts:phoneTitle") }))
  await user.type(await dialog.findByLabelText(t("contacts:value.phone")), "069123456")
  await user.click(dialog.getByRole("button", { name: t("contacts:sendCode") }))
  const code = await dialog.findByLabelText(t("contacts:code"))
  api.answer(taskAnswers(aTaskPage({ viewer: { canOffer: true } })))
  await user.type(code, "123456")
  await waitFor(() => expect(screen.queryByText(t("contacts:phoneTitle"))).toBeNull())
  await bar.findByRole("link", { name: t("offer:make") })
  expect(screen.queryByText(t("refusal:phone_needed"))).toBeNull()
})

test("whoever was declined reads it and finds no way to another offer", async () => {
  const viewer = {
    cannotOfferReason: "offer_was_declined",
    myOfferId: offerId,
    myOfferStatus: "declined",
  } as const
  const { t } = await renderPage(`/tasks/${taskId}`, {
    as: aDoer(),
    api: taskAnswers(aTaskPage({ viewer }), {
      "offer.getById": anOwnOffer({ status: "declined", declineReason: "price", actions: [] }),
    }),
  })
  await screen.findByText(t("offer:declinedBecause.price"))
  expect(screen.getAllByText(t("refusal:offer_was_declined"))).toHaveLength(2)
  expect(screen.queryByRole("link", { name: t("offer:make") })).toBeNull()
})

test("a visitor is led through the log-in to the form, a doer to it, and who has an offer to that one", async () => {
  const hrefOf = async (viewer: Parameters<typeof aTaskPage>[0]) => {
    const { unmount } = await renderWithApi(<MakeOffer data={taskData(aTaskPage(viewer))} />)
    const href = screen.getByRole("link").getAttribute("href")
    unmount()
    return href
  }
  expect(await hrefOf({})).toBe(`/signin?redirect=${encodeURIComponent(`/tasks/${taskId}?tab=offer`)}`)
  expect(await hrefOf({ viewer: { canOffer: true, cannotOfferReason: null } })).toBe(
    `/tasks/${taskId}?tab=offer`,
  )
  expect(await hrefOf({ viewer: { myOfferStatus: "active", cannotOfferReason: "offer_exists" } })).toBe(
    "#my-offer",
  )
})
