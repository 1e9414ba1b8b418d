import type { Context } from "../../platform/context.ts"
import type { providerServices } from "../../platform/db/schema/provider.ts"
import type { ServiceAnswer } from "../answers.ts"

type Row = typeof providerServices.$inferSelect

export function describeService({ files }: Pick<Context, "files">, row: Row, isOwn: boolean): ServiceAnswer {
  const { id, providerId, categoryId, title, description, lang, priceKind, currency, unit } = row
  return {
    id,
    providerId,
    categoryId,
    title,
    description,
    lang,
    priceKind,
    price: row.price === null ? null : { amount: row.price, currency },
    currency,
    unit,
    packages: row.packages,
    files: row.fileIds.map((fileId) => ({ id: fileId, url: files.links.publicUrl(fileId) })),
    isActive: row.isActive,
    ownDescription: isOwn ? (row.originalDescription ?? description) : null,
    updatedAt: row.updatedAt.toISOString(),
  }
}
