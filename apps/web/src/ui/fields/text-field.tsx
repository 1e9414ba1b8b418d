import clsx from "clsx"
import { X } from "lucide-react"
import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { bareInput, boxAround, boxButton, focusInput } from "./field-box.ts"
import { useFieldControl, type OwnProps } from "./field-context.ts"

export type TextFieldProps = Omit<ComponentProps<"input">, "size" | "prefix"> & {
  dense?: boolean | undefined
  icon?: ReactNode
  prefix?: ReactNode
  suffix?: ReactNode
  /** A control at the end of the box, such as the eye of a password. */
  action?: ReactNode
  clearable?: boolean | undefined
} & Pick<OwnProps, "problemId">

export function TextField(props: TextFieldProps) {
  const {
    dense,
    icon,
    prefix,
    suffix,
    action,
    clearable,
    className,
    placeholder,
    problemId: _,
    ...input
  } = props
  const control = useFieldControl(props)

  return (
    <div
      className={boxAround({ dense, className: clsx("group cursor-text", className) })}
      role="presentation"
      onMouseDown={focusInput}
    >
      {icon && <span className="ml-3.5 shrink-0 text-ink-2 [&>svg]:size-5">{icon}</span>}
      {prefix && <span className="ml-3.5 shrink-0 text-ink-2">{prefix}</span>}
      <input
        type="text"
        {...input}
        {...control}
        // A blank placeholder lets CSS alone decide whether there's something to clear.
        placeholder={placeholder ?? (clearable ? " " : undefined)}
        className={clsx(
          bareInput,
          icon || prefix ? "pl-0" : "pl-3.5",
          suffix || action || clearable ? "pr-0" : "pr-3.5",
        )}
      />
      {suffix && <span className="mr-3.5 shrink-0 text-ink-2">{suffix}</span>}
      {clearable && !input.disabled && !input.readOnly && <ClearButton />}
      {action && <span className="mr-1 shrink-0">{action}</span>}
    </div>
  )
}

function ClearButton() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      // Beside the keyboard's own ways to clear a field it would only be in the way, and the next space would press it.
      tabIndex={-1}
      aria-label={t("fields:clear")}
      onClick={clearInput}
      className={clsx(boxButton, "mr-1 [.group:has(input:placeholder-shown)_&]:hidden")}
    >
      <X aria-hidden size={18} strokeWidth={1.9} />
    </button>
  )
}

/** Clears the input the way typing would, so that both controlled and plain inputs notice. */
function clearInput(event: MouseEvent<HTMLButtonElement>) {
  const input = event.currentTarget.parentElement?.querySelector("input")
  if (!input) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "")
  input.dispatchEvent(new Event("input", { bubbles: true }))
  input.focus()
}
