import type { Currency } from "@doable/domain/money/currency"
import { offerProblems, type OfferProblem } from "@doable/domain/offer/problems"
import type { CreateOffer } from "@doable/domain/offer/input"
import { Refused, type Refusal } from "@doable/domain/refusal"
import type { taskOffers } from "../platform/db/schema/offer.ts"
import type { TaskRow } from "../task/lock-task.ts"
import type { Screen } from "../text-rule/screen.ts"

type Terms = Omit<CreateOffer["payload"], "taskId" | "taskVersion" | "templateId">
type Columns = Omit<typeof taskOffers.$inferInsert, "taskId" | "providerId">

const dayMs = 24 * 60 * 60 * 1000

/** What a doer asks and promises, as columns. Contacts are hidden from the first moment on. */
export function offerColumns(
  terms: Terms,
  task: TaskRow,
  { screen, now }: { screen: Screen; now: Date },
): Columns {
  const { price, materialsCost, message, included, validDays, lowPriceReason, ...rest } = terms
  const canStartAt = rest.canStartAt ? new Date(rest.canStartAt) : null
  const asked = {
    price,
    materialsCost: materialsCost ?? null,
    canStartAt,
    lowPriceReason: lowPriceReason ?? null,
  }
  const budget = { currency: task.budgetCurrency, budgetMin: task.budgetMin }
  const problems = offerProblems(asked, budget, now)
  if (problems.length > 0) throw new Refused(refusalOf(problems), { fields: problems })
  screen.refuse(message, ...included, lowPriceReason ?? "")
  const masked = screen.mask(message)
  return {
    price: price.amount,
    currency: price.currency,
    materialsCost: materialsCost?.amount ?? null,
    message: masked.text,
    originalMessage: masked.spans.length > 0 ? message : null,
    lang: rest.lang,
    included: included.map((line) => screen.mask(line).text),
    lowPriceReason: lowPriceReason ? screen.mask(lowPriceReason).text : null,
    canStartAt,
    durationHours: rest.durationHours ?? null,
    warrantyDays: rest.warrantyDays ?? null,
    validDays,
    validUntil: validUntil(validDays, now),
    taskVersionSeen: task.version,
  }
}

/** A price has its own refusals; everything else is reported at its field. */
function refusalOf(problems: OfferProblem[]): Refusal {
  const codes = problems.map(({ code }) => code)
  if (codes.some((code) => code.startsWith("price_"))) return "price_out_of_range"
  return codes.includes("low_price_reason_required") ? "price_too_low_confirm" : "offer_incomplete"
}

/** An unchanged offer that's live again is for the current task: amounts in two currencies can't be compared. */
export function refuseOtherCurrency({ currency }: { currency: Currency }, task: TaskRow): void {
  if (currency === task.budgetCurrency) return
  throw new Refused("price_out_of_range", { fields: [{ path: "price", code: "price_currency_differs" }] })
}

/** What the doer hasn't read can't be what the offer is for. */
export function refuseUnseen(taskVersion: number | undefined, { version }: TaskRow): void {
  if (taskVersion !== undefined && taskVersion !== version)
    throw new Refused("offer_task_changed", { version })
}

export function validUntil(days: number, now: Date): Date {
  return new Date(now.getTime() + days * dayMs)
}
