import clsx from "clsx"
import { Check, ChevronDown, ChevronUp } from "lucide-react"
import { Select as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { boxItself } from "../fields/field-box.ts"
import { floating } from "../overlays/floating.ts"
import { useFieldControl, useFieldLabelId } from "../fields/field-context.ts"
import { flatOptions, isGroup, type SelectItems, type SelectOption } from "./select-options.ts"
import { styleNonce } from "../overlays/style-nonce.ts"

type SelectProps<V extends string> = {
  options: SelectItems<V>
  /** null shows the placeholder; leave out to let the select keep its own value. */
  value?: V | null
  defaultValue?: V
  onValueChange?: (value: V) => void
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

/** Type-ahead forgets after 1 s and the scroll buttons repeat every 50 ms: both are Radix's own. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { options, value, defaultValue, onValueChange, name, disabled, required } = props
  const { t } = useTranslation()
  const control = useFieldControl(props)
  const labelId = useFieldLabelId()
  const all = flatOptions(options)
  const chosen = all.find((option) => option.value === value)

  return (
    <Radix.Root
      {...(value === undefined ? {} : { value: value ?? "" })}
      defaultValue={defaultValue}
      onValueChange={(next) => onValueChange?.(next as V)}
      name={name}
      disabled={disabled}
      required={required}
    >
      <Radix.Trigger
        {...control}
        aria-label={props["aria-label"]}
        aria-labelledby={props["aria-label"] ? undefined : labelId}
        className={boxItself({
          dense: props.dense,
          className: clsx(
            "group cursor-pointer px-3.5 text-left data-[placeholder]:text-ink-3",
            props.className,
          ),
        })}
      >
        {props.icon && <span className="shrink-0 text-ink-2 [&>svg]:size-5">{props.icon}</span>}
        <span className="min-w-0 flex-1 truncate">
          {/* The chosen words are given here, because Radix itself knows them only once scripts run. */}
          <Radix.Value placeholder={props.placeholder ?? t("fields:choose")}>{chosen?.label}</Radix.Value>
        </span>
        <Radix.Icon asChild>
          <ChevronDown
            size={20}
            strokeWidth={1.9}
            className="shrink-0 text-ink-2 transition-transform duration-(--m-fast) group-data-[state=open]:rotate-180"
          />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={8}
          collisionPadding={8}
          className={clsx(
            floating,
            "max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-48 overflow-hidden",
          )}
        >
          <ScrollButton part={Radix.ScrollUpButton} icon={ChevronUp} />
          <Radix.Viewport nonce={styleNonce()} className="max-h-90 p-1.5">
            {options.map((item) =>
              isGroup(item) ? (
                <Radix.Group key={item.label}>
                  <Radix.Label className="px-3 pt-2.5 pb-1 text-13 font-semibold text-ink-3">
                    {item.label}
                  </Radix.Label>
                  {item.options.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </Radix.Group>
              ) : (
                <Option key={item.value} option={item} />
              ),
            )}
          </Radix.Viewport>
          <ScrollButton part={Radix.ScrollDownButton} icon={ChevronDown} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Option({ option }: { option: SelectOption }) {
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabled ?? false}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-paper py-2 pr-2.5 pl-3 text-15 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-wall-2 data-[state=checked]:font-semibold data-[state=checked]:text-brand-text forced-colors:data-highlighted:outline-2"
    >
      <span className="min-w-0 flex-1">
        <Radix.ItemText>{option.label}</Radix.ItemText>
        {option.hint && <span className="block text-13 font-normal text-ink-3">{option.hint}</span>}
      </span>
      <Radix.ItemIndicator className="shrink-0">
        <Check aria-hidden size={18} strokeWidth={2.4} />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}

type ScrollButtonProps = { part: typeof Radix.ScrollUpButton; icon: typeof ChevronUp }

function ScrollButton({ part: Part, icon: Icon }: ScrollButtonProps) {
  return (
    <Part className="grid h-8 cursor-default place-items-center bg-paper text-ink-2">
      <Icon aria-hidden size={18} strokeWidth={1.9} />
    </Part>
  )
}
