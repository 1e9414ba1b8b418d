import { numberFormat, percentText, ratingText } from "@doable/words/format"
import { Star } from "lucide-react"
import type { ReactNode } from "react"
import { assignmentsForRate } from "@doable/domain/provider/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { durationText } from "../../provider/provider-words.ts"

/** The available stats; without data it says so instead of showing a zero. */
export function ProfileStats({ provider: { stats } }: { provider: ProviderData }) {
  const { t, locale } = useTranslation()
  const { ratingAvg, ratingCount, completedCount, completionRate, repeatCustomers, medianReplyMin } = stats
  const number = numberFormat(locale)
  return (
    <div className="border-b border-line-2 pt-5 pb-3 lg:pt-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">
        <Stat
          label={
            ratingAvg === null
              ? t("provider-profile:stats.rating")
              : t("provider-profile:stats.reviews", { count: ratingCount })
          }
        >
          {ratingAvg !== null && (
            <>
              <Star size={24} strokeWidth={1.9} aria-hidden="true" className="fill-current text-star" />
              {ratingText(ratingAvg, locale)}
            </>
          )}
        </Stat>
        <Stat label={t("provider-profile:stats.done", { count: completedCount })}>
          {number.format(completedCount)}
        </Stat>
        <Stat label={t("provider-profile:stats.completion")}>
          {completionRate !== null && percentText(completionRate, locale)}
        </Stat>
        <Stat label={t("provider-profile:stats.repeat", { count: repeatCustomers })}>
          {number.format(repeatCustomers)}
        </Stat>
        <Stat label={t("provider-profile:stats.reply")}>
          {medianReplyMin !== null && durationText(medianReplyMin, locale)}
        </Stat>
      </dl>
      <Disclosure title={t("provider-profile:stats.explain")} className="mt-2">
        <ul className="mb-2 max-w-[68ch] list-disc pl-5 text-14 text-ink-2">
          <li>{t("provider-profile:stats.explainRating")}</li>
          <li>{t("provider-profile:stats.explainDone")}</li>
          <li>{t("provider-profile:stats.explainCompletion", { count: assignmentsForRate })}</li>
          <li>{t("provider-profile:stats.explainRepeat")}</li>
          <li>{t("provider-profile:stats.explainReply")}</li>
        </ul>
      </Disclosure>
    </div>
  )
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex max-w-[150px] min-w-0 flex-col-reverse justify-end">
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="display flex items-center gap-1.5 text-d28 tabular-nums">
        {children || <span className="text-d18 text-ink-3">{t("provider-profile:stats.none")}</span>}
      </dd>
    </div>
  )
}
