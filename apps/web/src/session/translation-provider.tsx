import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react"
import { useRouter } from "@tanstack/react-router"
import type { Locale } from "@doable/domain/locale"
import { keepLocale } from "./keep-locale.ts"
import { fetchI18nContext } from "../i18n/i18n-context.ts"
import { localeCookie, localeCookieLine, readCookie } from "../i18n/locale-of-request.ts"
import type { Namespace } from "@doable/words/keys"
import type { Translator } from "@doable/words/translator"
import { TranslationContext } from "../i18n/use-translation.ts"

export function TranslationProvider({ i18n, children }: { i18n: Translator; children: ReactNode }) {
  const router = useRouter()
  const [locale, setLocale] = useState(i18n.locale)
  const lastChosen = useRef(i18n.locale)
  const [isChanging, setIsChanging] = useState(false)
  useEffect(() => keepInStorage(i18n.locale), [i18n])

  const changeLocale = useCallback(
    async (next: Locale) => {
      const namespaces = Object.keys(i18n.dictionaries) as Namespace[]
      lastChosen.current = next
      setIsChanging(true)
      const { dictionaries } = await fetchI18nContext({ data: { locale: next, namespaces } }).finally(() =>
        setIsChanging(false),
      )
      // The words of an earlier choice may arrive after those of a later one.
      if (lastChosen.current !== next) return
      i18n.add(next, dictionaries)
      rememberLocale(next)
      void keepLocale(router.options.context, next)
      document.documentElement.lang = next
      setLocale(next)
      // The address names the language too, and everything the page shows is asked for again.
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
    () => ({ t: ((...of) => i18n.t(...of)) as Translator["t"], locale, changeLocale, isChanging }),
    [i18n, locale, changeLocale, isChanging],
  )
  return <TranslationContext value={value}>{children}</TranslationContext>
}

/** Kept where the browser finds it again: the cookie for the server, local storage for the page. */
export function rememberLocale(locale: Locale) {
  document.cookie = localeCookieLine(locale, location.protocol === "https:")
  write(locale)
}

/** Somebody has chosen a language in this browser; otherwise the page's is a guess. */
export const hasChosenLocale = () => readCookie(document.cookie, localeCookie) !== null

/** A language that came with the address or the cookie replaces an older choice; a mere guess is not kept. */
function keepInStorage(locale: Locale) {
  const isChosen = new RegExp(`[?&;]\\s*${localeCookie}=${locale}\\b`).test(
    `${location.search};${document.cookie}`,
  )
  if (isChosen) write(locale)
}

function write(locale: Locale) {
  try {
    localStorage.setItem(localeCookie, locale)
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
}
