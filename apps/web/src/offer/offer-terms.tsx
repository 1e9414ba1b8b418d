import type { Locale } from "@doable/domain/locale"
import { Check } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import type { OfferCard } from "../session/answers/offer-answers.ts"
import { warrantyText } from "@doable/words/format"

type Terms = Pick<OfferCard, "lang" | "included" | "warrantyDays" | "lowPriceReason">

/** What the price includes, and what else is promised. */
export function OfferTerms({ terms }: { terms: Terms }) {
  const { t, locale } = useTranslation()
  const { included, warrantyDays, lowPriceReason } = terms
  return (
    <>
      <IncludedList lines={included} lang={terms.lang} />
      {(warrantyDays || lowPriceReason) && (
        <dl className="mt-2.5 grid gap-1 text-14">
          {warrantyDays ? <Term name={t("offer:warranty")}>{warrantyText(warrantyDays, locale)}</Term> : null}
          {lowPriceReason && (
            <Term name={t("offer:lowReason")}>
              <UserText lang={terms.lang}>{lowPriceReason}</UserText>
            </Term>
          )}
        </dl>
      )}
    </>
  )
}

export function IncludedList({ lines, lang }: { lines: readonly string[]; lang: Locale | null }) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  return (
    <ul aria-label={t("offer:included")} className="mt-2.5 grid gap-x-6 gap-y-1.5 text-15 sm:grid-cols-2">
      {lines.map((line, index) => (
        // Lines have no other name than their place.
        <li key={index} className="flex min-w-0 gap-2">
          <Check size={18} strokeWidth={2.2} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-text" />
          <span className="min-w-0 wrap-anywhere">
            <UserText lang={lang}>{line}</UserText>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
