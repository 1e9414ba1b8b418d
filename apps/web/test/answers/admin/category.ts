import type { Output } from "../../fake-api.ts"

type Tree = Output<"adminCategory.getTree">
type Row = Tree["data"][number]

const inThree = (text: string) => ({ en: text, ru: text, ro: text })

/** Shown and whole, named after its slug, unless the test says otherwise. */
export function aCategoryRow(own: Partial<Row> & { slug: string }): Row {
  const name = own.slug[0]?.toUpperCase() + own.slug.slice(1)
  return {
    id: `id-${own.slug}`,
    parentId: null,
    name: inThree(name),
    description: inThree(`About ${name}`),
    icon: "wrench",
    sortOrder: 1,
    isActive: true,
    requiresVerification: false,
    isPopular: false,
    questions: [],
    synonyms: { en: [], ru: [], ro: [] },
    isOurs: false,
    merging: null,
    updatedAt: "2026-06-01T09:00:00.000Z",
    openTasks: 0,
    doers: 0,
    isUsed: false,
    ...own,
  }
}

export const treeOf = (...data: Row[]): Tree => ({ data, total: data.length })

/** What every change of the tree answers. */
export const changedTree = (...data: Row[]): Output<"adminCategory.move"> => ({
  id: data[0]?.id ?? "",
  ...treeOf(...data),
})
