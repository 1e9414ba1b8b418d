import { Fragment } from "react"
import type { Locale } from "@doable/domain/locale"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { useTranslation } from "../../i18n/use-translation.ts"

interface UserTextProps {
  /** The language it was written in; null where nobody noted it. */
  lang: Locale | null
  children: string
}

/**
 * What a person wrote, in its own language: voices that read aloud, hyphens and translators go by it. An empty `lang`
 * is HTML's word for a language that nobody knows. Words of ours stand in place of the contacts in the text.
 */
export function UserText({ lang, children }: UserTextProps) {
  const { t, locale } = useTranslation()
  return (
    <span lang={lang === locale ? undefined : (lang ?? "")}>
      {children.split(hiddenMark).map((part, index) => (
        // The parts of one text have no other name than their place in it.
        <Fragment key={`${index}-${part.length}`}>
          {index > 0 && (
            <span lang={locale} className="text-ink-3">
              {t("ui:hiddenContact")}
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
