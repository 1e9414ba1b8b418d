import { useLocation } from "@tanstack/react-router"
import { localeNames, locales, type Locale } from "@doable/domain/locale"
import type { MouseEvent, ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"

interface LanguageLinksProps {
  /** Called when a choice was made, so that a menu around it can close. */
  onChosen?: () => void
  className: (isCurrent: boolean) => string
  mark?: (isCurrent: boolean) => ReactNode
}

/** Plain links with the language in the address: they work before scripts run, and without a reload after. */
export function LanguageLinks({ onChosen, className, mark }: LanguageLinksProps) {
  const { locale, changeLocale } = useTranslation()
  const { pathname, search } = useLocation()

  const choose = (event: MouseEvent, next: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChosen?.()
    void changeLocale(next)
  }

  return locales.map((one) => (
    <a
      key={one}
      lang={one}
      hrefLang={one}
      rel="nofollow"
      href={`${pathname}?${withLocale(search, one)}`}
      aria-current={one === locale ? "true" : undefined}
      className={className(one === locale)}
      onClick={(event) => choose(event, one)}
    >
      {localeNames[one]}
      {mark?.(one === locale)}
    </a>
  ))
}

function withLocale(search: object, locale: Locale) {
  const kept = Object.entries(search).filter(([key]) => key !== "locale")
  const plain = kept.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)])
  return new URLSearchParams([...(plain as [string, string][]), ["locale", locale]]).toString()
}
