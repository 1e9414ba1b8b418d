import { Link } from "@tanstack/react-router"
import type { CategorySlug } from "@doable/domain/category/slugs"
import { clsx } from "clsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/layout/illustration.tsx"

interface CategoryTileProps {
  slug: string
  paper: CategorySlug
  name: string
  about?: string
  openTasks?: number
  doers?: number
  heading?: "h2" | "h3"
  isChosen?: boolean
}

/** A branch on its own paper with its drawing. */
export function CategoryTile(props: CategoryTileProps) {
  const {
    slug,
    paper,
    name,
    about,
    openTasks = 0,
    doers = 0,
    heading: Heading = "h3",
    isChosen = false,
  } = props
  const { t } = useTranslation()
  return (
    <Link
      to="/services"
      search={{ category: slug }}
      data-cat={paper}
      aria-current={isChosen ? "true" : undefined}
      className={clsx(
        "flex min-h-[150px] flex-col overflow-hidden rounded-paper bg-cat-t px-3 pt-3.5 md:min-h-[196px] md:px-4.5 md:pt-4",
        "transition-[translate,box-shadow] duration-(--m-fast) hover:shadow-lift motion-safe:hover:-translate-y-0.5",
        isChosen && "ring-3 ring-cat-d",
      )}
    >
      <Heading className="display text-16/5 hyphens-auto md:text-[20px]/6">{name}</Heading>
      {about && <p className="mt-1 text-13 text-ink-2">{about}</p>}
      <p className="mt-1 flex flex-wrap gap-x-3 text-13 font-semibold text-cat-d empty:hidden">
        {doers > 0 && <span>{t("services:doersCount", { count: doers })}</span>}
        {openTasks > 0 && <span>{t("services:openTasks", { count: openTasks })}</span>}
      </p>
      <Illustration
        name={paper}
        className="mt-auto -mr-2 -mb-1.5 ml-auto w-[86%] max-w-[150px] pt-2 md:max-w-[180px]"
      />
    </Link>
  )
}
