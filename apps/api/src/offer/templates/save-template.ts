import { and, eq } from "../../platform/db/drizzle.ts"
import type { CreateTemplate, TemplateId, UpdateTemplate } from "@doable/domain/offer/template/input"
import { templatesPerPerson } from "@doable/domain/offer/template/limits"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { offerTemplates } from "../../platform/db/schema/offer.ts"
import { lockUser } from "../../user/lock-user.ts"
import { ownTemplate } from "./find-templates.ts"

export async function createTemplate(ctx: UserContext, { payload }: CreateTemplate) {
  const { db, user } = ctx
  const at = ctx.now()
  const id = await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const kept = await tx.$count(offerTemplates, eq(offerTemplates.userId, user.id))
    if (kept >= templatesPerPerson) throw new Refused("template_limit_reached")
    const row = { userId: user.id, ...columnsOf(payload), createdAt: at, updatedAt: at }
    const [made] = await tx.insert(offerTemplates).values(row).returning({ id: offerTemplates.id })
    if (!made) throw new Error("a template wasn't inserted")
    return made.id
  })
  return ownTemplate(ctx, id)
}

export async function updateTemplate(ctx: UserContext, { id, payload }: UpdateTemplate) {
  const changed = await ctx.db
    .update(offerTemplates)
    .set({ ...columnsOf(payload), updatedAt: ctx.now() })
    .where(isOwn(ctx, id))
    .returning({ id: offerTemplates.id })
  if (changed.length === 0) throw new Refused("template_not_found")
  return ownTemplate(ctx, id)
}

export async function deleteTemplate(ctx: UserContext, { id }: TemplateId) {
  const gone = await ctx.db.delete(offerTemplates).where(isOwn(ctx, id)).returning({ id: offerTemplates.id })
  if (gone.length === 0) throw new Refused("template_not_found")
  return { id }
}

/** Someone else's template isn't there. */
const isOwn = ({ user }: UserContext, id: string) =>
  and(eq(offerTemplates.id, id), eq(offerTemplates.userId, user.id))

function columnsOf({ price, ...rest }: CreateTemplate["payload"]) {
  return { ...rest, price: price?.amount ?? null, currency: price?.currency ?? null }
}
