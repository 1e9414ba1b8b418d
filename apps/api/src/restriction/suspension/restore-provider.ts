import { eq } from "../../platform/db/drizzle.ts"
import type { RestoreProvider } from "@doable/domain/provider/input"
import { whyCannotRestore } from "@doable/domain/provider/rules"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { providerCategories, providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { livingLeaves } from "../../provider/keep-lists.ts"
import type { ProviderRow } from "../../provider/lock-profile.ts"
import { lockProfileForModeration, writeProfileAct } from "../../provider/moderated-profile.ts"
import { refreshProvider } from "../../provider/refresh-provider.ts"
import { liftTargetRestriction } from "../lift-restrictions.ts"
import { problemsOf } from "../../provider/whole-profile.ts"

export function restoreProvider(ctx: UserContext, input: RestoreProvider): Promise<void> {
  return ctx.db.transaction((tx) => bringProfileBack(tx, ctx, input))
}

/** Into the lists, or to the pause it was in: there too when something is missing by now, until its doer has looked. */
export async function bringProfileBack(
  tx: Transaction,
  ctx: UserContext,
  { id, reason }: RestoreProvider,
): Promise<void> {
  const now = ctx.now()
  const row = await lockProfileForModeration(tx, id)
  refuse(whyCannotRestore(row, ctx.user.id))
  const status = row.statusBefore !== "paused" && (await canBeSeen(tx, row, now)) ? "published" : "paused"
  await tx
    .update(providerProfiles)
    .set({ status, statusBefore: null, moderationNote: null, version: row.version + 1, updatedAt: now })
    .where(eq(providerProfiles.id, id))
  await refreshProvider(tx, row.userId)
  await liftTargetRestriction(tx, { kind: "profile_suspended", targetType: "provider", targetId: id }, now)
  await record(tx, { type: "provider.restored", userId: row.userId })
  const act = { action: "provider.restore", before: row.status, after: status } as const
  await writeProfileAct(tx, ctx, { ...act, id, reason })
}

async function canBeSeen(tx: Transaction, row: ProviderRow, now: Date): Promise<boolean> {
  const [user] = await tx
    .select({ image: users.image, status: users.status, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, row.userId))
  if (user?.status !== "active" || !user.emailVerified) return false
  const rows = await tx
    .select({ id: providerCategories.categoryId })
    .from(providerCategories)
    .where(eq(providerCategories.providerId, row.id))
  const categoryIds = rows.map((one) => one.id)
  const living = await livingLeaves(tx, categoryIds)
  return problemsOf({ row, image: user.image, categoryIds, living }, now).length === 0
}
