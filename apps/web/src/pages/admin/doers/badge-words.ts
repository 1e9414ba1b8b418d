import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Badge } from "./load-doers.ts"

/** A licence with what it is for. */
export function useBadgeWords() {
  const { t, locale } = useTranslation()
  return ({ type, category }: Badge) =>
    type === "licence" && category
      ? t("admin-doers:badges.licenceFor", { category: category.name[locale] })
      : t(`admin-doers:badges.${type}`)
}
