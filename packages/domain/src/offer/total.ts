import type { Money } from "../money/money.ts"

/** What the client pays in all: a low price with dear materials isn't low. */
export function totalOf({ price, materialsCost }: { price: Money; materialsCost: Money | null }): Money {
  return { ...price, amount: price.amount + (materialsCost?.amount ?? 0) }
}
