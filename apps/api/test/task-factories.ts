import { and, eq, isNotNull } from "../src/platform/db/drizzle.ts"
import { expiryOf } from "@doable/domain/task/expiry"
import { normalizeText } from "@doable/domain/text/normalize"
import type { Database } from "../src/platform/db/client.ts"
import { categories } from "../src/platform/db/schema/category.ts"
import { places } from "../src/platform/db/schema/place.ts"
import { tasks } from "../src/platform/db/schema/task.ts"

/** A leaf of the tree that ships. */
export async function categoryOf(db: Database, slug = "plumbing") {
  const [category] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.slug, slug), isNotNull(categories.parentId)))
  if (!category) throw new Error(`no category ${slug}`)
  return category
}

const chisinau = { en: "Chișinău", ru: "Кишинёв", ro: "Chișinău" }

/** A city made for the test, so that no list of places is needed to have one. */
export async function aPlace(db: Database, given: Partial<typeof places.$inferInsert> & { id: string }) {
  const row = {
    kind: "city",
    country: "MD",
    name: chisinau,
    region: chisinau,
    population: 1000,
    lat: 47.0105,
    lng: 28.8638,
    ...given,
  } as const
  await db.insert(places).values(row).onConflictDoNothing()
  return row
}

type Given = Partial<typeof tasks.$inferInsert>

/** Open since just now, unless said otherwise. */
export async function aTask(db: Database, owner: { id: string }, given: Given = {}) {
  const category = given.categoryId ? null : await categoryOf(db)
  const title = given.title ?? "Repair a leaking kitchen tap"
  const publishedAt = given.publishedAt ?? new Date()
  const [task] = await db
    .insert(tasks)
    .values({
      ownerId: owner.id,
      status: "open",
      title,
      description: "The tap in the kitchen drips day and night. A new cartridge is here already.",
      foldedTitle: normalizeText(title),
      lang: "en",
      categoryId: category?.id,
      parentCategoryId: category?.parentId,
      mode: "remote",
      timingKind: "flexible",
      timeWindow: "any",
      budgetKind: "open",
      spokenLanguages: ["en"],
      ...expiryOf({ date: given.dueDate ?? null, lastActivityAt: publishedAt }),
      ...given,
      publishedAt,
    })
    .returning()
  if (!task) throw new Error("no task")
  return task
}

export function aDraft(db: Database, owner: { id: string }, given: Given = {}) {
  return aTask(db, owner, { status: "draft", expiresAt: null, warnAt: null, ...given })
}
