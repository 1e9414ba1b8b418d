import type { Output } from "../fake-api.ts"

type Branch = Output<"category.getTree">["data"][number]
type Category = Omit<Branch, "children">

const homeRepairId = "0192f000-0000-7000-8000-0000000000c1"
export const plumbingId = "0192f000-0000-7000-8000-0000000000c2"
export const cleaningId = "0192f000-0000-7000-8000-0000000000c3"
const windowsId = "0192f000-0000-7000-8000-0000000000c4"

function aCategory(own: Partial<Category> = {}): Category {
  return {
    id: homeRepairId,
    parentId: null,
    slug: "home-repair",
    name: { en: "Home repair", ru: "Ремонт дома", ro: "Reparații la domiciliu" },
    description: { en: "What breaks at home.", ru: "Что ломается дома.", ro: "Ce se strică acasă." },
    icon: "wrench",
    isPopular: true,
    requiresVerification: false,
    ...own,
  }
}

const plumbing = aCategory({
  id: plumbingId,
  parentId: homeRepairId,
  slug: "plumbing",
  name: { en: "Plumbing", ru: "Сантехника", ro: "Instalații sanitare" },
})
const cleaning = aCategory({
  id: cleaningId,
  slug: "cleaning",
  name: { en: "Cleaning", ru: "Уборка", ro: "Curățenie" },
})
const windows = aCategory({
  id: windowsId,
  parentId: cleaningId,
  slug: "window-cleaning",
  name: { en: "Windows", ru: "Окна", ro: "Geamuri" },
})

/** Two branches with a leaf each; with counts where they are asked for. */
export function aTree({ includeCounts = false } = {}): Output<"category.getTree"> {
  const counted = (category: Category, openTasks: number, doers: number) =>
    includeCounts ? { ...category, openTasks, doers } : category
  const data = [
    { ...counted(aCategory(), 3, 2), children: [counted(plumbing, 3, 2)] },
    { ...counted(cleaning, 1, 5), children: [counted(windows, 1, 5)] },
  ]
  return { data, total: data.length }
}

/** The leaf of plumbing, with its branch. */
export function aLeaf(own: Partial<Output<"category.getById">> = {}): Output<"category.getById"> {
  return { ...plumbing, priceHint: null, children: [], questions: [], parent: aCategory(), ...own }
}

/** As it is found by words. */
export function foundPlumbing(): Output<"category.search">["data"][number] {
  return { ...plumbing, parent: aCategory(), score: 1 }
}

/** As it stands on a task or a doer. */
export const shownPlumbing = {
  id: plumbingId,
  parentId: homeRepairId,
  parentSlug: "home-repair",
  slug: "plumbing",
  name: plumbing.name,
  icon: "wrench",
}
