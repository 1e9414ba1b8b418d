import type { Output } from "../fake-api.ts"

type Tree = Output<"category.getTree">
type Branch = Tree["data"][number]
type Leaf = Branch["children"][number]

const shared = { icon: "wrench", isPopular: true, requiresVerification: false }
const inAll = (en: string, ru: string, ro: string) => ({ en, ru, ro })
const none = inAll("", "", "")

const leaf = (own: Pick<Leaf, "id" | "slug" | "name" | "parentId"> & Partial<Leaf>): Leaf => ({
  ...shared,
  description: none,
  ...own,
})

export const assembly = leaf({
  id: "category-assembly",
  slug: "furniture-assembly",
  parentId: "category-repair",
  name: inAll("Furniture assembly", "Сборка мебели", "Asamblare mobilă"),
})
/** Work that asks for a licence. */
export const wiring = leaf({
  id: "category-wiring",
  slug: "electrical",
  parentId: "category-repair",
  name: inAll("Electrical work", "Электрика", "Lucrări electrice"),
  requiresVerification: true,
})
export const windows = leaf({
  id: "category-windows",
  slug: "window-cleaning",
  parentId: "category-cleaning",
  name: inAll("Window cleaning", "Мойка окон", "Spălarea geamurilor"),
})

/** Two branches with three kinds of work, one of them with a licence. */
export function aCategoryTree(): Tree {
  const data: Branch[] = [
    {
      ...leaf({
        id: "category-repair",
        slug: "home-repair",
        parentId: null,
        name: inAll("Home repair", "Ремонт", "Reparații"),
      }),
      children: [assembly, wiring],
    },
    {
      ...leaf({
        id: "category-cleaning",
        slug: "cleaning",
        parentId: null,
        name: inAll("Cleaning", "Уборка", "Curățenie"),
      }),
      children: [windows],
    },
  ]
  return { data, total: data.length }
}

/** A kind of work as it stands on a doer or a task. */
export function aShownCategory({ id, slug, name, icon, parentId }: Leaf) {
  const parent = aCategoryTree().data.find((branch) => branch.id === parentId)
  return { id, slug, name, icon, parentId, parentSlug: parent?.slug ?? null }
}
