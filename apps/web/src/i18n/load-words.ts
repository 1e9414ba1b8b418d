import type { Locale } from "@doable/domain/locale"
import type { i18n } from "i18next"
import { addWords } from "./create-i18n.ts"
import { fetchI18nContext } from "./i18n-context.ts"
import { baseNamespaces, type Namespace } from "./resources.ts"

/** Brings the words a page needs, unless they are here already. */
export async function loadWords(i18n: i18n, wanted: readonly Namespace[]) {
  const namespaces = [...new Set([...baseNamespaces, ...wanted])].filter(
    (namespace) => !i18n.hasResourceBundle(i18n.language, namespace),
  )
  if (namespaces.length === 0) return
  const { locale, dictionaries } = await fetchI18nContext({ data: { namespaces, locale: i18n.language } })
  addWords(i18n, locale as Locale, dictionaries)
}
