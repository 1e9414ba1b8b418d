import { and, desc, eq, inArray, sql } from "../../platform/db/drizzle.ts"
import type { CreateApplication } from "@doable/domain/provider/application/input"
import { cooldownDays, warnDays } from "@doable/domain/provider/application/limits"
import { whyCannotApply } from "@doable/domain/provider/application/rules"
import { liveApplicationStatuses } from "@doable/domain/provider/application/status"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { lockOwnProfile } from "../lock-profile.ts"
import { refuse } from "../../platform/refuse.ts"
import { draftColumns } from "./draft-columns.ts"
import { hasLicence } from "../has-licence.ts"
import { keepDocuments } from "./keep-documents.ts"
import { ownApplication } from "./lock-application.ts"
import { validApproval } from "../approvals.ts"

/** Starts with what the profile knows; one at a time. */
export function createApplication(ctx: UserContext, { payload }: CreateApplication) {
  const userId = ctx.user.id
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const profile = await lockOwnProfile(tx, userId)
    const isOwn = eq(providerApplications.userId, userId)
    const [live] = await tx
      .select({ id: providerApplications.id })
      .from(providerApplications)
      .where(and(isOwn, inArray(providerApplications.status, liveApplicationStatuses)))
    if (live) throw new Refused("application_exists")
    const last = await lastDecided(tx, userId)
    const shown = { ...profile, userName: ctx.user.name }
    const isOutgrown =
      (await validApproval(tx, userId, shown)) === null || (await lacksLicence(tx, userId, now))
    refuse(whyCannotApply({ last, isOutgrown, now, cooldownDays, warnDays }))
    const known = { kind: profile.kind, categoryIds: profile.categoryIds, companyIdno: profile.idno }
    const [row] = await tx
      .insert(providerApplications)
      .values({
        ...known,
        ...draftColumns(payload, null, now),
        providerId: profile.id,
        userId,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: providerApplications.id, userId: providerApplications.userId })
    if (!row) throw new Error("no application")
    await keepDocuments(tx, row, payload)
    return ownApplication(ctx, tx, row.id)
  })
}

async function lastDecided(tx: Transaction, userId: string) {
  const { status, reasonCode, decidedAt, expiresAt } = providerApplications
  const [last] = await tx
    .select({ status, reasonCode, decidedAt, expiresAt })
    .from(providerApplications)
    .where(
      and(
        eq(providerApplications.userId, userId),
        inArray(status, ["approved", "rejected", "expired", "revoked"]),
      ),
    )
    .orderBy(desc(decidedAt))
    .limit(1)
  return last ?? null
}

/** Whether the profile names work that asks for a licence we haven't seen. */
async function lacksLicence(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from users u join provider_profiles p on p.user_id = u.id
      join categories c on c.id = any(p.category_ids)
    where u.id = ${userId} and c.requires_verification and not ${hasLicence(now)} limit 1`)
  return rows.length > 0
}
