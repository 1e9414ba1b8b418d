import { clsx } from "clsx"
import { LayoutGrid } from "lucide-react"
import type { ReactNode } from "react"
import type { Branch } from "./category-branches.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/layout/illustration.tsx"
import { ListLink, type ListPath } from "../blocks/list-page/list-link.tsx"

interface CategoryStripProps {
  path: ListPath
  branches: readonly Branch[]
  /** The search with this category, or with none. */
  withCategory: (slug: string | undefined) => object
  hasCategory: boolean
  className?: string
}

/** The papers in a row: on a wide screen all of them, elsewhere it scrolls sideways. The chosen one shows what it holds. */
export function CategoryStrip({ path, branches, withCategory, hasCategory, className }: CategoryStripProps) {
  const { t } = useTranslation()
  const children = branches.find((branch) => branch.children.length > 0)?.children ?? []
  return (
    <nav aria-label={t("list:categories")} className={className}>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto overscroll-x-contain px-(--gutter) py-1 [scrollbar-width:none]">
        <StripTile path={path} search={withCategory(undefined)} isChosen={!hasCategory} name={t("list:all")}>
          <LayoutGrid size={26} strokeWidth={1.9} aria-hidden="true" />
        </StripTile>
        {branches.map((branch) => (
          <StripTile
            key={branch.slug}
            path={path}
            search={withCategory(branch.slug)}
            isChosen={branch.isChosen || branch.children.length > 0}
            name={branch.name}
            paper={branch}
          />
        ))}
      </ul>
      {children.length > 0 && (
        <ul className="-mx-(--gutter) mt-1 flex gap-2 overflow-x-auto lg:flex-wrap overscroll-x-contain px-(--gutter) py-1 [scrollbar-width:none]">
          {children.map((child) => (
            <li key={child.slug} className="flex-none">
              <ListLink
                to={path}
                search={withCategory(child.slug)}
                aria-current={child.isChosen ? "true" : undefined}
                className={clsx(
                  "inline-flex min-h-11 items-center rounded-full bg-paper px-4 text-14 font-medium",
                  child.isChosen
                    ? "inset-ring-2 inset-ring-brand font-semibold"
                    : "inset-ring inset-ring-line-2",
                )}
              >
                {child.name}
              </ListLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

interface StripTileProps {
  path: ListPath
  search: object
  isChosen: boolean
  name: string
  paper?: Branch
  children?: ReactNode
}

function StripTile({ path, search, isChosen, name, paper, children }: StripTileProps) {
  return (
    <li className="flex-none xl:flex-1">
      <ListLink
        to={path}
        search={search}
        aria-current={isChosen ? "true" : undefined}
        className={clsx("category-paper", isChosen && "font-semibold")}
      >
        <span
          data-cat={paper?.paper}
          className={clsx(
            "category-paper-ground",
            paper ? "bg-cat-t" : "bg-brand-soft text-brand-text",
            isChosen && "inset-ring-[2.5px] inset-ring-brand",
          )}
        >
          {paper ? <Illustration name={paper.paper} inherit className="w-[62px]" /> : children}
        </span>
        {name}
      </ListLink>
    </li>
  )
}
