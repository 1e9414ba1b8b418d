import { Link } from "@tanstack/react-router"
import { categorySlugs, type CategorySlug } from "@doable/domain/category/slugs"
import { Plus } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { Illustration } from "../ui/illustration.tsx"
import { CategoryTile } from "./category-tile.tsx"

export function ServicesPage({ chosen }: { chosen: CategorySlug | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="wide pt-6 pb-12 md:pt-10 md:pb-18">
      <h1 className="display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">{t("services:title")}</h1>
      <p className="mt-3 max-w-[52ch] text-18 text-ink-2">{t("services:lead")}</p>
      {chosen && <ChosenCategory slug={chosen} />}
      <div className="mt-8 grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-5">
        {categorySlugs.map((slug) => (
          <CategoryTile
            key={slug}
            slug={slug}
            heading="h2"
            about={t(`services:about.${slug}`)}
            isChosen={slug === chosen}
          />
        ))}
      </div>
    </div>
  )
}

/** The branch that the address names, before all others. */
function ChosenCategory({ slug }: { slug: CategorySlug }) {
  const { t } = useTranslation()
  return (
    <section
      data-cat={slug}
      className="mt-8 grid items-end gap-x-8 gap-y-4 overflow-hidden rounded-panel bg-cat-t px-5 pt-6 md:grid-cols-[minmax(0,1fr)_auto] md:px-8"
    >
      <div className="pb-6">
        <h2 className="display display-36">{t(`category:${slug}`)}</h2>
        <p className="mt-1 max-w-[52ch] text-16 text-ink-2">{t(`services:about.${slug}`)}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button asChild variant="cta" size="cta" icon={Plus}>
            <Link to="/tasks/create">{t("services:createHere")}</Link>
          </Button>
          <Link
            to="/services"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
          >
            {t("services:showAll")}
          </Link>
        </div>
      </div>
      <Illustration name={slug} className="w-[220px] max-md:mx-auto md:w-[280px]" />
    </section>
  )
}
