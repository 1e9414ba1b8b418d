import { comparedOffers } from "@doable/domain/offer/compare"
import { useNavigate } from "@tanstack/react-router"
import { useState, useSyncExternalStore } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { toastFloor, watchFloor } from "../../../ui/feedback/toast-floor.ts"
import { Button } from "../../../ui/layout/button.tsx"
import type { CompareTick } from "./offer-item.tsx"

/** Which offers are to be seen side by side. One that is gone isn't chosen any more. */
export function useCompare(offers: readonly OfferCard[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const chosen = offers.filter(({ id }) => ids.includes(id))
  const onChange = (id: string, isChosen: boolean) =>
    setIds(chosen.flatMap((offer) => (offer.id === id ? [] : offer.id)).concat(isChosen ? id : []))
  const tickOf = (id: string): CompareTick => ({
    isChosen: chosen.some((offer) => offer.id === id),
    isFull: chosen.length >= comparedOffers.max,
    onChange,
  })
  return { chosen, tickOf, clear: () => setIds([]) }
}

type CompareBarProps = Omit<ReturnType<typeof useCompare>, "tickOf"> & {
  taskId: string
  /** How many there are to choose from. */
  total: number
}

/** A plain form that the ticks belong to: it leads on without scripts too. */
export function CompareBar({ taskId, total, chosen, clear }: CompareBarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const count = chosen.length
  const left = whatFits(count, total)
  // On a phone it stays above the page's own bar, which takes two rows where the words are long.
  const floor = useSyncExternalStore(watchFloor, toastFloor, () => 0)
  return (
    <form
      id="compare"
      method="get"
      action={`/tasks/${taskId}/compare`}
      className="sticky z-1 mt-3"
      style={count > 0 ? { bottom: floor + 12 } : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        const o = chosen.map(({ id }) => id).join(",")
        if (count >= comparedOffers.min)
          void navigate({ to: "/tasks/$taskId/compare", params: { taskId }, search: { o } })
      }}
    >
      <noscript>
        <Button type="submit" variant="outline">
          {t("offer:compare.go")}
        </Button>
      </noscript>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel bg-ink px-4 py-2.5 text-paper">
          <span aria-hidden="true" className="flex -space-x-2 max-sm:hidden">
            {chosen.map(({ id, provider }) => (
              <Avatar key={id} name={provider?.name ?? ""} image={provider?.image} size="sm" />
            ))}
          </span>
          <p role="status" className="min-w-0 flex-1 text-14">
            <b>{t("offer:compare.chosen", { count })}</b>
            {left && `, ${t(`offer:compare.${left}`)}`}
          </p>
          <button type="button" className="min-h-11 px-3 text-14 font-semibold" onClick={clear}>
            {t("offer:compare.clear")}
          </button>
          <button
            type="submit"
            aria-disabled={count < comparedOffers.min}
            className="min-h-11 rounded-control bg-paper px-4 text-14 font-semibold text-ink aria-disabled:opacity-60"
          >
            {t("offer:compare.go")}
          </button>
        </div>
      )}
    </form>
  )
}

/** Null where nothing is left to add. */
function whatFits(count: number, total: number): "needsOne" | "oneMore" | "full" | null {
  if (count < comparedOffers.min) return "needsOne"
  if (count === total) return null
  return count < comparedOffers.max ? "oneMore" : "full"
}
