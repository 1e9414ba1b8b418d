import { desc, inArray, or } from "../../platform/db/drizzle.ts"
import { clusterOf } from "@doable/domain/user/linked-accounts"
import type { Database } from "../../platform/db/client.ts"
import { sharedSignals } from "../../platform/db/schema/trust/phone-holder.ts"
import { users } from "../../platform/db/schema/user.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

/** More accounts than anyone looks at; a larger cluster shows its newest links. */
const mostLinks = 200
/** How far from the person links are followed. */
const steps = 4

/** The accounts that have something in common with this one, directly or over others, and what. */
export async function findCluster(db: Database, userId: string) {
  let ids = [userId]
  let links: Awaited<ReturnType<typeof linksOf>> = []
  for (let step = 0; step < steps; step += 1) {
    links = await linksOf(db, ids)
    const pairs = links.map(({ ownerId, providerId }) => ({ one: ownerId, other: providerId }))
    const found = [userId, ...clusterOf(userId, pairs)]
    if (found.length === ids.length) break
    ids = found
  }
  const others = ids.filter((id) => id !== userId)
  if (others.length === 0) return []
  const people = await db
    .select({ id: users.id, name: nameOrEmail(users), status: users.status })
    .from(users)
    .where(inArray(users.id, others))
    .limit(mostLinks)
  return people.map((person) => {
    const own = links.filter(({ ownerId, providerId }) => ownerId === person.id || providerId === person.id)
    return {
      ...person,
      kinds: [...new Set(own.map(({ kind }) => kind))],
      hires: Math.max(0, ...own.map(({ times }) => times)),
    }
  })
}

function linksOf(db: Database, ids: string[]) {
  return db
    .select()
    .from(sharedSignals)
    .where(or(inArray(sharedSignals.ownerId, ids), inArray(sharedSignals.providerId, ids)))
    .orderBy(desc(sharedSignals.updatedAt))
    .limit(mostLinks)
}
