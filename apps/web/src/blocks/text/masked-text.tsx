import { Fragment } from "react"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { useTranslation } from "../../i18n/use-translation.ts"

/** A text that anyone may read: words stand in place of the contacts in it. */
export function MaskedText({ children }: { children: string }) {
  const { t } = useTranslation()
  return children.split(hiddenMark).map((part, index) => (
    // The parts of one text have no other name than their place in it.
    <Fragment key={`${index}-${part.length}`}>
      {index > 0 && <span className="text-ink-3">{t("ui:hiddenContact")}</span>}
      {part}
    </Fragment>
  ))
}
