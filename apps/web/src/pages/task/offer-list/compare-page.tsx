import { spanText, warrantyText } from "@doable/words/format"
import type { Key } from "@doable/words/keys"
import type { ComparedPart } from "@doable/domain/offer/compare"
import { totalOf } from "@doable/domain/offer/total"
import { dayOf } from "@doable/domain/time/market-day"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { ArrowLeft, Check } from "lucide-react"
import type { ReactNode } from "react"
import { distanceText, priceText } from "../../../blocks/text/market-text.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { openRound } from "../../../offer/counter-rounds.tsx"
import { startText } from "../../../offer/offer-words.ts"
import { TotalPrice } from "../../../blocks/text/total-price.tsx"
import { useLiveTask } from "../../../task/use-live-task.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Rating } from "../../../ui/data/rating.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { AcceptOffer } from "./accept-offer.tsx"
import { AskDoer } from "./ask-doer.tsx"
import type { ComparedOffer, ComparisonData } from "./load-comparison.ts"
import { MakeCounter } from "./make-counter.tsx"

/** Two or three offers side by side; the best of each row is marked. */
export function ComparePage({ data }: { data: ComparisonData }) {
  const { t } = useTranslation()
  const { task, offers, total } = data
  useLiveTask(task.id)
  return (
    <div className="mx-auto page max-w-[1240px] pt-3 pb-20">
      <Link
        to="/tasks/$taskId"
        params={{ taskId: task.id }}
        search={{ tab: "offers" }}
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-14 text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
        <span lang={task.lang} className="truncate">
          {task.title}
        </span>
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="display text-d28 md:text-d36">{t("offer-compare:title", { count: offers.length })}</h1>
        <p aria-hidden="true" className="flex items-center gap-2 text-14 text-ink-2">
          <Dot />
          {t("offer-compare:best")}
        </p>
      </div>
      <Card className="mt-4 overflow-hidden">
        <Comparison task={task} offers={offers} />
      </Card>
      <MakeCounter offers={offers} />
      {total > offers.length && (
        <p className="mt-3 text-14 text-ink-2">
          {t("offer-compare:more", { count: total })}{" "}
          <Link
            to="/tasks/$taskId"
            params={{ taskId: task.id }}
            search={{ tab: "offers" }}
            className="font-semibold text-brand-text underline underline-offset-3"
          >
            {t("offer-compare:others")}
          </Link>
        </p>
      )}
    </div>
  )
}

type Row = { name: string; best?: ComparedPart; cell: (offer: ComparedOffer) => ReactNode | null }

function Comparison({ task, offers }: Pick<ComparisonData, "task" | "offers">) {
  const { t } = useTranslation()
  const rows = useRows(task).filter(({ cell }) => offers.some((offer) => cell(offer) !== null))
  const nameOf = ({ provider }: ComparedOffer) => provider?.name ?? t("offer:gone")
  // The offers come with the best match first: its button stands out.
  const first = offers.find(({ actions }) => actions.includes("accept"))?.id
  const tone = (at: number) => at === 0 && "bg-[color-mix(in_srgb,var(--brand-soft)_42%,var(--paper))]"
  return (
    <table className="w-full table-fixed border-collapse text-left text-15">
      <caption className="sr-only">{t("offer-compare:title", { count: offers.length })}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-44 max-md:hidden">
            <span className="sr-only">{t("offer-compare:part")}</span>
          </th>
          {offers.map((offer, at) => (
            <th
              key={offer.id}
              scope="col"
              className={clsx(cellClass, "py-4 align-top font-normal", tone(at))}
            >
              <Head offer={offer} name={nameOf(offer)} dueDate={task.timing?.date ?? null} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, best, cell }) => (
        <tbody key={name} className="border-t border-line">
          {/* On a phone, above its cells. */}
          <tr className="md:hidden">
            {offers.map(({ id }, at) =>
              at === 0 ? (
                <th
                  key={id}
                  scope="rowgroup"
                  className={clsx("px-2 pt-2 text-12 font-normal whitespace-nowrap text-ink-2", tone(at))}
                >
                  {name}
                </th>
              ) : (
                <td key={id}>{"\u00a0"}</td>
              ),
            )}
          </tr>
          <tr>
            <th scope="row" className="px-4 py-3 text-14 font-normal text-ink-2 max-md:hidden md:px-5">
              {name}
            </th>
            {offers.map((offer, at) => {
              const isBest = best !== undefined && offer.best.includes(best)
              return (
                <td
                  key={offer.id}
                  className={clsx(cellClass, "max-md:pt-0.5", tone(at), isBest && "font-semibold")}
                >
                  {cell(offer) ?? (
                    <span className="text-ink-3">{t(nothing[best ?? "price"] ?? "offer-compare:none")}</span>
                  )}
                  {isBest && (
                    <>
                      {" "}
                      <Dot />
                      <span className="sr-only">({t("offer-compare:best")})</span>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        </tbody>
      ))}
      <tbody className="scripted border-t border-line">
        <tr>
          <th scope="row" className="max-md:hidden">
            <span className="sr-only">{t("offer-compare:choose")}</span>
          </th>
          {offers.map((offer, at) => (
            <td key={offer.id} className={clsx(cellClass, "py-4 align-top", tone(at))}>
              <div className="flex flex-wrap gap-2 max-md:[&_button]:h-auto max-md:[&_button]:min-h-11 max-md:[&_button]:w-full max-md:[&_button]:px-1 max-md:[&_button]:text-14 max-md:[&_button]:whitespace-normal [&_svg]:hidden">
                {offer.actions.includes("accept") && (
                  <AcceptOffer offer={offer} task={task} name={nameOf(offer)} isFirst={offer.id === first} />
                )}
                <AskDoer offerId={offer.id} name={nameOf(offer)} />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** What a row says of an offer that says nothing there. */
const nothing: Partial<Record<ComparedPart, Key>> = {
  warranty: "offer-compare:no",
  rating: "offer-compare:noReviews",
  jobs: "offer-compare:noJobs",
}

const cellClass = "px-2 py-3 align-top wrap-anywhere md:px-5"

function Head({ offer, name, dueDate }: { offer: ComparedOffer; name: string; dueDate: string | null }) {
  const { t } = useTranslation()
  const { provider, workedTogether, canStartAt, status } = offer
  const isLate = dueDate !== null && canStartAt !== null && dayOf(new Date(canStartAt)) > dueDate
  return (
    <span className="flex items-start gap-3 max-md:flex-col max-md:gap-1.5">
      <Avatar name={name} image={provider?.image} className="max-md:size-8" />
      <span className="min-w-0">
        {provider ? (
          <Link
            to="/providers/$providerId"
            params={{ providerId: provider.id }}
            preload={false}
            className="display text-15 wrap-anywhere hover:underline md:text-d18"
          >
            {name}
          </Link>
        ) : (
          <span className="display text-15 wrap-anywhere md:text-d18">{name}</span>
        )}
        <span className="block text-13">
          {status === "stale" ? (
            <span className="text-warn-text">{t("offer:waits")}</span>
          ) : openRound(offer) ? (
            <span className="text-ink-2">{t("offer:status.countered")}</span>
          ) : isLate ? (
            <span className="text-warn-text">{t("offer-compare:late")}</span>
          ) : workedTogether ? (
            <span className="font-semibold text-brand-text">{t("offer:why.together")}</span>
          ) : provider?.level === "verified" ? (
            <span className="text-ink-2">{t("offer:verified")}</span>
          ) : null}
        </span>
      </span>
    </span>
  )
}

/** What is compared. Null: this offer says nothing about it. */
function useRows({ budgetMin, budgetMax }: ComparisonData["task"]): Row[] {
  const say = useTranslation()
  const { t, locale } = say
  const against = (offer: ComparedOffer) => {
    const { amount, currency } = totalOf(offer)
    if (!budgetMin || budgetMin.currency !== currency) return null
    const [low, high] = [budgetMin.amount, (budgetMax ?? budgetMin).amount]
    const by = (difference: number) => priceText({ amount: difference, currency }, say)
    if (amount < low) return t("offer-compare:below", { amount: by(low - amount) })
    if (amount > high) return t("offer-compare:above", { amount: by(amount - high) })
    return t(low === high ? "offer-compare:same" : "offer-compare:within")
  }
  return [
    {
      name: t("offer-compare:price"),
      best: "price",
      cell: (offer) => <TotalPrice terms={offer} className="display text-d18 tabular-nums md:text-d22" />,
    },
    { name: t("offer-compare:budget"), cell: against },
    {
      name: t("offer-compare:day"),
      best: "start",
      cell: ({ canStartAt }) => (canStartAt ? startText(canStartAt, locale) : null),
    },
    {
      name: t("offer-compare:takes"),
      cell: ({ durationHours }) =>
        durationHours ? t("offer:about", { hours: spanText(durationHours, "hour", locale) }) : null,
    },
    {
      name: t("offer-compare:rating"),
      best: "rating",
      cell: ({ provider }) =>
        provider?.stats.ratingAvg == null ? null : (
          <Rating
            compact
            className="align-middle"
            value={provider.stats.ratingAvg}
            count={provider.stats.ratingCount}
          />
        ),
    },
    {
      name: t("offer-compare:jobs"),
      best: "jobs",
      cell: ({ provider, jobsInCategory }) => {
        const count = provider?.stats.completedCount ?? 0
        if (count === 0) return null
        return jobsInCategory > 0
          ? t("offer-compare:jobsLike", { count, like: jobsInCategory })
          : t("offer-compare:jobsCount", { count })
      },
    },
    {
      name: t("offer-compare:warranty"),
      best: "warranty",
      cell: ({ warrantyDays }) => (warrantyDays ? warrantyText(warrantyDays, locale) : null),
    },
    {
      name: t("offer-compare:distance"),
      best: "distance",
      cell: ({ distanceKm }) => (distanceKm === null ? null : distanceText(distanceKm, say)),
    },
    {
      name: t("offer-compare:included"),
      cell: ({ included, lang }) =>
        included.length === 0 ? null : (
          <ul className="grid gap-1.5">
            {included.map((line) => (
              <li key={line} className="flex gap-1.5">
                <Check
                  size={18}
                  strokeWidth={1.9}
                  aria-hidden="true"
                  className="mt-0.5 shrink-0 text-brand-text max-md:hidden"
                />
                <UserText lang={lang}>{line}</UserText>
              </li>
            ))}
          </ul>
        ),
    },
  ]
}

function Dot() {
  return <i aria-hidden="true" className="inline-block size-2 shrink-0 rounded-full bg-brand align-middle" />
}
