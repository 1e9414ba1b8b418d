import { ChevronDown, Globe } from "lucide-react"
import { localeNames } from "@doable/domain/locale"
import { useTranslation } from "../i18n/use-translation.ts"
import { closePopover, HeaderPopover } from "../ui/overlays/header-popover.tsx"
import { LanguageLinks } from "../blocks/language-links.tsx"

export function LanguageMenu() {
  const { t, locale } = useTranslation()
  return (
    <HeaderPopover
      label={`${locale.toUpperCase()}: ${t("shell:languageNow", { language: localeNames[locale] })}`}
      triggerClassName="flex h-11 items-center gap-1.5 px-2.5 text-14 font-semibold text-ink-2 hover:bg-wall-2"
      trigger={
        <>
          <Globe size={18} strokeWidth={1.9} aria-hidden="true" />
          {locale.toUpperCase()}
          <ChevronDown size={14} strokeWidth={1.9} aria-hidden="true" />
        </>
      }
    >
      <LanguageLinks tick onChosen={closePopover} className={() => "item"} />
    </HeaderPopover>
  )
}
