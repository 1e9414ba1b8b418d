import type { Database } from "../src/db/client.ts"
import { aCaller } from "./task-world.ts"

type World = Parameters<typeof aCaller>[0] & { db: Database }

export type CategoryTree = {
  data: { id: string; slug: string; updatedAt: string }[]
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
