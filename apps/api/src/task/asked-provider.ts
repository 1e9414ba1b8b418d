import { and, eq } from "drizzle-orm"
import type { TaskDraft } from "@doable/domain/task/input"
import type { Database, Transaction } from "../db/client.ts"
import { providerProfiles } from "../db/schema/provider.ts"
import { users } from "../db/schema/user.ts"
import { nameOf } from "../provider/describe-provider.ts"

/** Whom the task was begun for. Nobody who cannot be asked: a draft is not refused for that, it simply asks no one. */
export async function askedColumns(tx: Transaction, { providerId }: TaskDraft, ownerId: string) {
  if (providerId === undefined) return {}
  const asked = providerId && (await askedProvider(tx, providerId))
  return { askedProviderId: asked && asked.userId !== ownerId ? asked.id : null }
}

export async function askedProvider(db: Database | Transaction, id: string) {
  const { kind, companyName, userId } = providerProfiles
  const [row] = await db
    .select({ id: providerProfiles.id, kind, companyName, userId, name: users.name, image: users.image })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(and(eq(providerProfiles.id, id), eq(providerProfiles.status, "published")))
  return row ? { id: row.id, userId: row.userId, name: nameOf(row, row.name), image: row.image } : null
}
