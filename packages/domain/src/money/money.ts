import { z } from "zod"
import { currencies } from "./currency.ts"

/** Whole minor units (bani, cents). The bound is what the database's integer holds. */
export const money = z.object({ amount: z.int().min(0).max(2_147_483_647), currency: z.enum(currencies) })
export type Money = z.infer<typeof money>
