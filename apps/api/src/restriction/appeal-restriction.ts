import { eq } from "drizzle-orm"
import type { Appeal, AppealByToken } from "@doable/domain/restriction/input"
import { whyCannotAppeal } from "@doable/domain/restriction/appeals"
import { Refused } from "@doable/domain/refusal"
import { fitFiles } from "../conversation/keep-files.ts"
import type { VisitorContext } from "../account/account-context.ts"
import { caller, visitor } from "../platform/audit-log/actors.ts"
import { writeAuditLog, type Actor } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { appealFiles, restrictions } from "../platform/db/schema/trust/restriction.ts"
import { refuse } from "../platform/refuse.ts"
import { readAppealToken } from "./appeal-token.ts"
import { myRestriction } from "./queries.ts"

/** One for each restriction. It holds on until we've answered. */
export async function appealRestriction(ctx: UserContext, { id, text, fileIds }: Appeal) {
  await ctx.db.transaction(async (tx) => {
    await keepAppeal(tx, { id, userId: ctx.user.id, text, actor: caller(ctx), now: ctx.now() })
    const fit = await fitFiles(tx, ctx.user.id, fileIds, "appeal_file_unfit")
    const attached = fit.map((fileId, position) => ({ restrictionId: id, fileId, position }))
    if (attached.length > 0) await tx.insert(appealFiles).values(attached)
  })
  return myRestriction(ctx, id)
}

/** For someone who can't log in: the right password gave them the token. */
export async function appealByToken(ctx: VisitorContext, { token, text }: AppealByToken) {
  const now = ctx.now()
  const claim = readAppealToken(token, ctx.authSecret, now)
  if (!claim) throw new Refused("appeal_link_over")
  await ctx.db.transaction((tx) => keepAppeal(tx, { ...claim, text, actor: visitor(ctx, claim.userId), now }))
  return { isSent: true as const }
}

type NewAppeal = { id: string; userId: string; text: string; actor: Actor; now: Date }

async function keepAppeal(tx: Transaction, { id, userId, text, actor, now }: NewAppeal): Promise<void> {
  const [row] = await tx.select().from(restrictions).where(eq(restrictions.id, id)).for("update")
  refuse(whyCannotAppeal(row ?? null, { userId, now }))
  await tx
    .update(restrictions)
    .set({ appealStatus: "open", appealText: text, appealedAt: now })
    .where(eq(restrictions.id, id))
  await writeAuditLog(tx, actor, {
    action: "restriction.appeal",
    entity: { type: "user", id: userId },
    at: now,
  })
}
