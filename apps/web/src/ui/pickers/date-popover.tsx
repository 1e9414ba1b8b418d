import clsx from "clsx"
import { Popover } from "radix-ui"
import type { RefObject } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Calendar, type CalendarProps } from "./calendar.tsx"
import { floating } from "../overlays/floating.ts"

type DatePopoverProps = Omit<CalendarProps, "takesFocus" | "className"> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What it hangs on. */
  field: RefObject<HTMLElement | null>
  /** What opens and closes it, and has the focus again afterwards. */
  trigger: RefObject<HTMLElement | null>
}

/** The calendar of a date field. */
export function DatePopover({ isOpen, onOpenChange, field, trigger, ...calendar }: DatePopoverProps) {
  const { t } = useTranslation()
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={field as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label={t("fields:openCalendar")}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // Its own press closes it: closed before, that press would open it again.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) trigger.current?.focus()
          }}
          className={clsx(floating, "w-85")}
        >
          <Calendar takesFocus {...calendar} className="border-transparent!" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
