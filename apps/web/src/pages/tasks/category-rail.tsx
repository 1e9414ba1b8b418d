import { clsx } from "clsx"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ListLink } from "../../blocks/list-page/list-link.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import type { Branch, Twig } from "../../category/category-branches.ts"
import { changed, type TaskSearch } from "./task-search.ts"

interface CategoryProps {
  branches: readonly Branch[]
  search: TaskSearch
}

/** So many stand without a press, so that the rail fits the screen. */
const mostShown = 5
const mostTwigs = 4

/** The chosen branch with what it holds, or the first branches; the others lie behind a press. */
export function CategoryRail({ branches, search }: CategoryProps) {
  const { t } = useTranslation()
  const open = branches.filter(({ children }) => children.length > 0)
  const shown = open.length > 0 ? open : branches.slice(0, mostShown)
  const others = branches.filter((branch) => !shown.includes(branch))
  return (
    <nav aria-labelledby="task-categories" className="filter-group">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-3">
        <h2 id="task-categories" className="text-14 font-semibold">
          {t("list:categories")}
        </h2>
        {search.category && (
          <ListLink to="/tasks" search={changed(search, { category: undefined })} className="link text-13">
            {t("list:allCategories")}
          </ListLink>
        )}
      </div>
      <ul className="-mx-1.5">
        {shown.map((branch) => (
          <BranchItem key={branch.slug} branch={branch} search={search} />
        ))}
      </ul>
      {others.length > 0 && (
        // A new choice closes it: the list below has changed places then.
        <Disclosure
          key={search.category}
          title={t("list:moreCategories", { count: others.length })}
          className="-mb-2"
        >
          <ul className="-mx-1.5">
            {others.map((branch) => (
              <BranchItem key={branch.slug} branch={branch} search={search} />
            ))}
          </ul>
        </Disclosure>
      )}
    </nav>
  )
}

function BranchItem({ branch, search }: { branch: Branch; search: TaskSearch }) {
  const { t } = useTranslation()
  const { children } = branch
  const shown = firstOf(children)
  const others = children.filter((child) => !shown.includes(child))
  return (
    <li>
      <CategoryLink
        search={changed(search, { category: branch.slug })}
        isChosen={branch.isChosen}
        isOpen={children.length > 0}
      >
        <Tile paper={branch} />
        <Named twig={branch} />
      </CategoryLink>
      {children.length > 0 && (
        <div className="mt-0.5 mb-1 ml-4.5 border-l-2 border-line pl-2">
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
      {count !== null && (
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
  isChosen: boolean
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
      className={clsx(
        "category-link",
        isTwig ? "min-h-7.5 pl-2" : "min-h-8.5 pl-1",
        isChosen ? "bg-brand-soft font-semibold text-brand-text" : isOpen && "font-semibold",
      )}
    >
      {children}
    </ListLink>
  )
}

function Tile({ paper }: { paper: Branch }) {
  return (
    <span data-cat={paper.paper} className="category-link-tile">
      <Illustration name={paper.paper} inherit className="w-6.5" />
    </span>
  )
}
