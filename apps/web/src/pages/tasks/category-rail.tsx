import { LayoutGrid } from "lucide-react"
import { useEffect, useRef, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ListLink } from "../../blocks/list-page/list-link.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { CategoryChips } from "../../category/category-chips.tsx"
import type { Branch, Twig } from "../../category/category-branches.ts"
import { paperOfSlug } from "../../category/paper-of-slug.ts"
import { changed, type TaskSearch } from "./task-search.ts"

interface CategoryProps {
  branches: readonly Branch[]
  search: TaskSearch
}

/** So many stand without a press, so that the rail fits the screen. */
const mostShown = 5
const mostTwigs = 4

/**
 * The chosen branch first. On a wide screen it has what it holds under it, and others lie behind a press; on a narrow
 * one the same links are papers in a row.
 */
export function CategoryRail({ branches, search }: CategoryProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLUListElement>(null)
  const open = branches.filter(({ children }) => children)
  const shown = open.length > 0 ? open : branches.slice(0, mostShown)
  const others = branches.filter((branch) => !shown.includes(branch))
  useEffect(() => {
    // The chosen paper has gone to the start of the row.
    if (row.current) row.current.scrollLeft = 0
  }, [search.category])
  return (
    <nav aria-labelledby="task-categories">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-3 max-lg:hidden">
        <h2 id="task-categories" className="text-14 font-semibold">
          {t("list:categories")}
        </h2>
        {search.category && (
          <ListLink to="/tasks" search={changed(search, { category: undefined })} className="link text-13">
            {t("list:allCategories")}
          </ListLink>
        )}
      </div>
      <ul ref={row} className="category-row">
        <li className="lg:hidden">
          <CategoryLink search={changed(search, { category: undefined })} isChosen={!search.category}>
            <span className="category-tile bg-brand-soft text-brand-text">
              <LayoutGrid size={26} strokeWidth={1.9} aria-hidden="true" />
            </span>
            {t("list:all")}
          </CategoryLink>
        </li>
        {/* One list: the link that was pressed keeps the focus when it goes to the start. */}
        {[
          ...shown.map((branch) => <BranchItem key={branch.slug} branch={branch} search={search} />),
          others.length > 0 && (
            <li key="/more" className="category-more">
              {/* A new choice closes it: the list below has changed places then. */}
              <Disclosure key={search.category} title={t("list:moreCategories", { count: others.length })} />
            </li>
          ),
          ...others.map((branch) => <BranchItem key={branch.slug} branch={branch} search={search} isOther />),
        ]}
      </ul>
      <CategoryChips
        path="/tasks"
        branches={branches}
        withCategory={(category) => changed(search, { category })}
        className="lg:hidden"
      />
    </nav>
  )
}

interface BranchItemProps {
  branch: Branch
  search: TaskSearch
  /** Wide screens show it only after a press. */
  isOther?: boolean
}

function BranchItem({ branch, search, isOther = false }: BranchItemProps) {
  const { t } = useTranslation()
  const { children } = branch
  const paper = paperOfSlug(branch.slug)
  const shown = firstOf(children ?? [])
  const others = (children ?? []).filter((child) => !shown.includes(child))
  return (
    <li className={isOther ? "category-other" : undefined}>
      <CategoryLink
        search={changed(search, { category: branch.slug })}
        isChosen={branch.isChosen}
        isOpen={children !== undefined}
      >
        <span data-cat={paper} className="category-tile">
          <Illustration name={paper} inherit />
        </span>
        <Named twig={branch} />
      </CategoryLink>
      {children && (
        <div className="mt-0.5 mb-1 ml-4.5 border-l-2 border-line pl-2 max-lg:hidden">
          <Twigs twigs={shown} search={search} />
          {others.length > 0 && (
            <Disclosure
              title={t("list:moreSubcategories", { count: others.length })}
              className="pl-2 [&>summary]:min-h-7.5 [&>summary]:text-13"
            >
              <div className="-ml-2">
                <Twigs twigs={others} search={search} />
              </div>
            </Disclosure>
          )}
        </div>
      )}
    </li>
  )
}

/** The first ones; a chosen one that comes later takes the last place. */
function firstOf(twigs: readonly Twig[]): Twig[] {
  const first = twigs.slice(0, mostTwigs)
  const chosen = twigs.find(({ isChosen }) => isChosen)
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, -1), chosen]
}

function Twigs({ twigs, search }: { twigs: readonly Twig[]; search: TaskSearch }) {
  return (
    <ul>
      {twigs.map((twig) => (
        <li key={twig.slug}>
          <CategoryLink search={changed(search, { category: twig.slug })} isChosen={twig.isChosen} isTwig>
            <Named twig={twig} />
          </CategoryLink>
        </li>
      ))}
    </ul>
  )
}

function Named({ twig: { name, count } }: { twig: Twig }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="category-link-name">{name}</span>
      {count !== undefined && (
        <span className="category-link-count">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t("tasks:count", { count })}</span>
        </span>
      )}
    </>
  )
}

interface CategoryLinkProps {
  search: TaskSearch
  isChosen: boolean | undefined
  isOpen?: boolean
  isTwig?: boolean
  children: ReactNode
}

function CategoryLink({ search, isChosen, isOpen = false, isTwig = false, children }: CategoryLinkProps) {
  return (
    <ListLink
      to="/tasks"
      search={search}
      aria-current={isChosen ? "true" : undefined}
      data-open={isOpen ? "" : undefined}
      className={isTwig ? "category-link category-twig" : "category-link"}
    >
      {children}
    </ListLink>
  )
}
