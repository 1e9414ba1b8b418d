import { and, eq, inArray } from "../platform/db/drizzle.ts"
import type { TaskDraft } from "@doable/domain/task/input"
import type { Database, Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { users } from "../platform/db/schema/user.ts"
import { nameOf } from "../provider/describe-provider.ts"

/** The doers this task was created for. We skip those who can't be invited; a draft isn't refused for that. */
export async function askedColumns(tx: Transaction, { providerIds }: TaskDraft, ownerId: string) {
  if (providerIds === undefined) return {}
  const asked = await askedProviders(tx, [...new Set(providerIds)])
  return { askedProviderIds: asked.filter(({ userId }) => userId !== ownerId).map(({ id }) => id) }
}

/** In the order in which they were chosen. */
export async function askedProviders(db: Database | Transaction, ids: string[]) {
  if (ids.length === 0) return []
  const { id, kind, companyName, userId } = providerProfiles
  const rows = await db
    .select({ id, kind, companyName, userId, name: users.name, image: users.image })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(id, ids), eq(providerProfiles.status, "published")))
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((row) => ({ id: row.id, userId: row.userId, name: nameOf(row, row.name), image: row.image }))
}
