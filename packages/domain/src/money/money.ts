import { z } from "zod"

/** Never converted into each other: amounts are compared inside one currency. */
export const currencies = ["MDL", "RON", "EUR"] as const
export type Currency = (typeof currencies)[number]

export const defaultCurrency: Currency = "MDL"

/** Whole minor units (bani, cents). The bound is what the database's integer holds. */
export const money = z.object({ amount: z.int().min(0).max(2_147_483_647), currency: z.enum(currencies) })
export type Money = z.infer<typeof money>
