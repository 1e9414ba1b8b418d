import { breadcrumbList, structuredText } from "../content/structured-data.ts"
import type { PublicConfig } from "../../session/env.ts"
import type { Translator } from "@doable/words/translator"
import { headMeta } from "../../session/page-head.ts"
import { socialPicture } from "../../blocks/social-picture.ts"
import { budgetText } from "../../blocks/text/market-text.ts"
import { textIn } from "../../task/shown-text.ts"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"

interface HeadContext {
  i18n: Translator
  config: PublicConfig
}

/** What search engines and shared links say about a task. */
export function taskHead(data: TaskPageData | null | undefined, { i18n, config }: HeadContext) {
  const { t, locale } = i18n
  // Undefined: the root says that the page wasn't found.
  if (data === undefined) return {}
  if (data === null) {
    const title = t("taskPage:gone.meta", { appName: config.appName })
    return { meta: headMeta(title, t("taskPage:gone.text"), "noindex") }
  }
  const { task } = data
  const shown = textIn(task, locale)
  const where = task.mode === "remote" ? t("task:remote") : task.place?.name[locale]
  const budget =
    task.budgetKind &&
    budgetText({ kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }, { t, locale })
  const title = t("taskPage:meta.title", { title: shown.title, appName: config.appName })
  const facts = [budget, where].filter(Boolean).join(" · ")
  const description = [facts, shown.description.replaceAll(/\s+/g, " ").slice(0, 200)]
    .filter(Boolean)
    .join(". ")
  const address = `${config.uiUrl}/tasks/${task.id}`
  const isPublic = task.status === "open"
  const picture = { kind: "tasks", id: task.id, locale, alt: [shown.title, facts].join(" · ") } as const
  return {
    meta: [
      ...headMeta(title, description, isPublic ? undefined : "noindex"),
      { property: "og:url", content: address },
      { property: "og:type", content: "article" },
      ...(isPublic ? socialPicture(config, picture) : []),
    ],
    scripts: isPublic
      ? [{ type: "application/ld+json", children: structured(data, address, { i18n, config }) }]
      : [],
  }
}

/** A demand for a service. */
function structured(
  { task, branch, owner }: TaskPageData,
  address: string,
  { i18n, config }: HeadContext,
): string {
  const shown = textIn(task, i18n.locale)
  const price = task.budgetMin && {
    "@type": "PriceSpecification",
    priceCurrency: task.budgetMin.currency,
    minPrice: task.budgetMin.amount / 100,
    maxPrice: (task.budgetMax ?? task.budgetMin).amount / 100,
  }
  const steps = [
    { name: i18n.t("shell:browseTasks"), at: "/tasks" },
    ...(branch ? [{ name: branch.name, at: `/tasks?category=${branch.slug}` }] : []),
    { name: shown.title, at: `/tasks/${task.id}` },
  ]
  const graph = [
    {
      "@type": "Demand",
      "@id": address,
      url: address,
      name: shown.title,
      description: shown.description,
      inLanguage: shown.lang,
      validFrom: task.publishedAt,
      availabilityEnds: task.expiresAt,
      itemOffered: { "@type": "Service", name: shown.title, category: task.category?.name.en },
      areaServed: task.place?.name.en,
      priceSpecification: price ?? undefined,
      offeredBy: { "@type": "Person", name: owner.name },
    },
    breadcrumbList(config, steps),
  ]
  return structuredText(graph)
}
