import { useLocation } from "@tanstack/react-router"
import { localeNames, locales, type Locale } from "@doable/domain/locale"
import { Check } from "lucide-react"
import type { MouseEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { toast } from "../ui/feedback/toast.ts"

interface LanguageLinksProps {
  /** Called when a choice was made, so that a menu around it can close. */
  onChosen?: (event: MouseEvent) => void
  className: (isCurrent: boolean) => string
  /** A tick beside the present language. */
  tick?: boolean
}

/** Plain links with the language in the address: they work before scripts run, and without a reload after. */
export function LanguageLinks({ onChosen, className, tick = false }: LanguageLinksProps) {
  const { t, locale, changeLocale } = useTranslation()
  const { pathname, search } = useLocation()

  const choose = (event: MouseEvent<HTMLAnchorElement>, next: Locale) => {
    const { href } = event.currentTarget
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChosen?.(event)
    // Where the words don't come, the link does what it does without scripts; without a network it would only
    // replace the page, and what was typed on it, by an error of the browser.
    changeLocale(next).catch(() => {
      if (navigator.onLine) window.location.assign(href)
      else toast.error(t("shell:languageFailed"))
    })
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
      {tick && one === locale && (
        <Check size={18} strokeWidth={1.9} aria-hidden="true" className="ml-auto text-brand-text" />
      )}
    </a>
  ))
}

function withLocale(search: object, locale: Locale) {
  const kept = Object.entries(search).filter(([key]) => key !== "locale")
  const plain = kept.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)])
  return new URLSearchParams([...(plain as [string, string][]), ["locale", locale]]).toString()
}
