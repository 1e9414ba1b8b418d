import { newcomerEvery, recommendWeights } from "@doable/domain/provider/ranking"
import { useTranslation } from "../../i18n/use-translation.ts"
import { WhyNote } from "../../blocks/list-page/why-note.tsx"
import type { ProviderCardData } from "../../session/answers/provider-answers.ts"

/** The reasons for a doer's place in the order, and the formula behind it. */
export function WhyProvider({
  provider: { name, why },
}: {
  provider: Pick<ProviderCardData, "name" | "why">
}) {
  const { t, locale } = useTranslation()
  const percent = new Intl.NumberFormat(locale, { style: "percent" })
  const weights = Object.fromEntries(
    Object.entries(recommendWeights).map(([part, weight]) => [part, percent.format(weight)]),
  )
  return (
    <WhyNote
      question={t("task:why.button")}
      about={t("task:why.title", { title: name })}
      reasons={why.map((reason) => t(`providers:whyReason.${reason}`))}
      weights={t("providers:whyWeights", { ...weights, every: newcomerEvery })}
    />
  )
}
