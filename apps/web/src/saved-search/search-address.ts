// The address of the list as it was when the search was saved. The lists' own readers drop what no longer exists.
import type { SavedSearchData } from "./searches-query.ts"

const lei = (minor: number | undefined) => (minor === undefined ? undefined : minor / 100)
const flag = (is: boolean | undefined) => (is ? 1 : undefined)
const joined = (list: readonly string[] | undefined) => list?.join(",") || undefined

export function searchAddress({ scope, filters, categories, place, excludeWords }: SavedSearchData): string {
  const shared = {
    q: filters.q,
    category: categories[0]?.slug,
    mode: filters.mode,
    place: place?.id,
    radius: place && filters.near?.radiusKm,
    currency: filters.currency,
    languages: joined(filters.languages),
  }
  const own =
    scope === "task"
      ? {
          without: joined(excludeWords),
          min: lei(filters.budgetMin),
          max: lei(filters.budgetMax),
          budget: joined(filters.budgetKinds),
          from: filters.dateFrom,
          to: filters.dateTo,
          photos: flag(filters.hasPhotos),
          urgent: flag(filters.urgentOnly),
          unverified: flag(filters.verifiedOnlyFits),
          hires: filters.ownerHireRateMin,
        }
      : {
          verified: flag(filters.verifiedOnly),
          rating: filters.ratingMin,
          price: lei(filters.priceMax),
          day: filters.availableOn,
          sameDay: flag(filters.sameDay),
          kind: filters.kind,
          works: flag(filters.hasPortfolio),
          repeat: flag(filters.repeatCustomersOnly),
        }
  const wanted = Object.entries({ ...shared, ...own }).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  )
  const query = new URLSearchParams(wanted).toString()
  return `${scope === "task" ? "/tasks" : "/providers"}${query && `?${query}`}`
}
