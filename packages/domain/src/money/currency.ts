/** Never converted into each other: amounts are compared inside one currency. */
export const currencies = ["MDL", "RON", "EUR"] as const
export type Currency = (typeof currencies)[number]

export const defaultCurrency: Currency = "MDL"
