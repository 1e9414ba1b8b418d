import { defaultCurrency } from "@doable/domain/money/currency"
import type { ServicePayload } from "@doable/domain/provider/service/input"
import { serviceProblems } from "@doable/domain/provider/service/problems"
import { Refused } from "@doable/domain/refusal"
import { plainText } from "@doable/domain/text/plain-text"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { livingLeaves, refuseUnfitFiles } from "../keep-lists.ts"

/** What was sent, as columns; refused field by field, with contacts hidden in whatever others read. */
export async function serviceColumns(
  { user, textHits }: UserContext,
  tx: Transaction,
  payload: ServicePayload,
) {
  const [leaf] = await livingLeaves(tx, [payload.categoryId])
  const problems = serviceProblems(payload, leaf !== undefined)
  if (problems.length > 0) throw new Refused("service_incomplete", { fields: problems })
  const fileIds = [...new Set(payload.fileIds)]
  await refuseUnfitFiles(tx, user.id, fileIds)
  const description = plainText(payload.description)
  const screen = await screenFor(tx, "service", textHits)
  const packageWords = payload.packages.flatMap(({ name, includes }) => [name, ...includes]).join("\n")
  const refused = screen.refusedFields({ title: payload.title, description, packages: packageWords })
  if (refused.length > 0) throw new Refused("service_incomplete", { fields: refused })
  const masked = screen.mask(description)
  const price = payload.priceKind === "quote" ? null : payload.price
  return {
    categoryId: payload.categoryId,
    title: plainText(payload.title),
    description: masked.text,
    originalDescription: masked.spans.length > 0 ? description : null,
    priceKind: payload.priceKind,
    price: price?.amount ?? null,
    currency: (price ?? payload.packages[0]?.price)?.currency ?? defaultCurrency,
    unit: payload.priceKind === "hourly" ? ("hour" as const) : payload.unit,
    packages: payload.packages.map(({ name, price: packagePrice, includes }) => ({
      name: screen.mask(name).text,
      price: packagePrice,
      includes: includes.map((line) => screen.mask(line).text),
    })),
    fileIds,
    isActive: payload.isActive,
  }
}
