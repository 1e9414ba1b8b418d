// The orders of the task list: what they sort by, where the next page starts, and the cursor that says so.
import { z } from "zod"
import type { TaskSort } from "@doable/domain/task/input"
import { longitudeScale, type Spot } from "@doable/domain/task/whereabouts"
import type { CardRow } from "../card.ts"
import type { Bind } from "../../platform/search/search-statement.ts"

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

/** Where to go on: after a row by its keys, or after so many rows. Both in the list as it was when it was started. */
export type Cursor = { asOf: string } & ({ keys: string[] } | { seen: number })

const counted = z.tuple([z.int().min(0).max(10_000)])

export function writeCursor(sort: TaskSort, cursor: Cursor): string {
  const said = "keys" in cursor ? cursor.keys : [cursor.seen]
  return Buffer.from(JSON.stringify([sort, cursor.asOf, ...said])).toString("base64url")
}

const longestWalkMs = 24 * 60 * 60 * 1000

/** Null for what is no cursor of this order, or of a list started long ago: then it starts again. */
export function readCursor(sort: TaskSort, text: string | undefined, now: Date): Cursor | null {
  if (!text) return null
  try {
    const [saidSort, saidMoment, ...said] = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[]
    const asOf = moment.parse(saidMoment)
    if (saidSort !== sort || now.getTime() - Date.parse(asOf) > longestWalkMs) return null
    const shape = sort === "best_match" || typeof said[0] === "number" ? undefined : shapes[sort]
    if (shape) return { asOf, keys: shape.parse(said) }
    const [seen] = counted.parse(said)
    return { asOf, seen }
  } catch {
    return null
  }
}
