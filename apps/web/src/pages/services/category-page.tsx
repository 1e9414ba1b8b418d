import { Link, useRouter } from "@tanstack/react-router"
import { BadgeCheck, Plus } from "lucide-react"
import type { ReactNode } from "react"
import { CategoryTile } from "../../category/category-tile.tsx"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { PublicConfig } from "../../session/env.ts"
import { sameAbove } from "../../task/same-above.ts"
import { TaskCard } from "../../task/task-card.tsx"
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { LinkedData } from "../content/linked-data.tsx"
import { breadcrumbList, organization } from "../content/structured-data.ts"
import { ProviderGrid } from "../providers/provider-grid.tsx"
import { LeafGrid } from "./leaf-grid.tsx"
import type { CategoryData } from "./load-category.ts"
import { OfferedServices } from "./offered-services.tsx"
import { UsualPrices } from "./usual-prices.tsx"

export function CategoryPage({ data }: { data: CategoryData }) {
  const { t } = useTranslation()
  const { category, branch, leaves, tasks, doers, services, prices, isPricePartial, others } = data
  const { config } = useRouter().options.context
  const now = new Date(data.now)
  return (
    <div className="pb-12 md:pb-18">
      <LinkedData
        graph={import.meta.env.SSR ? structuredCategory(data, config, { services: t("services:title") }) : []}
      />
      <SaveOnReturn />
      <CategoryBand category={category} branch={branch} />
      <div className="wide">
        {prices.length > 0 && (
          <Section title={t("services:usual.title")}>
            <UsualPrices prices={prices} paper={category.paper} isPartial={isPricePartial} />
          </Section>
        )}
        {!branch && <Leaves leaves={leaves} title={t("services:inside")} />}
        {doers.length > 0 && (
          <Section
            title={t("services:doers")}
            more={
              <Link to="/providers" search={{ category: category.slug }}>
                {t("services:allDoers", { count: category.doers })}
              </Link>
            }
          >
            <ProviderGrid providers={doers} label={t("services:doers")} />
          </Section>
        )}
        {services.length > 0 && (
          <Section title={t("services:offered")}>
            <OfferedServices services={services} />
          </Section>
        )}
        {tasks.length > 0 && (
          <Section
            title={t("services:wanted")}
            more={
              <Link to="/tasks" search={{ category: category.slug }}>
                {t("services:allTasks", { count: category.openTasks })}
              </Link>
            }
          >
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
              {tasks.map((task, place) => (
                <TaskCard key={task.id} task={task} now={now} crop={sameAbove(tasks, place)} />
              ))}
            </div>
          </Section>
        )}
        {branch && <Leaves leaves={leaves} title={t("services:beside", { branch: branch.name })} />}
        {others.length > 0 && (
          <Section title={t("services:others")} more={<Link to="/services">{t("shell:allServices")}</Link>}>
            <div className="grid grid-cols-2 gap-2.5 max-md:[&>:nth-child(5)]:hidden md:grid-cols-3 md:gap-3 xl:grid-cols-5">
              {others.map(({ about: _, openTasks: __, doers: ___, ...other }) => (
                <CategoryTile key={other.slug} {...other} />
              ))}
            </div>
          </Section>
        )}
      </div>
    </div>
  )
}

function Leaves({ leaves, title }: { leaves: CategoryData["leaves"]; title: string }) {
  if (leaves.length === 0) return null
  return (
    <Section title={title}>
      <LeafGrid leaves={leaves} />
    </Section>
  )
}

function CategoryBand({ category, branch }: Pick<CategoryData, "category" | "branch">) {
  const { t } = useTranslation()
  // A task is posted in a leaf: of a branch the wizard asks for the leaf.
  const start = branch ? { category: category.slug } : {}
  return (
    <div data-cat={category.paper} className="overflow-hidden bg-cat-t">
      <div className="wide grid items-end gap-x-8 pt-5 md:grid-cols-[minmax(0,1fr)_auto] md:pt-8">
        <div className="pb-8 md:pb-12">
          <Breadcrumb>
            <Link to="/services">{t("services:title")}</Link>
            {branch && (
              <Link to="/services/$categoryId" params={{ categoryId: branch.slug }}>
                {branch.name}
              </Link>
            )}
            {category.name}
          </Breadcrumb>
          <h1 className="mt-4 display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">{category.name}</h1>
          <p className="mt-2 max-w-[46ch] text-18 text-ink-2">{category.about}</p>
          {category.requiresVerification && (
            <p className="mt-3 flex max-w-[46ch] gap-2 text-15 text-ink-2">
              <BadgeCheck aria-hidden size={20} strokeWidth={1.9} className="mt-0.5 shrink-0" />
              {t("services:verifiedOnlyText")}
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-2.5">
            <Button asChild variant="cta" size="cta" icon={Plus}>
              <Link to="/tasks/create" search={start}>
                {t("services:create")}
              </Link>
            </Button>
            <Button asChild variant="outline" size="cta">
              <Link to="/providers" search={{ category: category.slug }}>
                {t("services:seeDoers")}
              </Link>
            </Button>
            <Button asChild variant="ghost" size="cta">
              <Link to="/tasks" search={{ category: category.slug }}>
                {t("services:seeTasks")}
              </Link>
            </Button>
          </div>
        </div>
        <Illustration
          name={category.paper}
          leaf={category.leaf}
          inherit
          className="w-[220px] max-md:mx-auto md:w-[340px]"
        />
      </div>
    </div>
  )
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className="pt-10 md:pt-14">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="display display-36">{title}</h2>
        {more && <span className="link">{more}</span>}
      </div>
      {children}
    </section>
  )
}

/** A category for search engines: the way to it, the service, and what doers offer of it. */
function structuredCategory(
  { category, branch, services }: Pick<CategoryData, "category" | "branch" | "services">,
  config: PublicConfig,
  words: { services: string },
) {
  const at = `/services/${category.slug}`
  const steps = [
    { name: words.services, at: "/services" },
    ...(branch ? [{ name: branch.name, at: `/services/${branch.slug}` }] : []),
    { name: category.name, at },
  ]
  const offers = services.map(({ title, description, lang, price, provider }) => ({
    "@type": "Offer",
    itemOffered: {
      "@type": "Service",
      name: title,
      description,
      inLanguage: lang,
      provider: { "@type": "Person", name: provider.name, url: `${config.uiUrl}/providers/${provider.id}` },
    },
    ...(price ? { price: price.amount / 100, priceCurrency: price.currency } : {}),
  }))
  return [
    breadcrumbList(config, steps),
    {
      "@type": "Service",
      "@id": config.uiUrl + at,
      url: config.uiUrl + at,
      name: category.name,
      serviceType: category.name,
      description: category.about,
      // We bring people together; the work is theirs.
      broker: organization(config),
      ...(offers.length > 0
        ? { hasOfferCatalog: { "@type": "OfferCatalog", name: category.name, itemListElement: offers } }
        : {}),
    },
  ]
}
