// The orders of the task list: what they sort by, where the next page begins, and the cursor that says so.
import { z } from "zod"
import type { TaskSort } from "@doable/domain/task/input"
import { longitudeScale, type Spot } from "@doable/domain/task/whereabouts"
import type { CardRow } from "./card.ts"
import type { Bind } from "./list-conditions.ts"

/** `best_match` is put in order outside of the database. */
export type PlainSort = Exclude<TaskSort, "best_match">

type Order = {
  columns: string[]
  by: string
  after?: (keys: string[], bind: Bind) => string
  keysOf?: (row: CardRow) => string[]
}

const published = "t.published_at"
const moment = z.iso.datetime()
const day = z.iso.date()
const number = z.string().regex(/^\d{1,10}$/)
const uuid = z.uuid()

const shapes: Partial<Record<PlainSort, z.ZodType<string[]>>> = {
  newest: z.tuple([moment, uuid]),
  due_soon: z.tuple([day, uuid]),
  budget_high: z.tuple([number, uuid]),
  budget_low: z.tuple([number, uuid]),
  fewest_offers: z.tuple([number, moment, uuid]),
}

export const orders: Record<Exclude<PlainSort, "nearest">, Required<Order>> = {
  newest: {
    columns: ["published_at"],
    by: "t.published_at desc nulls last, t.id desc nulls last",
    after: ([at, id], bind) => `(${published}, t.id) < (${bind(at)}::timestamptz, ${bind(id)}::uuid)`,
    keysOf: ({ id, keys }) => [keys.published ?? "", id],
  },
  due_soon: {
    columns: ["due_key"],
    by: "t.due_key, t.id",
    after: ([due, id], bind) => `(t.due_key, t.id) > (${bind(due)}::date, ${bind(id)}::uuid)`,
    keysOf: ({ id, keys }) => [keys.due, id],
  },
  budget_high: {
    columns: ["budget_high_key"],
    by: "t.budget_high_key desc nulls last, t.id desc nulls last",
    after: ([high, id], bind) => `(t.budget_high_key, t.id) < (${bind(high)}::int8, ${bind(id)}::uuid)`,
    keysOf: ({ id, keys }) => [String(keys.high), id],
  },
  budget_low: {
    columns: ["budget_low_key"],
    by: "t.budget_low_key, t.id",
    after: ([low, id], bind) => `(t.budget_low_key, t.id) > (${bind(low)}::int8, ${bind(id)}::uuid)`,
    keysOf: ({ id, keys }) => [String(keys.low), id],
  },
  fewest_offers: {
    columns: ["offer_count", "published_at"],
    by: "t.offer_count, t.published_at desc nulls last, t.id desc nulls last",
    // Up by offers and down by age: no row comparison says that, two of them do.
    after: ([offers, at, id], bind) => {
      const [o, a, i] = [bind(offers), bind(at), bind(id)]
      return `t.offer_count >= ${o}::int8 and (t.offer_count > ${o}::int8 or (${published}, t.id) < (${a}::timestamptz, ${i}::uuid))`
    },
    keysOf: ({ id, keys }) => [String(keys.offers), keys.published ?? "", id],
  },
}

export function nearestOrder(from: Spot, bind: Bind): Order {
  const [x, y] = [bind(from.lng * longitudeScale), bind(from.lat)]
  return { columns: ["spot"], by: `t.spot <-> point(${x}::float8, ${y}::float8), t.id` }
}

/** Keys of the last row seen, or for orders without keys how many rows were seen and since when. */
export type Cursor = { keys: string[] } | { seen: number; asOf: string }

const counted = z.tuple([z.int().min(1).max(10_000), moment])

export function writeCursor(sort: TaskSort, cursor: Cursor): string {
  const said = "keys" in cursor ? cursor.keys : [cursor.seen, cursor.asOf]
  return Buffer.from(JSON.stringify([sort, ...said])).toString("base64url")
}

/** Null for what is no cursor of this order: then the list begins at its beginning. */
export function readCursor(sort: TaskSort, text: string | undefined): Cursor | null {
  if (!text) return null
  try {
    const [saidSort, ...said] = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[]
    if (saidSort !== sort) return null
    const shape = sort === "best_match" ? undefined : shapes[sort]
    if (shape) return { keys: shape.parse(said) }
    const [seen, asOf] = counted.parse(said)
    return { seen, asOf }
  } catch {
    return null
  }
}
