import { fetchI18nContext } from "./i18n-context.ts"
import { baseNamespaces, type Namespace } from "@doable/words/keys"
import type { Translator } from "@doable/words/translator"

/** Brings the words a page needs, unless they are here already. */
export async function loadWords(i18n: Translator, wanted: readonly Namespace[]) {
  const namespaces = [...new Set([...baseNamespaces, ...wanted])].filter((namespace) => !i18n.has(namespace))
  if (namespaces.length === 0) return
  const { locale, dictionaries } = await fetchI18nContext({ data: { namespaces, locale: i18n.locale } })
  i18n.add(locale, dictionaries)
}
