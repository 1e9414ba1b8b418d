import { and, eq, isNull } from "../src/platform/db/drizzle.ts"
import type { Database } from "../src/platform/db/client.ts"
import { auditLogs } from "../src/platform/db/schema/audit-log.ts"
import { categories } from "../src/platform/db/schema/category.ts"
import { aCaller } from "./task-world.ts"

type World = Parameters<typeof aCaller>[0] & { db: Database }

export type CategoryTree = {
  data: {
    id: string
    slug: string
    updatedAt: string
    merging: { intoId: string; left: number } | null
  }[]
  id: string
}

export const sayIn = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, ro: `${text} ro` })

export const categoryContent = (given: object = {}) => ({
  name: sayIn("Drones"),
  description: sayIn("Flying things"),
  icon: "plane",
  isPopular: false,
  requiresVerification: false,
  synonyms: { en: [], ru: [], ro: [] },
  questions: [],
  ...given,
})

let made = 0

/** An administrator who makes categories, shown ones unless said otherwise. */
export async function aGardener(world: World) {
  const admin = await aCaller(world, { role: "ADMIN" })
  const plant = async (parentId: string | null) => {
    made += 1
    const slug = `made-${made}`
    const input = { parentId, slug, payload: categoryContent() }
    const { id } = await admin.tell<CategoryTree>("adminCategory.create", input)
    await admin.tell("adminCategory.setActive", { id, isActive: true })
    return { id, slug }
  }
  const tree = () => admin.ask<CategoryTree>("adminCategory.getTree", undefined)
  const stampOf = async (id: string) => (await tree()).data.find((row) => row.id === id)?.updatedAt
  return { ...admin, plant, tree, stampOf }
}

/** Ids of the living leaves of a branch, in their order. */
export async function leavesUnder({ db }: { db: Database }, parentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.parentId, parentId), isNull(categories.deletedAt)))
    .orderBy(categories.sortOrder)
  return rows.map(({ id }) => id)
}

/** What was written down about one category, the oldest first. */
export async function categoryAudit({ db }: { db: Database }, id: string): Promise<string[]> {
  const rows = await db
    .select({ action: auditLogs.action })
    .from(auditLogs)
    .where(eq(auditLogs.entityId, id))
    .orderBy(auditLogs.createdAt)
  return rows.map(({ action }) => action)
}
