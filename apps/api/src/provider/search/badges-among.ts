import { and, eq, inArray } from "../../platform/db/drizzle.ts"
import type { CheckedBadge } from "@doable/domain/provider/badges"
import type { Database } from "../../platform/db/client.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"

export type ListedBadge = { type: CheckedBadge; categoryId: string | null }
type Badges = { held: ListedBadge[]; taken: ListedBadge[] }

const none: Badges = { held: [], taken: [] }

/** What stands of our yes for each of these people, and what was taken back on its own. */
export async function badgesAmong(db: Database, userIds: string[]): Promise<(userId: string) => Badges> {
  if (userIds.length === 0) return () => none
  const rows = await db
    .select()
    .from(providerApplications)
    .where(and(inArray(providerApplications.userId, userIds), eq(providerApplications.status, "approved")))
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  return (userId) => {
    const approved = byPerson.get(userId) ?? []
    return { held: onlyOnce(approved.flatMap(heldIn)), taken: onlyOnce(approved.flatMap(takenIn)) }
  }
}

export function categoriesIn({ held, taken }: Badges): string[] {
  return [...held, ...taken].flatMap(({ categoryId }) => categoryId ?? [])
}

type Approved = typeof providerApplications.$inferSelect

function heldIn({ kind, checkedCompany, licences }: Approved): ListedBadge[] {
  return [
    { type: "identity", categoryId: null },
    ...(kind === "company" && checkedCompany !== null
      ? [{ type: "company" as const, categoryId: null }]
      : []),
    ...licences.map(({ categoryId }) => ({ type: "licence" as const, categoryId })),
  ]
}

function takenIn({ takenBadges }: Approved): ListedBadge[] {
  return takenBadges.map((taken) => ({
    type: taken.type,
    categoryId: taken.type === "licence" ? taken.licence.categoryId : null,
  }))
}

function onlyOnce(badges: ListedBadge[]): ListedBadge[] {
  const byName = new Map(badges.map((badge) => [`${badge.type} ${badge.categoryId}`, badge]))
  return [...byName.values()]
}
