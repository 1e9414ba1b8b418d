import type { Discover, ProviderFilter } from "@doable/domain/provider/input"
import type { Relaxation } from "./answers.ts"
import type { Visitor } from "./find-provider.ts"
import { showRecommended, understand } from "./find-providers.ts"
import { readRecommended } from "./read-recommended.ts"

/** A choice needs three; with fewer, what matters least is let go, and that is said. */
const fewest = 3

export async function discoverProviders(ctx: Visitor, input: Discover) {
  const { categoryId, placeId, date, languages, limit } = input
  const wishes: Record<Relaxation, ProviderFilter> = {
    date: date ? { availableOn: date } : {},
    languages: languages.length > 0 ? { languages } : {},
    place: placeId ? { placeId } : {},
  }
  const relaxed: Relaxation[] = []
  for (;;) {
    const kept = (Object.keys(wishes) as Relaxation[]).filter((wish) => !relaxed.includes(wish))
    const filter = Object.assign({ categoryIds: [categoryId] }, ...kept.map((wish) => wishes[wish]))
    const asked = await understand(ctx, { filter, sort: "recommended" })
    const { list, total } = await readRecommended(ctx, asked, asked.now)
    const next = kept.find((wish) => Object.keys(wishes[wish]).length > 0)
    if (total >= fewest || !next) {
      const cards = await showRecommended(ctx, asked, list.slice(0, limit))
      const data = cards.map((provider) => ({ provider, reasons: provider.why }))
      return { data, total: Math.min(total, data.length), relaxed }
    }
    relaxed.push(next)
  }
}
