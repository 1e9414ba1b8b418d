import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anOffer } from "../../test/answers/offer.ts"
import { aTaskCard } from "../../test/answers/task-card.ts"
import { taskId } from "../../test/answers/task-page.ts"
import { aDoer } from "../../test/answers/user.ts"
import { renderWithApi } from "../../test/render.tsx"
import type { MyOffersData } from "./load-my-offers.ts"
import { MyOffers } from "./my-offers.tsx"

const counts = {
  active: 0,
  stale: 0,
  accepted: 1,
  not_selected: 0,
  declined: 1,
  withdrawn: 0,
  expired: 0,
  ended: 0,
  removed: 0,
}

type Mine = MyOffersData["answer"]["data"][number]
function mine(own: Partial<Mine>): Mine {
  const { provider: _, why: __, workedTogether: ___, ...offer } = anOffer()
  return { ...offer, task: aTaskCard(), isDone: false, ...own }
}

const show = (data: MyOffersData | null) =>
  renderWithApi(<MyOffers data={data} at="/providers/applications" />, { as: aDoer() })

test("each offer says what became of it and leads to it; the chosen one leads to the agreement", async () => {
  const data = [
    mine({ status: "declined", declineReason: "timing", declineNote: "We are away this week." }),
    mine({ id: "0192f000-0000-7000-8000-0000000000b2", status: "accepted" }),
    mine({ id: "0192f000-0000-7000-8000-0000000000b3", status: "active", actions: ["edit"] }),
    mine({ id: "0192f000-0000-7000-8000-0000000000b4", status: "stale" }),
  ]
  const { t } = await show({ answer: { data, total: 2, counts }, group: undefined, page: 1 })
  const [first, second, third, fourth] = within(
    screen.getByRole("list", { name: t("offer:my.label") }),
  ).getAllByRole("listitem")
  const declined = within(first as HTMLElement)
  declined.getByText(t("offer:declinedBecause.timing"))
  declined.getByText(t("offer:clientSays", { note: "We are away this week." }))
  expect(declined.getByRole("link").getAttribute("href")).toBe(`/tasks/${taskId}#my-offer`)
  const chosen = within(second as HTMLElement)
  expect(chosen.getByRole("link", { name: t("offer:toAgreement") }).getAttribute("href")).toBe(
    `/tasks/${taskId}#agreement`,
  )
  const hrefIn = (item: HTMLElement | undefined, name: string) =>
    within(item as HTMLElement)
      .getByRole("link", { name })
      .getAttribute("href")
  expect(hrefIn(third, t("offer:edit"))).toBe(`/tasks/${taskId}?tab=offer`)
  expect(hrefIn(fourth, t("offer:my.check"))).toBe(`/tasks/${taskId}#my-offer`)
  const filter = within(screen.getByRole("navigation", { name: t("offer:my.filter") }))
  expect(filter.getAllByRole("link").map((link) => link.textContent)).toEqual([
    `${t("offer:my.all")} · 2`,
    `${t("offer:my.live")} · 0`,
    `${t("offer:my.won")} · 1`,
    `${t("offer:my.lost")} · 1`,
    `${t("offer:my.gone")} · 0`,
  ])
})

test("of jobs that are over it says which were done", async () => {
  const data = [mine({ status: "ended", isDone: true }), mine({ id: "b2", status: "ended" })]
  const { t } = await show({ answer: { data, total: 2, counts }, group: undefined, page: 1 })
  const list = within(screen.getByRole("list", { name: t("offer:my.label") }))
  const [done, over] = list.getAllByRole("listitem").map((row) => within(row))
  expect(done?.getByText(t("offer:status.done"))).toBeDefined()
  expect(done?.getByText(t("offer:state.done"))).toBeDefined()
  expect(over?.getByText(t("offer:status.ended"))).toBeDefined()
})

test("no offers at all, none of a group, and a list that did not come are three things", async () => {
  const nothing = { data: [], total: 0, counts }
  const { t, unmount } = await show({ answer: nothing, group: undefined, page: 1 })
  screen.getByText(t("offer:my.none.title"))
  unmount()
  const second = await show({ answer: nothing, group: "live", page: 1 })
  screen.getByText(t("offer:my.nothing"))
  second.unmount()
  await show(null)
  screen.getByText(t("offer:my.failed"))
  expect(screen.getByRole("button", { name: t("ui:tryAgain") })).toBeDefined()
})
