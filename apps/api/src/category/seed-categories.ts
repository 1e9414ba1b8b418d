import { createHash } from "node:crypto"
import { isNotNull, sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { seedTree } from "./seed/tree.ts"
import type { SeedBranch, SeedCategory } from "./seed/join-tree.ts"

type Row = typeof categories.$inferInsert

/**
 * Brings the tree that ships into the table: what is missing is added, what is still ours is renewed, what a person
 * has changed (no hash) or removed (deleted, the row stays) is left alone.
 */
export async function seedCategories(tx: Transaction, tree: readonly SeedBranch[] = seedTree) {
  await plant(
    tx,
    tree.map((branch, place) => rowOf(branch, { place, parentId: null })),
  )
  const { id, slug, mergedIntoId, deletedAt } = categories
  const known = await tx.select({ id, slug, mergedIntoId, deletedAt }).from(categories)
  const slugs = new Set(known.map((row) => row.slug))
  const leaves = tree.flatMap((branch) => {
    const parentId = livingOf(known, branch.slug)
    const children = branch.children.map((leaf, place) => rowOf(leaf, { place, parentId }))
    // Under a branch that someone has removed nothing new grows.
    return parentId ? children : children.filter((leaf) => slugs.has(leaf.slug))
  })
  if (leaves.length > 0) await plant(tx, leaves)
}

type Known = Pick<typeof categories.$inferSelect, "id" | "slug" | "mergedIntoId" | "deletedAt">

/** What was merged lives on in another; what was removed lives nowhere. */
function livingOf(known: Known[], slug: string): string | null {
  let row = known.find((one) => one.slug === slug)
  const isGone = (one: Known) => one.deletedAt !== null || one.mergedIntoId !== null
  for (let steps = 0; row && isGone(row) && steps < known.length; steps++) {
    const next = row.mergedIntoId
    row = known.find(({ id }) => id === next)
  }
  return row && !isGone(row) ? row.id : null
}

async function plant(tx: Transaction, rows: Row[]) {
  const given = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({
      target: categories.slug,
      set: {
        name: given("name"),
        description: given("description"),
        icon: given("icon"),
        sortOrder: given("sort_order"),
        requiresVerification: given("requires_verification"),
        isPopular: given("is_popular"),
        questions: given("questions"),
        synonyms: given("synonyms"),
        seedHash: given("seed_hash"),
        updatedAt: sql`now()`,
      },
      setWhere: sql`${isNotNull(categories.seedHash)} and ${categories.seedHash} <> excluded.seed_hash`,
    })
}

function rowOf(seed: SeedCategory, { place, parentId }: { place: number; parentId: string | null }): Row {
  const content = {
    name: seed.name,
    description: seed.description,
    icon: seed.icon,
    sortOrder: (place + 1) * 10,
    requiresVerification: seed.requiresVerification ?? false,
    isPopular: seed.isPopular ?? false,
    questions: [...(seed.questions ?? [])],
    synonyms: seed.synonyms,
  }
  const seedHash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16)
  return { ...content, slug: seed.slug, parentId, seedHash }
}
