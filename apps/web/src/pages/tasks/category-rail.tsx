import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { LayoutGrid } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Illustration } from "../../ui/layout/illustration.tsx"
import type { Branch, Twig } from "../../category/category-branches.ts"
import { changed, type TaskSearch } from "./task-search.ts"

interface CategoryProps {
  branches: readonly Branch[]
  search: TaskSearch
}

/** All branches on their papers; the chosen one shows what it holds. */
export function CategoryRail({ branches, search }: CategoryProps) {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="task-categories">
      <h2 id="task-categories" className="mb-2 text-14 font-semibold">
        {t("list:categories")}
      </h2>
      <ul className="-mx-1">
        <li>
          <CategoryLink search={changed(search, { category: undefined })} isChosen={!search.category}>
            <Tile>
              <LayoutGrid size={18} strokeWidth={1.9} aria-hidden="true" />
            </Tile>
            <span className="min-w-0 flex-1">{t("list:allCategories")}</span>
          </CategoryLink>
        </li>
        {branches.map((branch) => (
          <li key={branch.slug}>
            <CategoryLink
              search={changed(search, { category: branch.slug })}
              isChosen={branch.isChosen}
              isOpen={branch.children.length > 0}
            >
              <Tile paper={branch} />
              <Named twig={branch} />
            </CategoryLink>
            {branch.children.length > 0 && (
              <ul className="mb-1 ml-12">
                {branch.children.map((child) => (
                  <li key={child.slug}>
                    <CategoryLink
                      search={changed(search, { category: child.slug })}
                      isChosen={child.isChosen}
                      isTwig
                    >
                      <Named twig={child} />
                    </CategoryLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Named({ twig: { name, count } }: { twig: Twig }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="min-w-0 flex-1 leading-[18px]">{name}</span>
      {count !== null && (
        <span className="text-13 font-normal text-ink-3">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t("tasks:count", { count })}</span>
        </span>
      )}
    </>
  )
}

interface CategoryLinkProps {
  search: TaskSearch
  isChosen: boolean
  isOpen?: boolean
  isTwig?: boolean
  children: ReactNode
}

function CategoryLink({ search, isChosen, isOpen = false, isTwig = false, children }: CategoryLinkProps) {
  return (
    <Link
      to="/tasks"
      search={search}
      aria-current={isChosen ? "true" : undefined}
      resetScroll={false}
      className={clsx(
        "flex items-center gap-2.5 rounded-[9px] pr-2 pl-1 text-14 hover:bg-wall-2",
        isTwig ? "min-h-9 pl-2.5" : "min-h-9.5",
        isChosen ? "bg-paper font-semibold inset-ring-2 inset-ring-brand" : isOpen && "font-semibold",
      )}
    >
      {children}
    </Link>
  )
}

function Tile({ paper, children }: { paper?: Branch; children?: ReactNode }) {
  return (
    <span
      data-cat={paper?.paper}
      className={clsx(
        "grid h-[34px] w-[38px] flex-none place-items-center rounded-[6px]",
        paper ? "bg-cat-t" : "bg-brand-soft text-brand-text",
      )}
    >
      {paper ? <Illustration name={paper.paper} inherit className="w-8" /> : children}
    </span>
  )
}
