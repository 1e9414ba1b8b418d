import clsx from "clsx"
import { Check } from "lucide-react"
import { Popover } from "radix-ui"
import { useEffect, useRef, type SyntheticEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ComboboxOption, ComboboxResults } from "./combobox-results.ts"
import { floating } from "../overlays/floating.ts"

type ComboboxListProps = {
  id: string
  isOpen: boolean
  results: ComboboxResults
  active: number
  chosen: string | undefined
  onActive: (index: number) => void
  onTake: (option: ComboboxOption) => void
}

export function optionId(listId: string, index: number) {
  return `${listId}-${index}`
}

export function ComboboxList(props: ComboboxListProps) {
  const words = useResultWords(props.results)

  return (
    <>
      <span role="status" className="sr-only">
        {props.isOpen ? words : ""}
      </span>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          data-list=""
          align="start"
          sideOffset={8}
          collisionPadding={8}
          // The typing stays in the input: the list never takes the focus, and never gives it back.
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          // A dialog around us stops scrolling outside itself, and our list hangs outside.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className={clsx(
            floating,
            "max-h-[min(360px,var(--radix-popover-content-available-height,360px))] w-(--radix-popover-trigger-width) min-w-48 overflow-y-auto p-1.5",
          )}
        >
          <div role="listbox" id={props.id} aria-busy={props.results.state === "loading"}>
            {props.results.list.map((option, index) => (
              <Row key={option.value} {...props} option={option} index={index} />
            ))}
          </div>
          {(props.results.state !== "ready" || props.results.list.length === 0) && (
            <p aria-hidden className="px-3 py-2.5 text-15 text-ink-2">
              {words}
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </>
  )
}

function stay(event: Event | SyntheticEvent) {
  event.preventDefault()
}

function useResultWords({ state, list }: ComboboxResults) {
  const { t } = useTranslation()
  if (state === "loading") return t("fields:searching")
  if (state === "failed") return t("fields:searchFailed")
  return list.length === 0 ? t("fields:noMatches") : t("fields:matches", { count: list.length })
}

/** Scrolls the list alone: `scrollIntoView` would move the page while the list is still being placed. */
function keepInSight(row: Element | null, list: Element | null | undefined) {
  if (!row || !list) return
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 6
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 6
}

type RowProps = ComboboxListProps & { option: ComboboxOption; index: number }

function Row({ id, option, index, active, chosen, onActive, onTake }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  const isActive = index === active

  useEffect(() => {
    if (isActive) keepInSight(row.current, row.current?.closest("[data-list]"))
  }, [isActive])

  return (
    // The keys are heard by the input, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={row}
      id={optionId(id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={option.value === chosen}
      aria-disabled={option.disabled}
      // Keeps the caret in the input while the row is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onActive(index)}
      onClick={() => onTake(option)}
      className={clsx(
        "flex min-h-11 items-center gap-2.5 rounded-paper py-2 pr-2.5 pl-3 text-15",
        option.disabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer",
        isActive && "bg-wall-2 forced-colors:outline-2",
        option.value === chosen && "font-semibold text-brand-text",
      )}
    >
      <span className="min-w-0 flex-1">
        {option.label}
        {option.hint && <span className="block text-13 font-normal text-ink-3">{option.hint}</span>}
      </span>
      {option.value === chosen && <Check aria-hidden size={18} strokeWidth={2.4} />}
    </div>
  )
}
