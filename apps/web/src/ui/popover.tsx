import { clsx } from "clsx"
import { Popover as Radix } from "radix-ui"
import type { ComponentProps } from "react"

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

/** Give it an `aria-label` or `aria-labelledby`: it is a dialog that does not block the page. */
export function PopoverContent({ className, sideOffset = 8, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={sideOffset}
        collisionPadding={8}
        {...rest}
        className={clsx(
          "z-(--z-popover) max-h-(--radix-popover-content-available-height) w-[320px] max-w-[calc(100vw-16px)] overflow-y-auto rounded-panel bg-paper p-4 text-ink shadow-pop outline-none",
          "data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
          className,
        )}
      />
    </Radix.Portal>
  )
}
