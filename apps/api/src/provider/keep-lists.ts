import { and, asc, eq, inArray, isNotNull, isNull } from "../platform/db/drizzle.ts"
import type { PortfolioItem, ProviderDraft } from "@doable/domain/provider/input"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { files } from "../platform/db/schema/file.ts"
import { providerCategories, providerPortfolio, providerProfiles } from "../platform/db/schema/provider.ts"
import { screenFor } from "../text-rule/screen.ts"
import { incomplete } from "./draft-columns.ts"

type Owned = { id: string; userId: string }

/** What hangs on a profile in rows of its own; what is left out of the draft stays. */
export async function keepLists(tx: Transaction, profile: Owned, draft: ProviderDraft): Promise<void> {
  if (draft.categoryIds) await keepCategories(tx, profile, draft.categoryIds)
  if (draft.portfolio) await keepPortfolio(tx, profile, draft.portfolio)
  if (draft.coverFileId !== undefined) {
    if (draft.coverFileId) await refuseUnfitFiles(tx, profile.userId, [draft.coverFileId])
    await tx
      .update(providerProfiles)
      .set({ coverFileId: draft.coverFileId })
      .where(eq(providerProfiles.id, profile.id))
  }
}

async function keepCategories(tx: Transaction, { id }: Owned, categoryIds: string[]) {
  const wanted = [...new Set(categoryIds)]
  if ((await livingLeaves(tx, wanted)).length !== wanted.length) {
    throw incomplete({ path: "categoryIds", code: "category_unknown" })
  }
  await tx.delete(providerCategories).where(eq(providerCategories.providerId, id))
  if (wanted.length === 0) return
  await tx
    .insert(providerCategories)
    .values(wanted.map((categoryId, position) => ({ providerId: id, categoryId, position })))
}

/** Of these, the leaves that people may choose; until this transaction is over none of them is deleted. */
export async function livingLeaves(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const isLiving = and(eq(categories.isActive, true), isNull(categories.deletedAt))
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, ids), isLiving, isNotNull(categories.parentId)))
    .orderBy(asc(categories.id))
    .for("key share")
  return rows.map(({ id }) => id)
}

async function keepPortfolio(tx: Transaction, { id, userId }: Owned, portfolio: PortfolioItem[]) {
  const wanted = [...new Map(portfolio.map((item) => [item.fileId, item])).values()]
  await refuseUnfitFiles(
    tx,
    userId,
    wanted.map(({ fileId }) => fileId),
  )
  const named = [...new Set(wanted.flatMap(({ categoryId }) => categoryId ?? []))]
  if ((await livingLeaves(tx, named)).length !== named.length) {
    throw incomplete({ path: "portfolio", code: "category_unknown" })
  }
  await tx.delete(providerPortfolio).where(eq(providerPortfolio.providerId, id))
  if (wanted.length === 0) return
  const screen = await screenFor(tx, "profile")
  await tx.insert(providerPortfolio).values(
    wanted.map(({ fileId, caption = "", categoryId = null }, position) => ({
      providerId: id,
      position,
      fileId,
      caption: screen.mask(caption).text,
      categoryId,
    })),
  )
}

/** Public pictures: the user's own, checked and uploaded for this. */
export async function refuseUnfitFiles(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const isFit = and(eq(files.ownerId, userId), eq(files.status, "ready"), eq(files.isPublic, true))
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, wanted), isFit, eq(files.purpose, "picture")))
  if (found.length !== wanted.length) throw new Refused("provider_file_unfit")
}
