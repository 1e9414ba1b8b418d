import { clsx } from "clsx"
import { Check, ChevronDown } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/layout/illustration.tsx"
import type { Category, CategoryBranch } from "./category-queries.ts"
import { drawingOf } from "./drawing-of.ts"
import { paperOfSlug } from "./paper-of-slug.ts"

export interface CategoryListProps {
  tree: readonly CategoryBranch[]
  value: string | null
  onChoose: (categoryId: string) => void
}

/** Opening a branch closes the one before. Native `details`: the state is the browser's own. */
export function CategoryBranches({ tree, value, onChoose }: CategoryListProps) {
  const { locale } = useTranslation()
  const group = useId()
  return (
    <ul>
      {tree.map((branch) => (
        <li key={branch.id}>
          <details name={group} open={branch.children.some(({ id }) => id === value)} className="group">
            <summary
              data-cat={paperOfSlug(branch.slug)}
              className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-paper py-1 pr-2.5 pl-2 font-semibold hover:bg-wall-2 [&::-webkit-details-marker]:hidden"
            >
              <span className="grid w-12 place-items-center rounded-paper bg-cat-t px-1 pt-1">
                <Illustration name={paperOfSlug(branch.slug)} inherit />
              </span>
              <span className="min-w-0 flex-1">{branch.name[locale]}</span>
              <ChevronDown
                aria-hidden
                size={20}
                strokeWidth={1.9}
                className="text-ink-3 transition-transform duration-(--m-base) group-open:rotate-180"
              />
            </summary>
            <ul className="pb-2 sm:pl-13">
              {branch.children.map((leaf) => (
                <LeafRow
                  key={leaf.id}
                  leaf={leaf}
                  branch={branch}
                  isChosen={leaf.id === value}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}

interface LeafRowProps {
  leaf: Category
  branch: Pick<Category, "slug" | "name">
  /** Among leaves of many branches each says whose it is. */
  isFound?: boolean
  isChosen: boolean
  onChoose: (categoryId: string) => void
}

export function LeafRow({ leaf, branch, isFound = false, isChosen, onChoose }: LeafRowProps) {
  const { locale } = useTranslation()
  const drawing = drawingOf({ ...leaf, parentSlug: branch.slug })
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? "true" : undefined}
        onClick={() => onChoose(leaf.id)}
        className={clsx(
          "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-paper px-2 py-1 text-left text-15 hover:bg-wall-2",
          isChosen && "font-semibold text-brand-text",
        )}
      >
        <span
          data-cat={drawing.name}
          className="grid w-12 flex-none place-items-center rounded-paper bg-cat-t p-1"
        >
          <Illustration {...drawing} inherit />
        </span>
        <span className="min-w-0 flex-1">
          {leaf.name[locale]}
          {isFound && <span className="block text-13 font-normal text-ink-3">{branch.name[locale]}</span>}
        </span>
        {isChosen && <Check aria-hidden size={18} strokeWidth={2.4} />}
      </button>
    </li>
  )
}
