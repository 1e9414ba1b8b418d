// The client asks a doer for another price, and takes it back.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { inDays } from "../../../../test/answers/moment.ts"
import { anOffer, offerId, offersOf } from "../../../../test/answers/offer.ts"
import { aTaskPage, lei, ownPart, taskData } from "../../../../test/answers/task-page.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import { refused, type Answers } from "../../../../test/fake-api.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import { OfferList } from "./offer-list.tsx"

async function showOffers([offer]: [OfferCard], api: Answers) {
  const page = aTaskPage({ task: { own: ownPart, offerCount: 1 }, viewer: { isOwner: true } })
  const data = taskData(page, { offers: offersOf(offer) })
  const rendered = await renderWithApi(<OfferList data={data} />, { as: aPerson(), api })
  await screen.findByText(offer.message)
  return rendered
}

test("a counter-offer asks for another price of the offer that was read, or says why it can't", async () => {
  const offer = anOffer({ actions: ["accept", "decline", "counter"], materialsCost: lei(40) })
  const { t, user, api } = await showOffers([offer], {
    "offer.counter": () => {
      throw refused("offer_changed")
    },
  })
  await user.click(screen.getByRole("button", { name: t("offer:counter.makeNamed", { name: "Ion M." }) }))
  const dialog = within(
    await screen.findByRole("dialog", { name: t("offer:counter.title", { name: "Ion M." }) }),
  )
  const now = { price: "380 lei", materials: "40 lei" }
  dialog.getByText(t("offer:counter.priceNowWork", now))
  dialog.getByText(t("offer:counter.left", { count: 2 }))
  await user.type(dialog.getByRole("textbox", { name: t("offer:counter.price") }), "320")
  const send = () => user.click(dialog.getByRole("button", { name: t("offer:counter.send") }))
  await send()
  await screen.findByText(t("refusal:offer_changed"))
  api.answer({ "offer.counter": offer })
  await send()
  await screen.findByText(t("offer:counter.sent"))
  expect(api.calls("offer.counter").at(-1)).toEqual({ id: offerId, version: 2, price: lei(320) })
})

test("while it waits nobody is hired, and it can be withdrawn", async () => {
  const open = {
    round: 1,
    status: "open",
    offeredPrice: lei(380),
    price: lei(320),
    canStartAt: null,
    message: null,
    answerPrice: null,
    answerStartAt: null,
    answerMessage: null,
    createdAt: inDays(0),
    closedAt: null,
  } as const
  const offer = anOffer({ rounds: [open], actions: ["decline", "withdraw_counter"] })
  const { t, user, api } = await showOffers([offer], { "offer.withdrawCounter": anOffer() })
  screen.getByText(t("offer:counter.yours", { terms: "320 lei" }))
  expect(screen.queryByRole("button", { name: t("offer:acceptNamed", { name: "Ion M." }) })).toBeNull()
  await user.click(screen.getByRole("button", { name: t("offer:counter.withdraw") }))
  await screen.findByText(t("offer:counter.withdrawn"))
  expect(api.calls("offer.withdrawCounter")).toEqual([{ id: offerId }])
  // The button is gone with the counter-offer; the offer stays.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Ion M\./))
})
