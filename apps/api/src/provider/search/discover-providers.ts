import type { Discover, ProviderFilter } from "@doable/domain/provider/input"
import type { Relaxation } from "../answers.ts"
import type { Visitor } from "../find-provider.ts"
import { showRecommended, understand } from "./find-providers.ts"
import { readRecommended } from "./read-recommended.ts"

/** A choice needs three; with fewer, what matters least is let go, and that is said. */
const fewest = 3

export async function discoverProviders(ctx: Visitor, input: Discover) {
  let best = await look(ctx, input, [])
  const relaxed: Relaxation[] = []
  for (const wish of wishesIn(input)) {
    if (best.total >= fewest) break
    relaxed.push(wish)
    const next = await look(ctx, input, relaxed)
    // What brings nobody isn't let go.
    if (next.total > best.total) best = next
  }
  const cards = await showRecommended(ctx, best.asked, best.list, best.asked.now)
  const data = cards.map((provider) => ({ provider, reasons: provider.why }))
  return { data, total: Math.min(best.total, data.length), relaxed: best.relaxed }
}

/** The least important first. */
function wishesIn({ date, languages, placeId }: Discover): Relaxation[] {
  return [
    ...(date ? (["date"] as const) : []),
    ...(languages.length > 0 ? (["languages"] as const) : []),
    ...(placeId ? (["place"] as const) : []),
  ]
}

async function look(ctx: Visitor, input: Discover, without: Relaxation[]) {
  const { categoryId, placeId, date, languages, limit } = input
  const filter: ProviderFilter = {
    categoryIds: [categoryId],
    ...(date && !without.includes("date") ? { availableOn: date } : {}),
    ...(languages.length > 0 && !without.includes("languages") ? { languages } : {}),
    ...(placeId && !without.includes("place") ? { placeId } : {}),
  }
  const asked = await understand(ctx, { filter, sort: "recommended" })
  const { list, total } = await readRecommended(ctx, asked, { seen: 0, limit }, asked.now)
  return { asked, list, total, relaxed: [...without] }
}
