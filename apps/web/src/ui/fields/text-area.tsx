import { numberFormat } from "@doable/words/format"
import clsx from "clsx"
import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { boxAround } from "./field-box.ts"
import { useFieldControl, useHasFieldNote } from "./field-context.ts"

type TextAreaProps = Omit<ComponentProps<"textarea">, "maxLength" | "ref"> & {
  /** Counted under the box. Typing on is allowed, so that a pasted text can be shortened, not cut. */
  limit?: number
  /** Lines before the box starts to scroll; it grows with the text until then. */
  maxRows?: number
}

/** Said aloud only from here on, or every key would interrupt. */
const nearLimit = 0.9

export function TextArea({ limit, rows = 4, maxRows = 16, className, onInput, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(() => String(props.value ?? props.defaultValue ?? "").length)
  const length = props.value === undefined ? typed : String(props.value).length
  const counterId = useId()
  // With a hint or an error under the box the counter shares their line, where there's room for both.
  const isBeside = useHasFieldNote()
  const isOver = limit !== undefined && length > limit
  const control = useFieldControl({
    ...props,
    "aria-describedby": clsx(props["aria-describedby"], limit && counterId) || undefined,
    "aria-invalid": isOver || props["aria-invalid"],
  })

  useGrowth(area, length)

  return (
    <div className={clsx("relative min-w-0", className)}>
      <div className={boxAround()}>
        <textarea
          {...props}
          {...control}
          ref={area}
          rows={rows}
          onInput={(event: FormEvent<HTMLTextAreaElement>) => {
            setTyped(event.currentTarget.value.length)
            onInput?.(event as Parameters<NonNullable<typeof onInput>>[0])
          }}
          style={{ minHeight: rows * 24 + 24, maxHeight: maxRows * 24 + 24 }}
          className="field-sizing-content block w-full min-w-0 resize-y wrap-anywhere bg-transparent px-3.5 py-3 text-16 text-ink outline-none placeholder:text-ink-3 disabled:cursor-not-allowed disabled:text-ink-3"
        />
      </div>
      {limit !== undefined && <Counter id={counterId} length={length} limit={limit} isBeside={isBeside} />}
    </div>
  )
}

type CounterProps = { id: string; length: number; limit: number; isBeside: boolean }

function Counter({ id, length, limit, isBeside }: CounterProps) {
  const { t, locale } = useTranslation()
  const number = numberFormat(locale)
  const left = limit - length
  const amount = { count: Math.abs(left), number: number.format(Math.abs(left)) }
  const words = left < 0 ? t("fields:charactersOver", amount) : t("fields:charactersLeft", amount)

  return (
    <>
      <p
        id={id}
        data-counter={isBeside ? "beside" : "below"}
        className={clsx(
          "mt-1.5 text-right text-13",
          isBeside && "sm:absolute sm:top-full sm:right-0",
          left < 0 ? "font-semibold text-danger-text" : "text-ink-3",
        )}
      >
        {left >= 0 && <span aria-hidden>{`${number.format(length)} / ${number.format(limit)}`}</span>}
        <span className={clsx(left >= 0 && "sr-only")}>{words}</span>
      </p>
      {/* Not in what describes the box: it would be read twice. */}
      <span role="status" className="sr-only">
        {length > limit * nearLimit ? words : ""}
      </span>
    </>
  )
}

/** For browsers that don't know `field-sizing: content` yet. */
function useGrowth(area: { current: HTMLTextAreaElement | null }, length: number) {
  useEffect(() => {
    const element = area.current
    if (!element || CSS.supports("field-sizing", "content")) return
    element.style.height = "auto"
    element.style.height = `${element.scrollHeight}px`
  }, [area, length])
}
