import { eq } from "../platform/db/drizzle.ts"
import type { Appeal, AppealByToken, AppealPlace, AppealSubmit } from "@doable/domain/restriction/input"
import { whyCannotAppeal } from "@doable/domain/restriction/appeals"
import { triedFilesPerAppeal } from "@doable/domain/restriction/limits"
import { Refused } from "@doable/domain/refusal"
import { fitFiles } from "../conversation/keep-files.ts"
import type { VisitorContext } from "../account/account-context.ts"
import { caller, visitor } from "../platform/audit-log/actors.ts"
import { writeAuditLog, type Actor } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { appealFiles, restrictions } from "../platform/db/schema/trust/restriction.ts"
import { countWithin } from "../platform/http/count-within.ts"
import { createPresignedPost } from "../file/create-presigned-post.ts"
import { submitUploadedFile } from "../file/submit-uploaded-file.ts"
import { lockPeople } from "../user/lock-people.ts"
import { refuse } from "../platform/refuse.ts"
import { claimOf } from "./appeal-token.ts"
import { myRestriction } from "./queries.ts"

/** One for each restriction. It holds on until we've answered. */
export async function appealRestriction(ctx: UserContext, { id, text, fileIds }: Appeal) {
  const claim = { id, userId: ctx.user.id }
  await ctx.db.transaction((tx) =>
    keepAppeal(tx, { ...claim, text, fileIds, actor: caller(ctx), now: ctx.now() }),
  )
  return myRestriction(ctx, id)
}

/** For someone who can't log in: showing who they are gave them the token. */
export async function appealByToken(ctx: VisitorContext, { token, text, fileIds }: AppealByToken) {
  const claim = claimOf(ctx, token)
  const actor = visitor(ctx, claim.userId)
  await ctx.db.transaction((tx) => keepAppeal(tx, { ...claim, text, fileIds, actor, now: ctx.now() }))
  return { isSent: true as const }
}

/** A place for one of its files. What is never sent goes with everyone's unused files. */
export async function placeAppealFile(ctx: VisitorContext, { token, ...file }: AppealPlace) {
  const claim = await openClaim(ctx, token)
  if (!(await countWithin(ctx.db, `appeal-file|${claim.id}`, triedFiles)))
    throw new Refused("upload_limit_reached")
  const sender = { ...ctx, user: { id: claim.userId } }
  // Their account is closed to everything else.
  return createPresignedPost(sender, { ...file, public: false }, (tx, id) => lockPeople(tx, [id]))
}

export async function submitAppealFile(ctx: VisitorContext, { token, id, purpose }: AppealSubmit) {
  const { userId } = await openClaim(ctx, token)
  // What was begun before with the account's own rights isn't finished with the key.
  const [placed] = await ctx.db.select({ isPublic: files.isPublic }).from(files).where(eq(files.id, id))
  if (placed?.isPublic) throw new Refused("file_not_found")
  const file = await submitUploadedFile({ ...ctx, user: { id: userId } }, { id, payload: { purpose } })
  return { id: file.id }
}

/** A key outlives the appeal that it was for. */
async function openClaim(ctx: VisitorContext, token: string) {
  const claim = claimOf(ctx, token)
  const [row] = await ctx.db.select().from(restrictions).where(eq(restrictions.id, claim.id))
  refuse(whyCannotAppeal(row ?? null, { userId: claim.userId, now: ctx.now() }))
  return claim
}

const triedFiles = { max: triedFilesPerAppeal, seconds: 24 * 60 * 60 }

type NewAppeal = { id: string; userId: string; text: string; fileIds: string[]; actor: Actor; now: Date }

async function keepAppeal(tx: Transaction, { id, userId, text, fileIds, actor, now }: NewAppeal) {
  const [row] = await tx.select().from(restrictions).where(eq(restrictions.id, id)).for("update")
  refuse(whyCannotAppeal(row ?? null, { userId, now }))
  await tx
    .update(restrictions)
    .set({ appealStatus: "open", appealText: text, appealedAt: now })
    .where(eq(restrictions.id, id))
  const fit = await fitFiles(tx, userId, fileIds, "appeal_file_unfit")
  const attached = fit.map((fileId, position) => ({ restrictionId: id, fileId, position }))
  if (attached.length > 0) await tx.insert(appealFiles).values(attached)
  await writeAuditLog(tx, actor, {
    action: "restriction.appeal",
    entity: { type: "user", id: userId },
    at: now,
  })
}
