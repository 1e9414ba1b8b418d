import type { Money } from "@doable/domain/money/money"
import { isOtherTerms } from "@doable/domain/offer/counter/rules"
import { offerProblems } from "@doable/domain/offer/problems"
import { Refused } from "@doable/domain/refusal"
import { screenFor } from "../../text-rule/screen.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import type { Countered } from "./lock-countered.ts"

type Given = { price?: Money | undefined; canStartAt?: string | null | undefined }

/** What is asked for in place of what is offered. No reason for a low price: the two are talking about it. */
export function counterTerms({ price, canStartAt }: Given, { offer, task, now }: Countered) {
  const offered = { price: { amount: offer.price, currency: offer.currency }, canStartAt: offer.canStartAt }
  const asked = { price: price ?? offered.price, canStartAt: canStartAt ? new Date(canStartAt) : null }
  const budget = { currency: task.budgetCurrency, budgetMin: null }
  const fields = offerProblems({ ...asked, materialsCost: null, lowPriceReason: null }, budget, now)
  const isPrice = fields.some(({ path }) => path === "price")
  if (fields.length > 0) throw new Refused(isPrice ? "price_out_of_range" : "offer_incomplete", { fields })
  if (!isOtherTerms(asked, offered))
    throw new Refused("counter_same", { fields: [{ path: "price", code: "counter_same" }] })
  return { price: asked.price.amount, canStartAt: asked.canStartAt }
}

/** Without contacts, as everything before the hire. */
export async function counterMessage(
  ctx: UserContext,
  tx: Transaction,
  message: string | undefined,
): Promise<string | null> {
  if (!message) return null
  const screen = await screenFor(tx, "offer", ctx.textHits)
  screen.refuse(message)
  return screen.mask(message).text
}
