import clsx from "clsx"
import { Star } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useFieldGroup } from "./field-context.ts"

type RatingFieldProps = {
  value: number | null
  onValueChange: (value: number) => void
  name?: string
  required?: boolean
  disabled?: boolean
  /** Smaller stars without the word, for the marks beside the main one. */
  dense?: boolean
  "aria-label"?: string
  className?: string
}

const marks = [1, 2, 3, 4, 5] as const

/** Five radios that look like stars; each says its figure and its word. */
export function RatingField({ value, onValueChange, dense, ...props }: RatingFieldProps) {
  const { t } = useTranslation()
  const group = useFieldGroup(props)
  const ownName = useId()
  const wordOf = (mark: number) => t("fields:ratingMark", { mark, word: t(`fields:ratingWord.${mark as 1}`) })

  return (
    <div className={clsx("flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1", props.className)}>
      <div role="radiogroup" {...group} aria-required={props.required} className="flex">
        {marks.map((mark) => (
          <label
            key={mark}
            className={clsx(
              "grid place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus",
              dense ? "size-11 md:size-7" : "h-12 w-14 max-w-[18vw]",
              props.disabled ? "cursor-not-allowed" : "cursor-pointer",
            )}
          >
            <input
              type="radio"
              name={props.name ?? ownName}
              value={mark}
              aria-label={wordOf(mark)}
              checked={value === mark}
              required={props.required}
              disabled={props.disabled}
              onChange={() => onValueChange(mark)}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={dense ? 22 : 38}
              strokeWidth={dense ? 1.9 : 1.6}
              className={value !== null && mark <= value ? "fill-current text-star" : "text-line-control"}
            />
          </label>
        ))}
      </div>
      {!dense && (
        <span aria-hidden className="min-h-5.5 text-15 font-semibold">
          {value === null ? "" : wordOf(value)}
        </span>
      )}
    </div>
  )
}
