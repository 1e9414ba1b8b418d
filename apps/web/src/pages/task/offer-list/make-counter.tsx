import { useTranslation } from "../../../i18n/use-translation.ts"
import { CounterOffer } from "./counter-offer.tsx"
import type { ComparedOffer } from "./load-comparison.ts"

/** Under the comparison: the way to another price or day with one of them. */
export function MakeCounter({ offers }: { offers: readonly ComparedOffer[] }) {
  const { t } = useTranslation()
  const open = offers.filter(({ actions }) => actions.includes("counter"))
  if (open.length === 0) return null
  return (
    <p className="scripted mt-3 text-14 text-ink-2">
      {t("offer-compare:counterWhy")}{" "}
      <CounterOffer
        offers={open}
        nameOf={({ provider }) => provider?.name ?? t("offer:gone")}
        link={t("offer-compare:counter")}
      />
      {". "}
      {t("offer-compare:counterNote")}
    </p>
  )
}
