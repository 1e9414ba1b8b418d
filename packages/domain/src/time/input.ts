import { z } from "zod"
import { zoneName } from "./zone.ts"

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const timeZone = z
  .string()
  .min(1)
  .max(60)
  .refine((name) => zoneName(name) !== null)
  .overwrite((name) => zoneName(name) ?? name)

/** As `QuietHours`. */
export const quietHours = z
  .object({ from: clockTime, to: clockTime, tz: timeZone })
  .refine(({ from, to }) => from !== to, { path: ["to"] })
