import type { PublicConfig } from "../../session/env.ts"
import type { Translator } from "@doable/words/translator"
import { headMeta } from "../../session/page-head.ts"
import type { TasksData } from "./load-tasks.ts"
import { readTaskSearch, type TaskSearch } from "./task-search.ts"

interface HeadContext {
  i18n: Translator
  config: PublicConfig
}

/** Search engines keep the whole list and each category of it; other ways to cut it lead them nowhere new. */
export function tasksHead(
  raw: TaskSearch,
  data: TasksData | undefined,
  { i18n: { t }, config }: HeadContext,
) {
  const { category: _, ...rest } = readTaskSearch({ ...raw })
  const { appName } = config
  const isCut = Object.values(rest).some((value) => value !== undefined)
  const title = data?.categoryName
    ? t("tasks:meta.category", { category: data.categoryName, appName })
    : t("tasks:meta.title", { appName })
  return {
    meta: headMeta(title, t("tasks:meta.description"), isCut ? "noindex, follow" : undefined),
  }
}
