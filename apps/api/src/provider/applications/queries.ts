import { and, asc, count, eq, inArray, isNotNull, sql } from "../../platform/db/drizzle.ts"
import type { ShownName } from "@doable/domain/provider/application/checked-name"
import type { MyApplications } from "@doable/domain/provider/application/input"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { newestFirst } from "../../platform/db/lists/newest-first.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { contacts } from "../../platform/db/schema/contact.ts"
import { files } from "../../platform/db/schema/file.ts"
import {
  providerApplicationFiles,
  providerApplications,
} from "../../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"

export type ApplicationRow = typeof providerApplications.$inferSelect

export async function documentsOf(db: Database | Transaction, applicationIds: string[]) {
  if (applicationIds.length === 0) return []
  const { applicationId, fileId, role, categoryId, position } = providerApplicationFiles
  return db
    .select({
      applicationId,
      fileId,
      role,
      categoryId,
      name: files.originalName,
      type: files.type,
      size: files.size,
    })
    .from(providerApplicationFiles)
    .innerJoin(files, eq(files.id, fileId))
    .where(and(inArray(applicationId, applicationIds), eq(files.status, "ready")))
    .orderBy(asc(role), asc(position))
}
export type ApplicationDocument = Awaited<ReturnType<typeof documentsOf>>[number]

export async function applicationsOf(db: Database, userId: string, { pagination }: MyApplications) {
  const isOwn = eq(providerApplications.userId, userId)
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(providerApplications)
      .where(isOwn)
      .orderBy(...newestFirst(providerApplications.createdAt, providerApplications.id))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db.select({ count: count() }).from(providerApplications).where(isOwn),
  ])
  return { rows, total: all?.count ?? 0 }
}

/** Who waits longer is looked at first. */
export async function queuePlaceOf(db: Database, { id, submittedAt }: ApplicationRow): Promise<number> {
  const { rows } = await db.execute<{ place: number }>(sql`
    select count(*)::int + 1 as place from ${providerApplications} a
    where a.status in ('submitted', 'in_review') and (a.submitted_at, a.id) < (${submittedAt?.toISOString()}::timestamptz, ${id}::uuid)`)
  return rows[0]?.place ?? 1
}

/** What an application is measured by beside its own words. */
export async function surroundingsOf(db: Database | Transaction, row: ApplicationRow) {
  const [profile] = await db
    .select({
      completeness: providerProfiles.completeness,
      kind: providerProfiles.kind,
      companyName: providerProfiles.companyName,
    })
    .from(providerProfiles)
    .where(eq(providerProfiles.id, row.providerId))
  const [phone] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, row.userId), eq(contacts.type, "phone"), isNotNull(contacts.verifiedAt)))
    .limit(1)
  const chosen =
    row.categoryIds.length === 0
      ? []
      : await db
          .select({ id: categories.id, needsLicence: categories.requiresVerification })
          .from(categories)
          .where(inArray(categories.id, row.categoryIds))
  return {
    completeness: profile?.completeness ?? 0,
    shown: { kind: profile?.kind ?? row.kind, companyName: profile?.companyName ?? null },
    hasPhone: phone !== undefined,
    categories: chosen,
  }
}

/** How the profile of an application calls its doer at this moment. */
export async function shownNameOf(tx: Transaction, providerId: string): Promise<ShownName> {
  const { kind: shownKind, companyName, idno, userId } = providerProfiles
  const [shown] = await tx
    .select({ kind: shownKind, userName: users.name, companyName, idno })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(providerProfiles.id, providerId))
  if (!shown) throw new Error("an application without a profile")
  return shown
}
