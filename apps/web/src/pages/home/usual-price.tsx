import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { budgetText } from "../../blocks/text/market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAnswer } from "./use-answer.ts"

/** What the finished jobs of a category cost, if enough of them tell. */
export function UsualPrice({ categoryId }: { categoryId: string }) {
  const { t, locale } = useTranslation()
  const { api } = useRouter().options.context
  const ask = useCallback(
    async () => (await api()).category.getById.query({ id: categoryId }),
    [api, categoryId],
  )
  const hint = useAnswer(ask)?.priceHint
  if (!hint) return null
  const { currency, p25, p50, p75, sample } = hint
  const [min, max] = [p25, p75].map((amount) => ({ amount, currency }))
  const price = budgetText({ kind: "range", min: min ?? null, max: max ?? null }, { t, locale })
  const share = (amount: number) => `${(amount / (p75 * 1.3)) * 100}%`
  return (
    <p className="mt-3.5 flex items-center gap-2 border-t border-line pt-3 text-13 text-ink-2 tabular-nums">
      <span aria-hidden className="relative h-1.5 w-24 flex-none rounded-full bg-wall-2">
        <span
          className="absolute inset-y-0 rounded-full bg-cat-m"
          style={{ left: share(p25), width: share(p75 - p25) }}
        />
        <span className="absolute -inset-y-1 w-[3px] bg-ink" style={{ left: share(p50) }} />
      </span>
      {t("home:quick.usual", { price, count: sample })}
    </p>
  )
}
