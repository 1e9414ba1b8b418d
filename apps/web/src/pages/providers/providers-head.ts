import type { PublicConfig } from "../../session/env.ts"
import type { Translator } from "@doable/words/translator"
import { headMeta } from "../../session/page-head.ts"
import type { ProvidersData } from "./load-providers.ts"
import { readProviderSearch, type ProviderSearch } from "./provider-search.ts"

interface HeadContext {
  i18n: Translator
  config: PublicConfig
}

/** Search engines keep the whole list and each category of it; other ways to cut it lead them nowhere new. */
export function providersHead(
  raw: ProviderSearch,
  data: ProvidersData | undefined,
  { i18n: { t }, config }: HeadContext,
) {
  const { category: _, ...rest } = readProviderSearch({ ...raw })
  const { appName } = config
  const isCut = Object.values(rest).some((value) => value !== undefined)
  const title = data?.categoryName
    ? t("providers:meta.category", { category: data.categoryName, appName })
    : t("providers:meta.title", { appName })
  return {
    meta: headMeta(title, t("providers:meta.description"), isCut ? "noindex, follow" : undefined),
  }
}
