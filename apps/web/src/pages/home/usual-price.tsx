import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { PriceHintLine } from "../../category/price-hint.tsx"
import { useAnswer } from "./use-answer.ts"

/** What the finished jobs of a category cost, if enough of them tell. */
export function UsualPrice({ categoryId }: { categoryId: string }) {
  const { api } = useRouter().options.context
  const ask = useCallback(
    async () => (await api()).category.getById.query({ id: categoryId }),
    [api, categoryId],
  )
  const hint = useAnswer(ask)?.priceHint
  if (!hint) return null
  return (
    <div className="mt-3.5 border-t border-line pt-3">
      <PriceHintLine hint={hint} />
    </div>
  )
}
