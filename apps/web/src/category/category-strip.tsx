import type { CategorySlug } from "@doable/domain/category/slugs"
import { clsx } from "clsx"
import { LayoutGrid } from "lucide-react"
import type { ReactNode } from "react"
import type { Branch } from "./category-branches.ts"
import { CategoryChips } from "./category-chips.tsx"
import { paperOfSlug } from "./paper-of-slug.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/layout/illustration.tsx"
import { ListLink, type ListPath } from "../blocks/list-page/list-link.tsx"

interface CategoryStripProps {
  path: ListPath
  branches: readonly Branch[]
  /** The search with this category, or with none. */
  withCategory: (slug: string | undefined) => object
  hasCategory: boolean
}

/** The papers in a row: on a wide screen all of them, elsewhere it scrolls sideways. The chosen one shows what it holds. */
export function CategoryStrip({ path, branches, withCategory, hasCategory }: CategoryStripProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("list:categories")}>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto overscroll-x-contain px-(--gutter) py-1 [scrollbar-width:none]">
        <StripTile path={path} search={withCategory(undefined)} isChosen={!hasCategory} name={t("list:all")}>
          <LayoutGrid size={26} strokeWidth={1.9} aria-hidden="true" />
        </StripTile>
        {branches.map((branch) => (
          <StripTile
            key={branch.slug}
            path={path}
            search={withCategory(branch.slug)}
            isChosen={branch.isChosen || branch.children !== undefined}
            name={branch.name}
            paper={paperOfSlug(branch.slug)}
          />
        ))}
      </ul>
      <CategoryChips path={path} branches={branches} withCategory={withCategory} className="lg:flex-wrap" />
    </nav>
  )
}

interface StripTileProps {
  path: ListPath
  search: object
  isChosen: boolean
  name: string
  paper?: CategorySlug
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
          data-cat={paper}
          className={clsx(
            "category-paper-ground",
            paper ? "bg-cat-t" : "bg-brand-soft text-brand-text",
            isChosen && "inset-ring-[2.5px] inset-ring-brand",
          )}
        >
          {paper ? <Illustration name={paper} inherit className="w-[62px]" /> : children}
        </span>
        {name}
      </ListLink>
    </li>
  )
}
