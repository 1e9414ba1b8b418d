import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { aReview } from "../../../test/answers/review.ts"
import { renderWithApi } from "../../../test/render.tsx"
import type { ReviewList } from "../../session/answers/review-answers.ts"
import { ReviewFilters } from "./review-filters.tsx"
import type { ReviewSearch } from "./review-search.ts"
import { ReviewSummary } from "./review-summary.tsx"

const category = aReview().work.category
const summary: ReviewList["summary"] = {
  avg: 4.73,
  count: 11,
  histogram: [0, 1, 0, 0, 10],
  sub: { quality: 5 },
  categories: category ? [{ category, count: 11 }] : [],
  langs: [
    { lang: "en", count: 10 },
    { lang: "ru", count: 1 },
  ],
}
const providerId = "0192f000-0000-7000-8000-0000000000d1"

const show = (search: ReviewSearch) =>
  renderWithApi(
    <>
      <ReviewSummary providerId={providerId} search={search} summary={summary} />
      <ReviewFilters providerId={providerId} search={search} summary={summary} />
    </>,
    { locale: "ro" },
  )

test("the reviews of a doer are summed up; a bar that counts something leads to it, an empty one nowhere", async () => {
  const { t } = await show({})
  const sum = within(screen.getByRole("group", { name: t("provider-profile:reviews.summary") }))
  sum.getByText("4,7")
  sum.getByText(t("provider-profile:stats.reviews", { count: 11 }))
  sum.getByText(t("review:sub.quality"))
  const bar = (mark: number, count: number) =>
    sum.queryByRole("link", { name: t("provider-profile:reviews.stars", { mark, count }) })
  expect(bar(4, 0)).toBeNull()
  expect(bar(2, 1)?.getAttribute("href")).toBe(`/providers/${providerId}?stars=2#review-list`)
})

test("stars and language are chosen together, begin at the first page, and are taken back by the same link", async () => {
  const { t } = await show({ stars: 2, page: 3 })
  const two = screen.getByRole("link", { name: t("provider-profile:reviews.stars", { mark: 2, count: 1 }) })
  expect(two.getAttribute("aria-current")).toBe("true")
  expect(two.getAttribute("href")).toBe(`/providers/${providerId}#review-list`)
  const english = screen.getByRole("link", { name: new RegExp(t("task:language.en")) })
  expect(english.getAttribute("href")).toBe(`/providers/${providerId}?stars=2&written=en#reviews`)
  // One kind of work alone is no choice.
  expect(screen.queryByRole("list", { name: t("provider-profile:reviews.kinds") })).toBeNull()
})
