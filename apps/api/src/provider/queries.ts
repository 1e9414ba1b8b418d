import { and, asc, eq, sql, alias } from "../platform/db/drizzle.ts"
import type { L10n } from "@doable/domain/text/l10n"
import type { UserStatus } from "@doable/domain/user/status"
import type { Database, Transaction } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { favourites } from "../platform/db/schema/favourite.ts"
import { files } from "../platform/db/schema/file.ts"
import { places } from "../platform/db/schema/place.ts"
import { providerCategories, providerPortfolio, providerProfiles } from "../platform/db/schema/provider.ts"
import { users } from "../platform/db/schema/user.ts"
import { approvalsOf, standing, type Approval } from "./approvals.ts"
import type { ProviderRow } from "./lock-profile.ts"

type NamedPlace = { id: string; name: L10n }

export type ProviderParts = {
  row: ProviderRow
  user: { name: string; image: string | null; status: UserStatus; emailVerified: boolean; createdAt: Date }
  place: NamedPlace | null
  city: NamedPlace | null
  phoneVerifiedAt: string | null
  /** The application by which this doer is verified now. */
  approved: Approval | null
  /** The names under which this doer was last approved, whether they are shown or not. */
  checked: Approval | null
  categories: {
    id: string
    parentId: string | null
    parentSlug: string | null
    slug: string
    name: L10n
    icon: string
    isLiving: boolean
  }[]
  portfolio: {
    fileId: string
    caption: string
    categoryId: string | null
    width: number | null
    height: number | null
  }[]
}

const cities = alias(places, "cities")
const branches = alias(categories, "branches")

export const byId = (id: string) => eq(providerProfiles.id, id)
export const byUser = (userId: string) => eq(providerProfiles.userId, userId)

export async function providerParts(
  db: Database | Transaction,
  where: ReturnType<typeof eq>,
): Promise<ProviderParts | null> {
  const { name, image, status, emailVerified, createdAt } = users
  const [found] = await db
    .select({
      row: providerProfiles,
      user: { name, image, status, emailVerified, createdAt },
      place: { id: places.id, name: places.name },
      city: { id: cities.id, name: cities.name },
      phoneVerifiedAt: sql<
        string | null
      >`(select min(c.verified_at) from ${contacts} c where c.user_id = provider_profiles.user_id and c.type = 'phone')`,
    })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .leftJoin(places, eq(places.id, providerProfiles.placeId))
    .leftJoin(cities, eq(cities.id, providerProfiles.cityId))
    .where(where)
  if (!found) return null
  const { id, userId } = found.row
  const approvals = await approvalsOf(db, userId)
  return {
    ...found,
    approved: standing(approvals, { ...found.row, userName: found.user.name }),
    checked: approvals[0] ?? null,
    categories: await categoriesOf(db, id),
    portfolio: await portfolioOf(db, id),
  }
}

function categoriesOf(db: Database | Transaction, providerId: string): Promise<ProviderParts["categories"]> {
  const { id, parentId, slug, name, icon } = categories
  return db
    .select({
      id,
      parentId,
      parentSlug: branches.slug,
      slug,
      name,
      icon,
      isLiving: sql<boolean>`${categories.isActive} and ${categories.deletedAt} is null`,
    })
    .from(providerCategories)
    .innerJoin(categories, eq(categories.id, providerCategories.categoryId))
    .leftJoin(branches, eq(branches.id, categories.parentId))
    .where(eq(providerCategories.providerId, providerId))
    .orderBy(asc(providerCategories.position))
}

function portfolioOf(db: Database | Transaction, providerId: string): Promise<ProviderParts["portfolio"]> {
  const { fileId, caption, categoryId, position } = providerPortfolio
  return db
    .select({ fileId, caption, categoryId, width: files.width, height: files.height })
    .from(providerPortfolio)
    .innerJoin(files, eq(files.id, fileId))
    .where(and(eq(providerPortfolio.providerId, providerId), eq(files.status, "ready")))
    .orderBy(asc(position))
}

export async function isSavedProvider(db: Database, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(favourites.targetType, "provider"), eq(favourites.targetId, id))
  const [row] = await db
    .select({ at: favourites.createdAt })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), isIt))
  return row !== undefined
}
