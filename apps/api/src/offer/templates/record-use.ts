import { and, eq, sql } from "../../platform/db/drizzle.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { offerTemplates, offerTemplateUses } from "../../platform/db/schema/offer.ts"

/** Someone else's template, or one that was deleted while the offer was written, doesn't count and doesn't matter. */
export async function recordUse(
  tx: Transaction,
  userId: string,
  { offerId, templateId }: { offerId: string; templateId: string },
) {
  const own = tx
    .select({ offerId: sql`${offerId}::uuid`.as("offer_id"), templateId: offerTemplates.id })
    .from(offerTemplates)
    .where(and(eq(offerTemplates.id, templateId), eq(offerTemplates.userId, userId)))
    .for("key share")
  await tx.insert(offerTemplateUses).select(own)
}
