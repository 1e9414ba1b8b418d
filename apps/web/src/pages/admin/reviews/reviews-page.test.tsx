import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { anAdmin } from "../../../../test/answers/user.ts"
import { renderWithApi } from "../../../../test/render.tsx"
import type { AdminReviewList, AdminReviewRow } from "./load-reviews.ts"
import { ReviewsPage } from "./reviews-page.tsx"

const review: AdminReviewRow = {
  id: "c2c7d7a4-6f0f-4ad5-8d24-2d5a5d3d0001",
  taskId: "c2c7d7a4-6f0f-4ad5-8d24-2d5a5d3d0002",
  taskTitle: "Clean six windows",
  author: { id: "sergiu", name: "Sergiu Lungu", image: null },
  subject: { id: "grigore", name: "Grigore Botnaru", image: null },
  rating: 3,
  text: "Good but slow.",
  publishedAt: "2026-06-14T09:00:00.000Z",
  counts: true,
  shared: ["network"],
  reports: { count: 4, oldestAt: "2026-06-15T09:00:00.000Z", reasons: ["contacts"] },
  hidden: null,
  effect: { before: { avg: 4.6, count: 31 }, after: { avg: 4.7, count: 30 } },
}
const listOf = (...data: AdminReviewRow[]): AdminReviewList => ({
  data,
  total: data.length,
  counts: { reported: data.length, flagged: 0, hidden: 12, all: 40 },
})
const explanation = "Your review held a contact."

test("a review is hidden with a reason and words, and one reads before what changes", async () => {
  const { user, t, api } = await renderWithApi(
    <ReviewsPage tab="reported" page={1} list={listOf(review)} />,
    {
      as: anAdmin(),
      api: { "adminReview.hide": { id: review.id } },
    },
  )
  screen.getByText(t("admin-reviews:reports", { count: 4 }))
  screen.getByText(t("admin-reviews:shared.network"))
  await user.click(screen.getByRole("button", { name: new RegExp(t("admin-reviews:hide.open")) }))
  const dialog = within(await screen.findByRole("dialog"))
  dialog.getByText("4.7")
  dialog.getByText("30")
  const confirm = dialog.getByRole("button", { name: t("admin-reviews:hide.confirm") })
  await user.click(confirm)
  dialog.getByText(t("admin:choiceNeeded"))
  await user.click(dialog.getByRole("radio", { name: t("report:reasons.contacts") }))
  await user.type(dialog.getByLabelText(t("admin-reviews:explanation")), explanation)
  await user.click(confirm)
  const sent = { id: review.id, reasonCode: "contacts", explanation }
  await waitFor(() => expect(api.calls("adminReview.hide")).toEqual([sent]))
})

test("a hidden one says by whom and why, and is restored with words", async () => {
  const hidden = {
    at: "2026-06-16T09:00:00.000Z",
    byName: "Emma",
    reasonCode: "fake",
    appeal: "open",
  } as const
  const list = listOf({ ...review, hidden })
  const { user, t, api } = await renderWithApi(<ReviewsPage tab="hidden" page={1} list={list} />, {
    as: anAdmin(),
    api: { "adminReview.restore": { id: review.id } },
  })
  screen.getByText(t("admin-reviews:appeal.open"))
  await user.click(screen.getByRole("button", { name: new RegExp(t("admin-reviews:restore.open")) }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.type(dialog.getByLabelText(t("admin-reviews:explanation")), explanation)
  await user.click(dialog.getByRole("button", { name: t("admin-reviews:restore.confirm") }))
  await waitFor(() => expect(api.calls("adminReview.restore")).toEqual([{ id: review.id, explanation }]))
})

test("without any it says so", async () => {
  const { t } = await renderWithApi(<ReviewsPage tab="reported" page={1} list={listOf()} />, {
    as: anAdmin(),
  })
  expect(screen.getByText(t("admin-reviews:none.reported"))).toBeDefined()
})
