import { spanText } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { CalendarCheck, Clock, ShieldCheck } from "lucide-react"
import type { ReactNode } from "react"
import { totalOf } from "@doable/domain/offer/total"
import { useTranslation } from "../i18n/use-translation.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Rating } from "../ui/data/rating.tsx"
import { startText } from "./offer-words.ts"
import { TotalPrice, type PriceTerms } from "../blocks/text/total-price.tsx"

type Money = PriceTerms["price"]

export interface OfferFaceProps {
  person: {
    name: string
    image: string | null
    /** The doer's page, where there's one. */
    profileId?: string
    rating?: { value: number; count: number } | null
    isVerified?: boolean
    completed?: number
  }
  /** Null while nothing is said. */
  terms: PriceTerms | null
  budget: { min: Money | null; max: Money | null }
  canStartAt: string | null
  durationHours: number | null
  /** Not seen yet: its tab is freshly torn. */
  isNew?: boolean
  chips?: ReactNode
  children?: ReactNode
}

/** Who can do it, when and for how much: what one sees first of an offer. */
export function OfferFace(props: OfferFaceProps) {
  const { person, terms, budget, canStartAt, durationHours, isNew, chips, children } = props
  const { t, locale } = useTranslation()
  const total = terms && totalOf(terms)
  const when = [
    canStartAt && startText(canStartAt, locale),
    durationHours && t("offer:about", { hours: spanText(durationHours, "hour", locale) }),
  ].filter(Boolean)
  const WhenIcon = canStartAt ? CalendarCheck : Clock
  return (
    <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 gap-y-1 md:grid-cols-[68px_minmax(0,1fr)_auto] md:gap-x-4">
      <span className={clsx("offer-tab", isNew && "offer-tab-new")}>
        <Avatar name={person.name} image={person.image} className="md:size-12" />
      </span>
      <div className="min-w-0">
        <p data-offer-by className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 outline-none">
          {person.profileId ? (
            <Link
              to="/providers/$providerId"
              params={{ providerId: person.profileId }}
              preload={false}
              className="display text-d18 wrap-anywhere hover:underline"
            >
              {person.name}
            </Link>
          ) : (
            <span className="display text-d18 wrap-anywhere">{person.name}</span>
          )}
          {person.rating && <Rating compact value={person.rating.value} count={person.rating.count} />}
          {person.isVerified && (
            <span className="flex items-center gap-1 text-13 text-brand-text">
              <ShieldCheck size={16} strokeWidth={1.9} aria-hidden="true" />
              {t("offer:verified")}
            </span>
          )}
          {person.completed ? (
            <span className="text-13 text-ink-2">{t("offer:jobs", { count: person.completed })}</span>
          ) : null}
        </p>
        {when.length > 0 && (
          <p className="mt-1 flex items-center gap-1.5 text-14">
            <WhenIcon size={16} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
            {when.join(", ")}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-14 empty:hidden">{chips}</p>
      </div>
      <div className="max-md:col-span-2 max-md:mt-2 md:max-w-44 md:text-right">
        <p>
          {terms ? (
            <TotalPrice terms={terms} className={priceClass} />
          ) : (
            <span className={priceClass}>?</span>
          )}
        </p>
        {total && budget.min?.currency === total.currency && (
          <PriceScale amount={total.amount} min={budget.min.amount} max={(budget.max ?? budget.min).amount} />
        )}
      </div>
      <div className="col-span-2 min-w-0 md:col-start-2">{children}</div>
    </div>
  )
}

const priceClass = "display text-d22 whitespace-nowrap tabular-nums"

interface PriceScaleProps {
  amount: number
  /** The two ends of the budget, which are one where it is fixed. */
  min: number
  max: number
}

/** Where the price lies beside the budget. Only a picture: both stand in words near it. */
function PriceScale({ amount, min, max }: PriceScaleProps) {
  const place = (value: number) => Math.min(97, Math.max(3, (value / (min + max)) * 100))
  return (
    <span
      aria-hidden="true"
      className="relative mt-2 block h-1.5 w-[110px] rounded-full bg-wall-2 md:ml-auto md:w-37"
    >
      {max > min ? (
        <i
          className="absolute -top-1 h-3.5 border-x-2 border-ink bg-brand-soft-2"
          style={{ left: `${place(min)}%`, right: `${100 - place(max)}%` }}
        />
      ) : (
        <i className="absolute -top-1.25 h-4 w-0.5 bg-ink" style={{ left: "50%" }} />
      )}
      <i
        className="absolute -top-0.75 -ml-1.5 size-3 rounded-full bg-brand shadow-[0_0_0_2px_var(--paper)]"
        style={{ left: `${place(amount)}%` }}
      />
    </span>
  )
}
