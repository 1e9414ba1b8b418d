// The address of the list as it was when the search was saved. The lists' own readers drop what no longer exists.
import type { ProviderFilter } from "../provider/input.ts"
import type { TaskFilter } from "../task/input.ts"

type Addressed = {
  excludeWords: readonly string[]
  categories: readonly { slug: string }[]
  place: { id: string } | null
  /** Best match first, unless this says otherwise. */
  sort?: "newest"
} & ({ scope: "task"; filters: TaskFilter } | { scope: "provider"; filters: ProviderFilter })

const lei = (minor: number | undefined) => (minor === undefined ? undefined : minor / 100)
/** As browsers write it. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll("%20", "+")
const flag = (is: boolean | undefined) => (is ? 1 : undefined)
const joined = (list: readonly string[] | undefined) => list?.join(",") || undefined

export function searchAddress(search: Addressed): string {
  const { scope, filters, categories, place, excludeWords, sort } = search
  const shared = {
    q: filters.q,
    category: categories[0]?.slug,
    mode: filters.mode,
    place: place?.id,
    radius: place && filters.near?.radiusKm,
    currency: filters.currency,
    languages: joined(filters.languages),
    sort,
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
    value === undefined || value === null ? [] : [`${key}=${encoded(String(value))}`],
  )
  const query = wanted.join("&")
  return `${scope === "task" ? "/tasks" : "/providers"}${query && `?${query}`}`
}
