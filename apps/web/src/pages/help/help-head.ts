import { plainProse } from "../content/parse-prose.ts"
import { breadcrumbList, structuredText } from "../content/structured-data.ts"
import type { PublicConfig } from "../../session/env.ts"
import type { Translator } from "@doable/words/translator"
import { headMeta } from "../../session/page-head.ts"
import type { HelpTexts } from "./load-help.ts"
import type { HelpSearch } from "./help-search.ts"

interface HeadContext {
  i18n: Translator
  config: Pick<PublicConfig, "appName" | "uiUrl">
}

const descriptionLength = 160

/** An article is found by its own name; what was searched for is nobody's page. */
export function helpHead(
  { read, q }: HelpSearch,
  texts: HelpTexts | undefined,
  { i18n, config }: HeadContext,
) {
  const { appName } = config
  const { t } = i18n
  const robots = q ? "noindex, follow" : undefined
  const article = texts?.articles.find(({ slug }) => slug === read)
  if (!article)
    return { meta: headMeta(t("help:meta.title", { appName }), t("help:meta.description"), robots) }
  const { slug, title: name, body } = article
  const title = t("help:meta.article", { title: name, appName })
  const steps = [
    { name: t("shell:help"), at: "/help" },
    { name, at: `/help?read=${slug}` },
  ]
  return {
    meta: headMeta(title, plainProse(body).slice(0, descriptionLength), robots),
    scripts: [{ type: "application/ld+json", children: structuredText([breadcrumbList(config, steps)]) }],
  }
}
