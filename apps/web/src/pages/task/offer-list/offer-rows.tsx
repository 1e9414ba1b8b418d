import { percentText } from "@doable/words/format"
import { offerWeights } from "@doable/domain/offer/ranking"
import { useNavigate } from "@tanstack/react-router"
import { useCallback, useRef, useState } from "react"
import { budgetText } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { offerSorts } from "../../../offer/offer-order.ts"
import type { OfferCard, OfferList } from "../../../session/answers/offer-answers.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { useApi } from "../../../session/use-api.ts"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { Pills } from "../../../ui/fields/pills.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { CompareBar, useCompare } from "./compare-bar.tsx"
import { OfferItem } from "./offer-item.tsx"

/** After the hire the one that won; else those that can be chosen. */
const isStanding = ({ id, status }: OfferCard, { hire }: TaskPageData) =>
  hire ? id === hire.offerId : isLive(status) || status === "accepted" || status === "ended"

const isLive = (status: OfferCard["status"]) => status === "active" || status === "stale"

/** In the order asked for what stands, and under it what was. */
export function OfferRows({ data, offers }: { data: TaskPageData; offers: OfferList }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<"all" | "shortlist">("all")
  const onSeen = useMarkSeen()
  const standing = offers.data.filter((offer) => isStanding(offer, data))
  const past = offers.data.filter((offer) => !isStanding(offer, data))
  const isOpen = data.task.status === "open"
  const listed = shown === "all" ? standing : standing.filter(({ isShortlisted }) => isShortlisted)
  const isBestFirst = offers.sort === "recommended" && listed.length > 1
  // One button of a list stands out.
  const first = listed.find(({ actions }) => actions.includes("accept"))?.id
  const comparable = isOpen ? standing.filter(({ status }) => isLive(status)) : []
  const compare = useCompare(comparable)
  const items = (list: readonly OfferCard[], best: string | undefined) => (
    <Card asChild className="mt-3 overflow-hidden">
      {/* What has the keyboard comes out from under the bar that compares. */}
      <ul className="[&_:is(a,button,input)]:scroll-mb-44 lg:[&_:is(a,button,input)]:scroll-mb-24">
        {list.map((offer) => (
          <OfferItem
            key={offer.id}
            offer={offer}
            data={data}
            isBest={offer.id === best}
            isFirst={offer.id === first}
            compare={comparable.length > 1 && comparable.includes(offer) ? compare.tickOf(offer.id) : null}
            onSeen={onSeen}
          />
        ))}
      </ul>
    </Card>
  )
  return (
    <>
      {standing.length === 0 && (
        <p className="mt-1 text-ink-2">{t(isOpen ? "taskPage:offers.none" : "taskPage:offers.noneNow")}</p>
      )}
      {standing.length > 1 && <Tools data={data} offers={offers} />}
      {offers.counts.shortlisted > 0 && (
        <div className="mt-3">
          <Pills
            type="radio"
            chosen={[shown]}
            onChosenChange={([one]) => setShown(one ?? "all")}
            options={[
              { value: "all", label: `${t("offer:all")} · ${standing.length}` },
              { value: "shortlist", label: `${t("offer:shortlist")} · ${offers.counts.shortlisted}` },
            ]}
          />
        </div>
      )}
      {listed.length > 0 && items(listed, isBestFirst ? listed[0]?.id : undefined)}
      {comparable.length > 1 && <CompareBar taskId={data.task.id} total={comparable.length} {...compare} />}
      {standing.length > 0 && listed.length === 0 && (
        <p className="mt-3 text-ink-2">{t("offer:noneShortlisted")}</p>
      )}
      {past.length > 0 && (
        <Disclosure title={t("offer:earlier", { count: past.length })} className="mt-3">
          {isOpen && <p className="mt-2 text-14 text-ink-2">{t("offer:earlierOpen")}</p>}
          {items(past, undefined)}
        </Disclosure>
      )}
      {standing.length > 1 && <HowOrdered />}
    </>
  )
}

function Tools({ data: { task }, offers }: { data: TaskPageData; offers: OfferList }) {
  const say = useTranslation()
  const { t } = say
  const navigate = useNavigate()
  const budget = budgetText({ kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }, say)
  const sortBy = (sort: string) =>
    void navigate({
      from: "/tasks/$taskId/",
      to: "/tasks/$taskId",
      params: { taskId: task.id },
      search: (before) => ({ ...before, sort: offerSorts.find((one) => one === sort) }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {task.budgetMin ? (
        <p className="flex items-center gap-2 text-14 text-ink-2">
          <i aria-hidden="true" className="h-4 w-0.5 bg-ink" />
          {t("offer:yourBudget", { budget })}
        </p>
      ) : (
        <span />
      )}
      <label className="scripted flex items-center gap-2 text-14 text-ink-2">
        {t("offer:sort.label")}
        <NativeSelect dense value={offers.sort} onChange={({ currentTarget }) => sortBy(currentTarget.value)}>
          {offerSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`offer:sort.${sort}`)}
            </option>
          ))}
        </NativeSelect>
      </label>
    </div>
  )
}

/** The formula is public: its weights are printed from where they are used. */
function HowOrdered() {
  const { t, locale } = useTranslation()
  const parts = Object.entries(offerWeights) as [keyof typeof offerWeights, number][]
  return (
    <Disclosure title={t("offer:why.title")} className="mt-2">
      <p className="max-w-[62ch] text-14 text-ink-2">{t("offer:why.text")}</p>
      <ul className="mt-2 grid gap-1 text-14 sm:grid-cols-2">
        {parts.map(([part, weight]) => (
          <li key={part} className="flex gap-2">
            <span className="w-10 shrink-0 text-right font-semibold tabular-nums">
              {percentText(weight, locale)}
            </span>
            {t(`offer:why.${part}`)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const pauseMs = 600

/** Told once for each offer that was on the screen, several at a time. */
function useMarkSeen() {
  const ask = useApi()
  const told = useRef(new Set<string>())
  const waiting = useRef<string[]>([])
  return useCallback(
    (id: string) => {
      if (told.current.has(id)) return
      told.current.add(id)
      waiting.current.push(id)
      if (waiting.current.length > 1) return
      setTimeout(() => {
        const ids = waiting.current.splice(0)
        // A failure isn't worth a message: the next view reports it again.
        ask((api) => api.offer.markSeen.mutate({ ids })).catch(() =>
          ids.map((one) => told.current.delete(one)),
        )
      }, pauseMs)
    },
    [ask],
  )
}
