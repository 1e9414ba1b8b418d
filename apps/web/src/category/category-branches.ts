import type { Locale } from "@doable/domain/locale"
import type { L10n } from "@doable/domain/text/l10n"

interface Node {
  id: string
  slug: string
  name: L10n
  openTasks?: number | undefined
  doers?: number | undefined
}

/** Says nothing that the page can tell itself: all of it stands in the page once more, for the scripts. */
export interface Twig {
  slug: string
  name: string
  count?: number
  isChosen?: true
}

export interface Branch extends Twig {
  /** Of the open branch alone: a page needs no more of the tree. */
  children?: Twig[]
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
  const twig = ({ name, [counted]: count, ...node }: Node): Twig => ({
    slug: node.slug,
    name: name[locale],
    ...(count !== undefined && { count }),
    ...(node.slug === slug && { isChosen: true }),
  })
  const branches = tree.map((node): Branch => {
    const isOpen = node.slug === slug || node.children.some((child) => child.slug === slug)
    return { ...twig(node), ...(isOpen && node.children.length > 0 && { children: node.children.map(twig) }) }
  })
  return { branches, chosen }
}
