import { Link } from "@tanstack/react-router"
import type { CategorySlug } from "@doable/domain/category/slugs"
import { clsx } from "clsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/illustration.tsx"

interface CategoryTileProps {
  slug: CategorySlug
  about?: string
  heading?: "h2" | "h3"
  isChosen?: boolean
}

/** A category on its own paper with its drawing. */
export function CategoryTile({ slug, about, heading: Heading = "h3", isChosen = false }: CategoryTileProps) {
  const { t } = useTranslation()
  return (
    <Link
      to="/services"
      search={{ category: slug }}
      data-cat={slug}
      aria-current={isChosen ? "true" : undefined}
      className={clsx(
        "flex min-h-[150px] flex-col overflow-hidden rounded-paper bg-cat-t px-3.5 pt-3.5 md:min-h-[196px] md:px-4.5 md:pt-4",
        "transition-[translate,box-shadow] duration-(--m-fast) hover:shadow-lift motion-safe:hover:-translate-y-0.5",
        isChosen && "ring-3 ring-cat-d",
      )}
    >
      <Heading className="display text-[17px]/5 md:text-[20px]/6">{t(`category:${slug}`)}</Heading>
      {about && <p className="mt-1 text-13 text-ink-2">{about}</p>}
      <Illustration
        name={slug}
        className="mt-auto -mr-2 -mb-1.5 ml-auto w-[86%] max-w-[150px] pt-2 md:max-w-[180px]"
      />
    </Link>
  )
}
