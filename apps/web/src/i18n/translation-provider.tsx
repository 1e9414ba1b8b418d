import { useCallback, useMemo, useState, type ReactNode } from "react"
import { useRouter } from "@tanstack/react-router"
import type { Locale } from "@doable/domain/locale"
import type { i18n } from "i18next"
import { addWords } from "./create-i18n.ts"
import { fetchI18nContext } from "./i18n-context.ts"
import { localeCookie, localeCookieLine } from "./locale-of-request.ts"
import type { Namespace } from "./resources.ts"
import { TranslationContext, type Translate } from "./use-translation.ts"

export function TranslationProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const router = useRouter()
  const [locale, setLocale] = useState(i18n.language as Locale)

  const changeLocale = useCallback(
    async (next: Locale) => {
      const namespaces = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Namespace[]
      const { dictionaries } = await fetchI18nContext({ data: { locale: next, namespaces } })
      addWords(i18n, next, dictionaries)
      await i18n.changeLanguage(next)
      rememberLocale(next)
      document.documentElement.lang = next
      setLocale(next)
      // The address names the language too, and everything the page shows is asked for anew.
      await router.navigate({
        to: ".",
        search: (search: Record<string, unknown>) => ({ ...search, locale: next }),
        hash: true,
        replace: true,
        resetScroll: false,
      } as Parameters<typeof router.navigate>[0])
      await router.options.context.queryClient.invalidateQueries()
      await router.invalidate()
    },
    [i18n, router],
  )

  const value = useMemo(
    // A new `t` per language makes every reader render again.
    () => ({ i18n, t: i18n.getFixedT(locale) as unknown as Translate, locale, changeLocale }),
    [i18n, locale, changeLocale],
  )
  return <TranslationContext value={value}>{children}</TranslationContext>
}

/** Kept where the browser finds it again: the cookie for the server, local storage for the page. */
export function rememberLocale(locale: Locale) {
  document.cookie = localeCookieLine(locale, location.protocol === "https:")
  try {
    localStorage.setItem(localeCookie, locale)
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
}
