import { clsx } from "clsx"
import { Popover as Radix } from "radix-ui"
import type { ComponentProps } from "react"
import { floating, floatingMoves } from "./floating.ts"

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

/** Give it an `aria-label` or `aria-labelledby`: it is a dialog that doesn't block the page. */
export function PopoverContent({ className, sideOffset = 8, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={sideOffset}
        collisionPadding={8}
        {...rest}
        className={clsx(
          floating,
          floatingMoves,
          "max-h-(--radix-popover-content-available-height) w-[320px] overflow-y-auto p-4",
          className,
        )}
      />
    </Radix.Portal>
  )
}
