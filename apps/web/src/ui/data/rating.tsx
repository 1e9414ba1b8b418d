import { numberFormat, ratingText } from "@doable/words/format"
import clsx from "clsx"
import { Star } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"

type RatingProps = {
  /** 0 to 5. With no reviews yet show other words instead of a zero. */
  value: number
  /** Reviews behind the figure. */
  count?: number
  /** One star and the figure, for lists; five stars with halves otherwise. */
  compact?: boolean
  className?: string
}

export function Rating({ value, count, compact, className }: RatingProps) {
  const { t, locale } = useTranslation()
  const figure = ratingText(value, locale)
  const name =
    count === undefined ? t("fields:ratingOf", { figure }) : t("fields:ratingOfReviews", { figure, count })

  return (
    <span className={clsx("inline-flex items-center gap-1.5 text-14 whitespace-nowrap", className)}>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="inline-flex items-center gap-1.5">
        <span className="inline-flex gap-px text-star">
          {compact ? (
            <StarShape fill="whole" />
          ) : (
            starFills(value).map((fill, index) => <StarShape key={index} fill={fill} />)
          )}
        </span>
        <span className="font-semibold text-ink">{figure}</span>
        {count !== undefined && <span className="text-ink-2">({numberFormat(locale).format(count)})</span>}
      </span>
    </span>
  )
}

type Fill = "none" | "half" | "whole"

/** Five stars to the nearest half. */
export function starFills(value: number): Fill[] {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2)
  return Array.from({ length: 5 }, (_, index) => {
    const own = halves - index * 2
    return own >= 2 ? "whole" : own === 1 ? "half" : "none"
  })
}

function StarShape({ fill }: { fill: Fill }) {
  return (
    <span className="relative size-4">
      <Star size={16} strokeWidth={1.9} className={fill === "whole" ? "fill-current" : "text-line-control"} />
      {fill === "half" && (
        <span className="absolute inset-y-0 left-0 w-1/2 overflow-hidden">
          <Star size={16} strokeWidth={1.9} className="fill-current" />
        </span>
      )}
    </span>
  )
}
