import { subRatings, type ReviewDirection } from "@doable/domain/review/status"
import { useTranslation } from "../i18n/use-translation.ts"
import { Rating } from "../ui/data/rating.tsx"

interface SubRatingsProps {
  direction: ReviewDirection
  sub: Record<string, number>
  className?: string
}

/** Sub-ratings, in the order of the form. */
export function SubRatings({ direction, sub, className }: SubRatingsProps) {
  const { t } = useTranslation()
  const rated = subRatings[direction].flatMap((name) => (sub[name] ? [{ name, value: sub[name] }] : []))
  if (rated.length === 0) return null
  return (
    <dl className={className}>
      {rated.map(({ name, value }) => (
        <div key={name} className="flex items-center justify-between gap-3 py-1 text-14">
          <dt className="text-ink-2">{t(`review:sub.${name}`)}</dt>
          <dd>
            <Rating value={value} compact />
          </dd>
        </div>
      ))}
    </dl>
  )
}
