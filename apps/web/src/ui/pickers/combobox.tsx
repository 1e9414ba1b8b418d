import clsx from "clsx"
import { ChevronDown } from "lucide-react"
import { Popover } from "radix-ui"
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ComboboxList, optionId } from "./combobox-list.tsx"
import {
  nextIndex,
  useComboboxResults,
  type ComboboxOption,
  type ComboboxSource,
} from "./combobox-results.ts"
import { bareInput, boxAround, boxButton, focusInput } from "../fields/field-box.ts"
import { useFieldControl } from "../fields/field-context.ts"

type ComboboxProps = ComboboxSource & {
  value: ComboboxOption | null
  onValueChange: (option: ComboboxOption | null) => void
  /** What a typed text means when the field is left. Without it such a text is let go. */
  read?: (text: string) => ComboboxOption | null | Promise<ComboboxOption | null>
  /** A typed text that means nothing: it stays in sight, and the field around says why. */
  unread?: string | null
  onUnreadChange?: (text: string | null) => void
  placeholder?: string
  icon?: ReactNode
  dense?: boolean
  name?: string
  disabled?: boolean
  required?: boolean
  id?: string
  "aria-label"?: string
  className?: string
}

/** A text input with a list: type to narrow, arrows to move, Enter to take, Escape to leave as it was. */
export function Combobox({ value, options, load, filter, read, unread, ...props }: ComboboxProps) {
  const { t } = useTranslation()
  const control = useFieldControl(props)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const reading = useRef(0)
  const results = useComboboxResults({ options, load, filter }, query ?? unread ?? "", isOpen)
  const activeOption = results.list[active]

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActive(results.list.findIndex((option) => option.value === value?.value))
  }
  const close = () => {
    setOpen(false)
    setQuery(null)
    setActive(-1)
  }
  const take = (option: ComboboxOption) => {
    if (option.disabled) return
    reading.current++
    props.onUnreadChange?.(null)
    props.onValueChange(option)
    close()
  }
  /** The former choice isn't what was typed: until the text is read, nothing is chosen. */
  const leaveUnread = (text: string, meant: ReturnType<NonNullable<typeof read>>) => {
    if (meant && !(meant instanceof Promise)) return take(meant)
    const mine = ++reading.current
    props.onValueChange(null)
    props.onUnreadChange?.(text)
    void Promise.resolve(meant).then(
      (found) => found && mine === reading.current && take(found),
      () => null,
    )
  }
  const leave = () => {
    const text = query?.trim()
    if (text === "") {
      props.onUnreadChange?.(null)
      if (value) props.onValueChange(null)
    } else if (text && read && text !== value?.label) leaveUnread(text, read(text))
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      if (!isOpen) open()
      else setActive(nextIndex(results.list, active, event.key === "ArrowDown" ? 1 : -1))
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault()
      if (activeOption) take(activeOption)
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <div
          className={boxAround({ dense: props.dense, className: clsx("cursor-text", props.className) })}
          role="presentation"
          onMouseDown={focusInput}
        >
          {props.icon && <span className="ml-3.5 shrink-0 text-ink-2 [&>svg]:size-5">{props.icon}</span>}
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && activeOption ? optionId(listId, active) : undefined}
            aria-label={props["aria-label"]}
            aria-required={props.required}
            autoComplete="off"
            spellCheck={false}
            disabled={props.disabled}
            placeholder={props.placeholder}
            value={query ?? unread ?? value?.label ?? ""}
            onClick={open}
            onBlur={leave}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              reading.current++
              setQuery(event.currentTarget.value)
              setOpen(true)
              setActive(event.currentTarget.value.trim() ? 0 : -1)
            }}
            className={clsx(bareInput, props.icon ? "pl-0" : "pl-3.5")}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("fields:showOptions")}
            disabled={props.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus()
              if (isOpen) close()
              else open()
            }}
            className={clsx(boxButton, "mr-1")}
          >
            <ChevronDown aria-hidden size={20} strokeWidth={1.9} />
          </button>
        </div>
      </Popover.Anchor>
      {props.name && <input type="hidden" name={props.name} value={value?.value ?? ""} />}
      <ComboboxList
        id={listId}
        isOpen={isOpen}
        results={results}
        active={active}
        chosen={value?.value}
        onActive={setActive}
        onTake={take}
      />
    </Popover.Root>
  )
}
