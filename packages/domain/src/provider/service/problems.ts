// What keeps a service from being offered, field by field. Forms and the API ask the same function.
import { findContacts } from "../../moderation/contacts.ts"
import { findProhibited } from "../../moderation/prohibited.ts"
import type { Money } from "../../money/money.ts"
import { packageNameLength, serviceDescriptionLength, serviceTitleLength } from "../limits.ts"
import { budgetLimits } from "../../money/limits.ts"
import { plainText } from "../../text/plain-text.ts"
import type { ServicePackage, ServicePayload } from "./input.ts"

export const serviceProblemCodes = [
  "title_required",
  "title_too_short",
  "title_too_long",
  "title_has_contacts",
  "description_too_short",
  "description_too_long",
  "text_prohibited",
  "category_required",
  "price_required",
  "amount_too_low",
  "amount_too_high",
  "package_name_required",
  "currencies_differ",
] as const
export type ServiceProblemCode = (typeof serviceProblemCodes)[number]
export type ServiceProblem = { path: string; code: ServiceProblemCode; min?: number; max?: number }

type Asked = Omit<ServicePayload, "fileIds" | "lang" | "isActive" | "unit" | "categoryId">

/** `hasCategory`: the leaf is there. */
export function serviceProblems(service: Asked, hasCategory: boolean): ServiceProblem[] {
  return [
    ...titleProblems(plainText(service.title)),
    ...(hasCategory ? [] : [at("categoryId", "category_required")]),
    ...descriptionProblems(plainText(service.description)),
    ...priceProblems(service),
    ...service.packages.flatMap((one, place) => packageProblems(one, `packages.${place}`)),
    ...(currenciesOf(service).size > 1 ? [at("packages", "currencies_differ")] : []),
  ]
}

function titleProblems(title: string): ServiceProblem[] {
  const { min, max } = serviceTitleLength
  const length = [...title].length
  if (length === 0) return [at("title", "title_required")]
  if (length < min) return [at("title", "title_too_short", { min })]
  if (length > max) return [at("title", "title_too_long", { max })]
  if (findContacts(title).length > 0) return [at("title", "title_has_contacts")]
  return findProhibited(title).length > 0 ? [at("title", "text_prohibited")] : []
}

function descriptionProblems(description: string): ServiceProblem[] {
  const { min, max } = serviceDescriptionLength
  const length = [...description].length
  if (length < min) return [at("description", "description_too_short", { min })]
  if (length > max) return [at("description", "description_too_long", { max })]
  return findProhibited(description).length > 0 ? [at("description", "text_prohibited")] : []
}

/** Only a service whose price is told on asking has none. */
function priceProblems({ priceKind, price }: Asked): ServiceProblem[] {
  if (priceKind === "quote") return []
  return price ? amountProblems("price", price) : [at("price", "price_required")]
}

function packageProblems({ name, price, includes }: ServicePackage, path: string): ServiceProblem[] {
  const { min } = packageNameLength
  const isBad = findProhibited([name, ...includes].join("\n")).length > 0
  return [
    ...([...name].length < min ? [at(`${path}.name`, "package_name_required", { min })] : []),
    ...(isBad ? [at(`${path}.name`, "text_prohibited")] : []),
    ...amountProblems(`${path}.price`, price),
  ]
}

function amountProblems(path: string, { amount, currency }: Money): ServiceProblem[] {
  const { min, max } = budgetLimits[currency]
  if (amount < min) return [at(path, "amount_too_low", { min })]
  return amount > max ? [at(path, "amount_too_high", { max })] : []
}

function currenciesOf({ priceKind, price, packages }: Asked): Set<string> {
  const own = priceKind !== "quote" && price ? [price.currency] : []
  return new Set([...own, ...packages.map((one) => one.price.currency)])
}

function at(
  path: string,
  code: ServiceProblemCode,
  bounds: { min?: number; max?: number } = {},
): ServiceProblem {
  return { path, code, ...bounds }
}
