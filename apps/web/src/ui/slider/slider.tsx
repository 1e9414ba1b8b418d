import clsx from "clsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useFieldGroup, useFieldLabelId } from "../fields/field-context.ts"
import { SliderNumber } from "./slider-number.tsx"
import { moveEnd, toPercent } from "./slider-scale.ts"

type Scale = {
  min: number
  max: number
  step?: number
  /** The value in words, for screen readers: "5 km". */
  describe?: (value: number) => string
  /** Written in the number inputs. */
  unit?: string
  disabled?: boolean
  name?: string
  className?: string
}

type SliderProps = Scale & { value: number; onValueChange: (value: number) => void; "aria-label"?: string }

type RangeSliderProps = Scale & {
  value: readonly [number, number]
  onValueChange: (value: [number, number]) => void
  "aria-label"?: string
}

/** One thumb. Native, so that touch, keys and screen readers work as the system does. */
export function Slider({ value, onValueChange, step = 1, describe, unit, ...props }: SliderProps) {
  const labelId = useFieldLabelId()
  const group = useFieldGroup(props)
  const name = {
    "aria-label": props["aria-label"],
    "aria-labelledby": props["aria-label"] ? undefined : labelId,
  }
  const limits = { min: props.min, max: props.max, step, disabled: props.disabled }

  return (
    <div role="group" {...group} className={clsx("flex min-w-0 items-center gap-4", props.className)}>
      <Track from={0} to={toPercent(value, props)} disabled={props.disabled}>
        <input
          type="range"
          {...limits}
          {...name}
          name={props.name}
          value={value}
          aria-valuetext={describe?.(value)}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          className={clsx(rangeInput, thumb)}
        />
      </Track>
      <div className="w-28 shrink-0">
        <SliderNumber {...limits} {...name} unit={unit} value={value} onValueChange={onValueChange} />
      </div>
    </div>
  )
}

/** Two thumbs on one track, with the two numbers under it. */
export function RangeSlider({ value, onValueChange, step = 1, describe, unit, ...props }: RangeSliderProps) {
  const { t } = useTranslation()
  const group = useFieldGroup(props)
  const limits = { min: props.min, max: props.max, step, disabled: props.disabled }
  const names = [t("fields:rangeFrom"), t("fields:rangeTo")] as const
  const ends = [0, 1] as const

  return (
    <div role="group" {...group} className={clsx("min-w-0", props.className)}>
      <Track from={toPercent(value[0], props)} to={toPercent(value[1], props)} disabled={props.disabled}>
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            {...limits}
            name={props.name && `${props.name}${end === 0 ? "From" : "To"}`}
            aria-label={names[end]}
            value={value[end]}
            aria-valuetext={describe?.(value[end])}
            onChange={(event) => onValueChange(moveEnd(value, end, event.currentTarget.valueAsNumber))}
            className={clsx(
              rangeInput,
              thumb,
              "pointer-events-none [&::-moz-range-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:pointer-events-auto",
              // At the far end both thumbs lie together: the one that can still move stays on top.
              end === 0 && value[0] > (props.min + props.max) / 2 && "z-1",
            )}
          />
        ))}
      </Track>
      <div className="mt-1 grid grid-cols-2 gap-3">
        {ends.map((end) => (
          <SliderNumber
            key={end}
            {...limits}
            prefix={names[end]}
            aria-label={names[end]}
            unit={unit}
            value={value[end]}
            onValueChange={(next) => onValueChange(moveEnd(value, end, next))}
          />
        ))}
      </div>
    </div>
  )
}

type TrackProps = { from: number; to: number; disabled: boolean | undefined; children: React.ReactNode }

function Track({ from, to, disabled, children }: TrackProps) {
  return (
    <div className="relative h-11 min-w-0 flex-1">
      {/* The thumb's centre travels from 12px to 12px before the end, and so does the fill. */}
      <div aria-hidden className="absolute inset-x-3 top-5 h-1.5 rounded-full bg-line-2">
        <div
          className={clsx("absolute h-full rounded-full", disabled ? "bg-line-control" : "bg-brand")}
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
      </div>
      {children}
    </div>
  )
}

const rangeInput =
  "absolute inset-0 h-11 w-full cursor-pointer appearance-none bg-transparent outline-none disabled:cursor-not-allowed"

const thumb = clsx(
  "[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-paper [&::-webkit-slider-thumb]:bg-brand [&::-webkit-slider-thumb]:shadow-[0_0_0_1.5px_var(--brand)]",
  "[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-paper [&::-moz-range-thumb]:bg-brand [&::-moz-range-thumb]:shadow-[0_0_0_1.5px_var(--brand)]",
  "focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-offset-3 focus-visible:[&::-webkit-slider-thumb]:outline-focus",
  "focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-offset-3 focus-visible:[&::-moz-range-thumb]:outline-focus",
  "disabled:[&::-webkit-slider-thumb]:bg-line-control disabled:[&::-webkit-slider-thumb]:shadow-[0_0_0_1.5px_var(--line-control)] disabled:[&::-moz-range-thumb]:bg-line-control",
)
