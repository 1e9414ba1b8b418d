import { figures } from "../content/figures.ts"
import { plainProse } from "../content/parse-prose.ts"
import { breadcrumbList, structuredText } from "../content/structured-data.ts"
import type { PublicConfig } from "../../session/env.ts"
import type { Translator } from "@doable/words/translator"
import { headMeta } from "../../session/page-head.ts"
import { articleKeys } from "@doable/domain/help/articles"
import type { HelpSearch } from "./help-search.ts"

interface HeadContext {
  i18n: Translator
  config: Pick<PublicConfig, "appName" | "uiUrl">
}

const descriptionLength = 160

/** An article is found by its own name; what was searched for is nobody's page. */
export function helpHead({ read, q }: HelpSearch, { i18n, config }: HeadContext) {
  const { appName } = config
  const { t } = i18n
  const robots = q ? "noindex, follow" : undefined
  const article = articleKeys.find((key) => key === read)
  if (!article)
    return { meta: headMeta(t("help:meta.title", { appName }), t("help:meta.description"), robots) }
  const text = plainProse(t(`articles:${article}.text`, figures(i18n, appName)))
  const title = t("help:meta.article", { title: t(`articles:${article}.title`), appName })
  const steps = [
    { name: t("shell:help"), at: "/help" },
    { name: t(`articles:${article}.title`), at: `/help?read=${article}` },
  ]
  return {
    meta: headMeta(title, text.slice(0, descriptionLength), robots),
    scripts: [{ type: "application/ld+json", children: structuredText([breadcrumbList(config, steps)]) }],
  }
}
