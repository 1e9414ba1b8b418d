import { Link } from "@tanstack/react-router"
import { BadgeCheck } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { CategoryView } from "../../category/category-view.ts"
import { Illustration } from "../../ui/layout/illustration.tsx"

interface LeafGridProps {
  leaves: readonly (CategoryView & { branch?: string })[]
  heading?: "h2" | "h3"
}

/** Leaves as small papers: what it is, what belongs to it, how much is asked for now. */
export function LeafGrid({ leaves, heading: Heading = "h3" }: LeafGridProps) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
      {leaves.map((leaf) => (
        <li key={leaf.slug} data-cat={leaf.paper} className="flex">
          <Link
            to="/services/$categoryId"
            params={{ categoryId: leaf.slug }}
            className="flex w-full overflow-hidden rounded-paper bg-paper shadow-paper transition-[translate,box-shadow] duration-(--m-fast) hover:shadow-lift motion-safe:hover:-translate-y-0.5"
          >
            <span className="grid w-24 flex-none place-items-center bg-cat-t px-2">
              <Illustration name={leaf.paper} leaf={leaf.leaf} inherit />
            </span>
            <span className="flex min-w-0 flex-1 flex-col px-4 py-3.5">
              {leaf.branch && <span className="text-13 font-semibold text-cat-d">{leaf.branch}</span>}
              <Heading className="text-16 font-semibold">{leaf.name}</Heading>
              <p className="mt-0.5 text-14 text-ink-2">{leaf.about}</p>
              <p className="mt-auto flex flex-wrap gap-x-3 pt-1 text-13 text-ink-2 empty:hidden">
                {leaf.doers > 0 && (
                  <span className="font-semibold">{t("services:doersCount", { count: leaf.doers })}</span>
                )}
                {leaf.openTasks > 0 && (
                  <span className="font-semibold">{t("services:openTasks", { count: leaf.openTasks })}</span>
                )}
                {leaf.requiresVerification && (
                  <span className="inline-flex items-center gap-1">
                    <BadgeCheck aria-hidden size={14} strokeWidth={1.9} />
                    {t("services:verifiedOnly")}
                  </span>
                )}
              </p>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
