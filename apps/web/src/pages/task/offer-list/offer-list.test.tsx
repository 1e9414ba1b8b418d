// The owner's offers on the page of the task: chosen, declined, put aside.
import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { changeList } from "../../../../test/answers/change.ts"
import { aHire } from "../../../../test/answers/hire.ts"
import { inDays } from "../../../../test/answers/moment.ts"
import { anOffer, offerId, offersOf } from "../../../../test/answers/offer.ts"
import {
  aTaskPage,
  lei,
  noOffers,
  ownPart,
  taskAnswers,
  taskData,
  taskId,
} from "../../../../test/answers/task-page.ts"
import { aDoerCard } from "../../../../test/answers/provider/doer-card.ts"
import { aPerson } from "../../../../test/answers/user.ts"
import { failure, refused, type Answers, type Output } from "../../../../test/fake-api.ts"
import { renderPage, renderWithApi } from "../../../../test/render.tsx"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import { taskPageKey } from "../../../session/keys/task-keys.ts"
import { OfferList } from "./offer-list.tsx"

const page = aTaskPage({ task: { own: ownPart, offerCount: 1 }, viewer: { isOwner: true } })

async function showOffers(offers: OfferCard[], api: Answers = {}, shown = page) {
  const data = taskData(shown, { offers: offersOf(...offers) })
  const rendered = await renderWithApi(<OfferList data={data} />, { as: aPerson(), api })
  await waitFor(() => expect(document.querySelectorAll("[data-offer]")).toHaveLength(offers.length))
  return rendered
}

test("without offers it says so, and offers that did not come can be asked for again", async () => {
  const { t, user, api } = await renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(page, {
      "offer.getByTask": () => {
        throw failure(500)
      },
    }),
  })
  await screen.findByText(t("offer:failed"))
  api.answer({ "offer.getByTask": noOffers })
  await user.click(screen.getByRole("button", { name: t("ui:tryAgain") }))
  expect(await screen.findByText(t("taskPage:offers.none"))).toBeDefined()
})

test("the owner reads who offers, for how much, until when, and what is new or changed", async () => {
  const provider = aDoerCard({
    level: "verified",
    stats: { ...aDoerCard().stats, ratingAvg: 4.8, ratingCount: 12, completedCount: 15 },
  })
  const fresh = anOffer({
    provider,
    isUnseen: true,
    workedTogether: true,
    durationHours: 3,
    materialsCost: lei(40),
    why: ["price", "quality"],
  })
  const changed = anOffer({
    id: "0192f000-0000-7000-8000-0000000000b2",
    isUnseen: true,
    changedAt: inDays(0),
    previousPrice: lei(100),
    lowPriceReason: "I live next door.",
    provider: null,
  })
  const { t } = await showOffers([fresh, changed])
  const [first, second] = screen.getAllByRole("listitem").filter((item) => item.dataset["offer"])
  const one = within(first as HTMLElement)
  one.getByRole("link", { name: "Ion M." })
  one.getByText(t("offer:verified"))
  one.getByText(t("offer:jobs", { count: 15 }))
  one.getByText(t("offer:new"))
  one.getByText(t("offer:why.together"))
  one.getByText("Two people for the stairs")
  one.getByText("420 lei")
  one.getByText("380 lei + 40 lei for materials")
  // Of many reasons two are shown, and one button of the list stands out.
  for (const reason of fresh.why) expect(one.queryByText(t(`offer:why.${reason}`))).toBeNull()
  const filled = screen
    .getAllByRole("button", { name: new RegExp(t("offer:acceptNamed", { name: "" })) })
    .map(({ className }) => className.includes("bg-brand "))
  expect(filled).toEqual([true, false])
  const two = within(second as HTMLElement)
  two.getByText(t("offer:gone"))
  two.getByText(t("offer:edited", { price: "100 lei" }))
  expect(two.getByText("I live next door.")).toBeDefined()
})

test("a hire shows all that is agreed on, and sends how it is paid and the version that was read", async () => {
  const { t, user, api } = await showOffers([anOffer({ canStartAt: inDays(2), materialsCost: lei(40) })], {
    "offer.accept": () => new Promise(() => {}),
  })
  await user.click(screen.getByRole("button", { name: t("offer:acceptNamed", { name: "Ion M." }) }))
  const dialog = within(await screen.findByRole("dialog"))
  dialog.getByText("You agree to pay 380 lei + 40 lei for materials = 420 lei.")
  dialog.getByText(t("offer:hire.yourAddress", { place: "Botanica" }))
  dialog.getByText("Two people for the stairs")
  // There's nobody else who could be told.
  expect(dialog.queryByText(t("offer:hire.others"))).toBeNull()
  await user.click(dialog.getByRole("radio", { name: t("offer:hire.pay.bank_transfer") }))
  const choose = dialog.getByRole("button", { name: t("offer:acceptNamed", { name: "Ion" }) })
  await user.click(choose)
  expect(choose.getAttribute("aria-busy")).toBe("true")
  const [sent] = api.calls("offer.accept")
  expect(sent).toMatchObject({ id: offerId, version: 2, paymentMethod: "bank_transfer" })
  expect(sent?.scheduledAt).not.toBeNull()
})

test("a hire is said to be done; one that is refused leaves the question open and says why", async () => {
  const accepted = { id: offerId } as unknown
  const { t, user, api } = await showOffers([anOffer({ canStartAt: inDays(-2) })], {
    "offer.accept": () => {
      throw refused("offer_changed")
    },
  })
  await user.click(screen.getByRole("button", { name: t("offer:acceptNamed", { name: "Ion M." }) }))
  const dialog = within(await screen.findByRole("dialog"))
  const choose = () =>
    user.click(dialog.getByRole("button", { name: t("offer:acceptNamed", { name: "Ion" }) }))
  await choose()
  await screen.findByText(t("refusal:offer_changed"))
  api.answer({ "offer.accept": () => accepted as Output<"offer.accept"> })
  await choose()
  await screen.findByText(t("offer:hire.done", { name: "Ion M." }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  // A day that has passed in the meantime is no appointment.
  expect(api.calls("offer.accept")[1]).toMatchObject({ paymentMethod: "cash", scheduledAt: null })
})

test("after a hire the page follows from the answer itself, also while an earlier refresh is on its way", async () => {
  const hired = aTaskPage({
    task: { status: "assigned", own: ownPart },
    viewer: { isOwner: true, hasHires: true },
  })
  const late = Promise.withResolvers<typeof page>()
  const pages = [page, late.promise]
  const { t, user, api, router } = await renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(page, {
      "task.getById": () => (pages.shift() ?? hired) as typeof page,
      "offer.getByTask": offersOf(anOffer()),
      "offer.accept": { id: offerId } as unknown as Output<"offer.accept">,
      "taskAssignment.getByTask": { data: [aHire()], total: 1 },
      "changeRequest.getByTask": changeList([]),
    }),
  })
  const { queryClient } = router.options.context
  await user.click(await screen.findByRole("button", { name: t("offer:acceptNamed", { name: "Ion M." }) }))
  const hire = await screen.findByRole("button", { name: t("offer:acceptNamed", { name: "Ion" }) })
  void queryClient.invalidateQueries({ queryKey: taskPageKey(taskId) })
  await waitFor(() => expect(api.calls("task.getById")).toHaveLength(2))
  await user.click(hire)
  await waitFor(() => expect(document.querySelector("[data-work]")).not.toBeNull())
  late.resolve(page)
  await late.promise
  await waitFor(() => expect(screen.queryByText(t("taskPage:owner.open.title"))).toBeNull())
  expect(document.querySelector("[data-work]")).not.toBeNull()
})

test("an offer is declined with a reason and a word, and a no of the API says why", async () => {
  const { t, user, api } = await showOffers([anOffer()], {
    "offer.decline": () => {
      throw refused("offer_not_live")
    },
  })
  await user.click(screen.getByRole("button", { name: t("offer:declineNamed", { name: "Ion M." }) }))
  const dialog = within(
    await screen.findByRole("dialog", { name: t("offer:declining.title", { name: "Ion M." }) }),
  )
  await user.click(dialog.getByRole("radio", { name: t("offer:declining.timing") }))
  await user.click(dialog.getByLabelText(t("offer:declining.note")))
  await user.paste(" We are away this week. ")
  const decline = () => user.click(dialog.getByRole("button", { name: t("offer:decline") }))
  await decline()
  await screen.findByText(t("offer:declining.failed"))
  api.answer({ "offer.decline": anOffer({ status: "declined" }) })
  await decline()
  await screen.findByText(t("offer:declining.done"))
  const declined = { id: offerId, reasonCode: "timing", note: "We are away this week." }
  expect(api.calls("offer.decline")).toEqual([declined, declined])
})

test("an offer is put on the shortlist and taken off it, and the list can show those alone", async () => {
  const listed = anOffer({ id: "0192f000-0000-7000-8000-0000000000b2", isShortlisted: true })
  const { t, user, api } = await showOffers([anOffer({ provider: aDoerCard({ name: "Ana B." }) }), listed], {
    "offer.shortlist": anOffer(),
  })
  await user.click(screen.getByRole("button", { name: t("offer:addTo", { name: "Ana B." }), pressed: false }))
  await user.click(
    screen.getByRole("button", { name: t("offer:takeFrom", { name: "Ion M." }), pressed: true }),
  )
  expect(api.calls("offer.shortlist")).toEqual([
    { id: offerId, isShortlisted: true },
    { id: listed.id, isShortlisted: false },
  ])
  await user.click(screen.getByRole("radio", { name: new RegExp(`^${t("offer:shortlist")}`) }))
  await waitFor(() => expect(screen.queryByText("Ana B.")).toBeNull())
})

test("a long message shows its beginning first, and all of it when asked", async () => {
  const message = `${"a".repeat(200)} ${"b".repeat(100)}`
  const { t, user } = await showOffers([anOffer({ message })])
  expect(screen.queryByText(message)).toBeNull()
  await user.click(screen.getByRole("button", { name: t("offer:whole") }))
  screen.getByText(message)
})

test("another order is a matter of the address, and is asked for", async () => {
  const two = offersOf(anOffer(), anOffer({ id: "0192f000-0000-7000-8000-0000000000b2" }))
  const { t, user, api, address } = await renderPage(`/tasks/${taskId}`, {
    as: aPerson(),
    api: taskAnswers(page, { "offer.getByTask": two }),
  })
  await user.selectOptions(await screen.findByLabelText(t("offer:sort.label")), "price_low")
  await waitFor(() => expect(address()).toBe(`/tasks/${taskId}?sort=price_low`))
  expect(api.calls("offer.getByTask").at(-1)).toMatchObject({ taskId, sort: "price_low" })
})

test("after the hire the chosen one stands alone, and the others are kept below", async () => {
  const hired = aTaskPage({ task: { status: "assigned", own: ownPart }, viewer: { isOwner: true } })
  const passed = anOffer({ id: "0192f000-0000-7000-8000-0000000000b2", status: "not_selected", actions: [] })
  const data = taskData(hired, {
    offers: offersOf(anOffer({ status: "accepted", actions: [] }), passed),
    hire: aHire(),
  })
  const { t } = await renderWithApi(<OfferList data={data} />, { as: aPerson() })
  await screen.findByText(t("offer:status.accepted"))
  screen.getByText(t("offer:earlier", { count: 1 }))
  expect(screen.queryByRole("button", { name: t("offer:acceptNamed", { name: "Ion M." }) })).toBeNull()
})

test("an offer that waits for its doer since the task changed cannot be chosen", async () => {
  const { t } = await showOffers([anOffer({ status: "stale", actions: ["decline"] })])
  screen.getByText(t("offer:waits"))
  expect(screen.queryByRole("button", { name: t("offer:acceptNamed", { name: "Ion M." }) })).toBeNull()
})

test("the talk about an offer is opened from it", async () => {
  const { t, user, api, address } = await showOffers([anOffer()], {
    "conversation.openForOffer": () => {
      throw failure()
    },
  })
  await user.click(screen.getByRole("button", { name: t("offer:askNamed", { name: "Ion M." }) }))
  await screen.findByText(t("offer:askFailed"))
  expect(api.calls("conversation.openForOffer")).toEqual([{ offerId }])
  expect(address()).toBe("/")
})

test("up to three offers are ticked, and the bar leads to their comparison", async () => {
  const four = [1, 2, 3, 4].map((at) =>
    anOffer({ id: `0192f000-0000-7000-8000-0000000000d${at}`, provider: aDoerCard({ name: `Doer ${at}` }) }),
  )
  const { user } = await showOffers(
    four,
    {},
    aTaskPage({ task: { own: ownPart, offerCount: 4 }, viewer: { isOwner: true } }),
  )
  const tick = (at: number) => screen.getByRole("checkbox", { name: `Compare the offer from Doer ${at}` })
  expect(screen.queryByRole("status")).toBeNull()
  await user.click(tick(1))
  expect(screen.getByRole("status").textContent).toBe("1 selected, select one more")
  expect(screen.getByRole("button", { name: "Compare" }).getAttribute("aria-disabled")).toBe("true")
  await user.click(tick(2))
  await user.click(tick(4))
  expect(screen.getByRole("status").textContent).toBe("3 selected, three at most")
  expect(tick(3)).toHaveProperty("disabled", true)
  const form = screen.getByRole("button", { name: "Compare" }).closest("form")
  expect(
    new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]).getAll("o"),
  ).toHaveLength(3)
  await user.click(screen.getByRole("button", { name: "Clear" }))
  expect(tick(3)).toHaveProperty("disabled", false)
})

test("with both of two offers ticked, the bar doesn't ask for a third", async () => {
  const two = [1, 2].map((at) =>
    anOffer({ id: `0192f000-0000-7000-8000-0000000000d${at}`, provider: aDoerCard({ name: `Doer ${at}` }) }),
  )
  const { user } = await showOffers(two)
  for (const tick of screen.getAllByRole("checkbox")) await user.click(tick)
  expect(screen.getByRole("status").textContent).toBe("2 selected")
})

test("a single offer has nothing to be compared with", async () => {
  await showOffers([anOffer()])
  expect(screen.queryByRole("checkbox")).toBeNull()
})
