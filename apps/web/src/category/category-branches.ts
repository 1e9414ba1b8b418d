import type { CategorySlug } from "@doable/domain/category/slugs"
import type { Locale } from "@doable/domain/locale"
import type { L10n } from "@doable/domain/text/l10n"
import { paperOfSlug } from "./paper-of-slug.ts"

interface Node {
  id: string
  slug: string
  name: L10n
  openTasks?: number | undefined
  doers?: number | undefined
}

export interface Twig {
  slug: string
  name: string
  count: number | null
  isChosen: boolean
}

export interface Branch extends Twig {
  paper: CategorySlug
  /** Of the open branch alone: a page needs no more of the tree. */
  children: Twig[]
}

/** The tree as the rail shows it, in one language, and the category that the address names. */
export function readBranches(
  tree: readonly (Node & { children: readonly Node[] })[],
  slug: string | undefined,
  { locale, counted }: { locale: Locale; counted: "openTasks" | "doers" },
) {
  const all = tree.flatMap((branch) => [branch, ...branch.children])
  const found = slug ? all.find((node) => node.slug === slug) : undefined
  const chosen = found && { id: found.id, name: found.name[locale] }
  const twig = (node: Node): Twig => ({
    slug: node.slug,
    name: node.name[locale],
    count: node[counted] ?? null,
    isChosen: node.slug === slug,
  })
  const branches = tree.map((node): Branch => {
    const isOpen = node.slug === slug || node.children.some((child) => child.slug === slug)
    return {
      ...twig(node),
      paper: paperOfSlug(node.slug),
      children: isOpen ? node.children.map(twig) : [],
    }
  })
  return { branches, chosen }
}
