// The orders of the list of doers: what they sort by, where the next page starts, and the cursor that says so.
import { z } from "zod"
import type { ProviderSort } from "@doable/domain/provider/input"
import type { ProviderReason } from "@doable/domain/provider/ranking"
import type { Spot } from "@doable/domain/task/whereabouts"
import type { Bind } from "../../platform/search/search-statement.ts"
import type { CardRow } from "../card.ts"
import { pointOf } from "./list-conditions.ts"

/** `recommended` is put in order outside of the database, out of those of the best standing and newcomers. */
export type PlainSort = Exclude<ProviderSort, "recommended">
export type KeyedSort = Exclude<PlainSort, "nearest">
export type InnerSort = PlainSort | "standing" | "rotation"

export type Order = {
  columns: string[]
  by: string
  after?: (keys: string[], bind: Bind) => string
  /** Doers without it have no place in this order. */
  needs?: string
}

const number = z.string().regex(/^\d{1,10}$/)
const uuid = z.uuid()
const byNumber = z.tuple([number, uuid])

const shapes: Record<KeyedSort, z.ZodType<string[]>> = {
  rating: byNumber,
  most_completed: byNumber,
  fastest_reply: byNumber,
  price_low: byNumber,
  newest: z.tuple([z.iso.datetime(), uuid]),
}

const falling = (column: string): Order => ({
  columns: [column],
  by: `p.${column} desc nulls last, p.id desc nulls last`,
  after: ([value, id], bind) => `(p.${column}, p.id) < (${bind(value)}::int8, ${bind(id)}::uuid)`,
})
const rising = (column: string): Order => ({
  columns: [column],
  by: `p.${column}, p.id`,
  after: ([value, id], bind) => `(p.${column}, p.id) > (${bind(value)}::int8, ${bind(id)}::uuid)`,
})

export const orders: Record<Exclude<InnerSort, "nearest">, Order> = {
  rating: falling("rating_key"),
  most_completed: falling("completed_count"),
  fastest_reply: rising("reply_key"),
  price_low: rising("price_key"),
  newest: {
    columns: ["published_at"],
    by: "p.published_at desc nulls last, p.id desc nulls last",
    after: ([at, id], bind) => `(p.published_at, p.id) < (${bind(at)}::timestamptz, ${bind(id)}::uuid)`,
  },
  standing: falling("standing"),
  // Ids are dice thrown once, so walking along them from another point each day gives everyone a turn.
  rotation: {
    columns: [],
    by: "p.id",
    after: ([id], bind) => `p.id >= ${bind(id)}::uuid`,
    needs: "p.is_newcomer",
  },
}

export function nearestOrder(from: Spot, bind: Bind): Order {
  return { columns: ["spot"], by: `p.spot <-> ${pointOf(from, bind)}, p.id`, needs: "p.spot is not null" }
}

export const keysOf: Record<KeyedSort, (row: CardRow) => string[]> = {
  rating: ({ id, keys }) => [String(keys.rating), id],
  most_completed: ({ id, keys }) => [String(keys.completed), id],
  fastest_reply: ({ id, keys }) => [String(keys.reply), id],
  price_low: ({ id, keys }) => [String(keys.price), id],
  newest: ({ id, keys }) => [keys.published ?? "", id],
}

export const reasons: Record<PlainSort, ProviderReason> = {
  rating: "rating",
  most_completed: "completed",
  fastest_reply: "fast",
  nearest: "distance",
  price_low: "price",
  newest: "newest",
}

/** Where to go on: after a row by its keys, or after so many rows. Both in the list as it was when it was started. */
export type Cursor = { asOf: string } & ({ keys: string[] } | { seen: number })

const counted = z.tuple([z.int().min(0).max(10_000)])

export function writeCursor(sort: ProviderSort, cursor: Cursor): string {
  const said = "keys" in cursor ? cursor.keys : [cursor.seen]
  return Buffer.from(JSON.stringify([sort, cursor.asOf, ...said])).toString("base64url")
}

const longestWalkMs = 24 * 60 * 60 * 1000

/** Null for what is no cursor of this order, or of a list started long ago: then it starts again. */
export function readCursor(sort: ProviderSort, text: string | undefined, now: Date): Cursor | null {
  if (!text) return null
  try {
    const [saidSort, saidMoment, ...said] = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[]
    const asOf = z.iso.datetime().parse(saidMoment)
    if (saidSort !== sort || now.getTime() - Date.parse(asOf) > longestWalkMs) return null
    const isCounted = sort === "recommended" || sort === "nearest" || typeof said[0] === "number"
    if (!isCounted) return { asOf, keys: shapes[sort].parse(said) }
    const [seen] = counted.parse(said)
    return { asOf, seen }
  } catch {
    return null
  }
}
