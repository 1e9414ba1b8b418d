import { clsx } from "clsx"
import { ListLink, type ListPath } from "../blocks/list-page/list-link.tsx"
import type { Branch } from "./category-branches.ts"

interface CategoryChipsProps {
  path: ListPath
  branches: readonly Branch[]
  /** The search with this category. */
  withCategory: (slug: string) => object
  className?: string
}

/** What the open branch holds, in a row; nothing where none is open. */
export function CategoryChips({ path, branches, withCategory, className }: CategoryChipsProps) {
  const children = branches.find((branch) => branch.children)?.children
  if (!children) return null
  return (
    <ul
      className={clsx(
        "-mx-(--gutter) mt-1 flex gap-2 overflow-x-auto overscroll-x-contain px-(--gutter) py-1 [scrollbar-width:none]",
        className,
      )}
    >
      {children.map((child) => (
        <li key={child.slug} className="flex-none">
          <ListLink
            to={path}
            search={withCategory(child.slug)}
            aria-current={child.isChosen ? "true" : undefined}
            className={clsx(
              "inline-flex min-h-11 items-center rounded-full bg-paper px-4 text-14 font-medium",
              child.isChosen ? "inset-ring-2 inset-ring-brand font-semibold" : "inset-ring inset-ring-line-2",
            )}
          >
            {child.name}
          </ListLink>
        </li>
      ))}
    </ul>
  )
}
