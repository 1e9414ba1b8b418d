import { eq } from "../../platform/db/drizzle.ts"
import { defaultCurrency } from "@doable/domain/money/currency"
import type { ProviderList } from "@doable/domain/provider/input"
import { distanceKm } from "@doable/domain/task/whereabouts"
import { categoryCache } from "../../category/category-cache.ts"
import { places } from "../../platform/db/schema/place.ts"
import { askedWords } from "../../category/asked-words.ts"
import { withWholeWords } from "../../platform/search/whole-words.ts"
import { showCard, type CardRow } from "../card.ts"
import type { Visitor } from "../find-provider.ts"
import type { Asked } from "./list-conditions.ts"
import { keysOf, readCursor, reasons, writeCursor, type PlainSort } from "./list-order.ts"
import { mostCounted, readPage } from "./read-page.ts"
import { readCards, readRecommended, type Recommended } from "./read-recommended.ts"

/** The public list: whatever is asked for, a few short questions to the database and never a count without end. */
export async function findProviders(ctx: Visitor, input: ProviderList) {
  const asked = await understand(ctx, input)
  const sort = input.sort === "nearest" && !asked.from ? "recommended" : input.sort
  const cursor = readCursor(sort, input.cursor, asked.now)
  const seen = cursor && "keys" in cursor ? 0 : cursor?.seen || input.pagination.offset
  const { limit } = input.pagination
  const asOf = cursor?.asOf ?? asked.now.toISOString()
  const pageCursor = writeCursor(sort, { seen: 0, asOf })
  const told = cursor ? { ...asked, asOf } : asked

  if (sort === "recommended") {
    const found = await readRecommended(ctx, told, { seen, limit }, new Date(asOf))
    const { list, hasMore, total, isCorrected } = found
    const data = await showRecommended(ctx, asked, list, new Date(asOf))
    const nextCursor = hasMore ? writeCursor(sort, { seen: seen + limit, asOf }) : null
    return { data, ...counted(total), nextCursor, pageCursor, sort, isCorrected }
  }

  const keys = cursor && "keys" in cursor ? cursor.keys : null
  // One row more than shown tells whether there are more.
  const page = await readPage(ctx, told, { sort, keys, limit: limit + 1, offset: seen })
  const data = page.rows
    .slice(0, limit)
    .map((row) => showCard(ctx, row, { ...at(asked, row), why: [reasons[sort]] }))
  const nextCursor =
    page.rows.length > limit ? nextOf(page.rows[limit - 1], { sort, limit, seen, asOf }) : null
  return { data, ...counted(page.total), nextCursor, pageCursor, sort, isCorrected: page.isCorrected }
}

export async function showRecommended(ctx: Visitor, asked: Asked, list: Recommended[], asOf: Date) {
  const cards = await readCards(ctx, asked, list, asOf)
  return cards.map(({ card, why }) => showCard(ctx, card, { ...at(asked, card), why }))
}

type Turn = { sort: PlainSort; limit: number; seen: number; asOf: string }

function nextOf(last: CardRow | undefined, { sort, limit, seen, asOf }: Turn): string | null {
  if (!last) return null
  if (sort === "nearest") return writeCursor(sort, { seen: seen + limit, asOf })
  return writeCursor(sort, { keys: keysOf[sort](last), asOf })
}

function counted(total: number) {
  return { total: Math.min(total, mostCounted), totalIsEstimate: total > mostCounted }
}

function at({ from }: Asked, { lat, lng }: CardRow) {
  if (!from || lat === null || lng === null) return { distanceKm: null }
  return { distanceKm: Math.round(distanceKm(from, { lat, lng }) * 10) / 10 }
}

/** What the filter means here and now: categories that are there, the place by its city, words by their stems. */
export async function understand(
  ctx: Visitor,
  { filter: given, sort }: Pick<ProviderList, "filter" | "sort">,
): Promise<Asked> {
  // Amounts are compared inside one currency alone.
  const isByPrice = sort === "price_low" || given.priceMax !== undefined
  const filter = isByPrice ? { ...given, currency: given.currency ?? defaultCurrency } : given
  const shelf = await categoryCache(ctx.db)
  const words = await askedWords(ctx.db, filter.q)
  const place = filter.placeId === undefined ? null : await placeOf(ctx, filter.placeId)
  return {
    filter,
    categoryIds: (filter.categoryIds ?? []).flatMap((id) => shelf.find(id)?.id ?? []),
    place: place && { cityId: place.parentId ?? place.id, lat: place.lat, lng: place.lng },
    words: words && (await withWholeWords(ctx.db, words)),
    from: filter.near ?? place,
    now: ctx.now(),
  }
}

async function placeOf({ db }: Visitor, id: string) {
  const { parentId, lat, lng } = places
  const [place] = await db.select({ id: places.id, parentId, lat, lng }).from(places).where(eq(places.id, id))
  return place ?? null
}
