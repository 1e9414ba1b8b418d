import { z } from "zod"
import { isDay } from "../time/market-day.ts"
import { spansPerDay } from "./limits.ts"

const hour = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
const span = z.object({ from: hour, to: hour })
const spans = z.array(span).max(spansPerDay)
const day = z.string().length(10).refine(isDay, { error: "date_invalid" })

export const weekly = z.object({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
})
export type Weekly = z.infer<typeof weekly>

export const noHours: Weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

export const availability = z.object({
  weekly,
  /** The first and the last day away; either may be open. */
  awayFrom: day.nullable(),
  awayUntil: day.nullable(),
  /** Comes on the day they are asked. */
  sameDay: z.boolean(),
})
export type Availability = z.infer<typeof availability>
