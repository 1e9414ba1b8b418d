import { clsx } from "clsx"
import { Dialog as Radix } from "radix-ui"
import type { ComponentProps, ReactNode } from "react"
import { ModalClose, ModalFoot, ModalPanel, Scrim } from "./modal-parts.tsx"

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

const sides = {
  right: "inset-y-0 right-0 w-full sm:max-w-[420px] sm:rounded-l-dialog [--sheet-from:100%]",
  left: "inset-y-0 left-0 w-[min(320px,100%)] rounded-r-dialog [--sheet-from:-100%]",
  top: "inset-x-0 top-0 max-h-[85dvh] rounded-b-dialog [--sheet-from:0,-100%]",
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog [--sheet-from:0,100%]",
}

export type SheetSide = keyof typeof sides
export const sheetSides = Object.keys(sides) as SheetSide[]

interface SheetContentProps extends Omit<ComponentProps<typeof Radix.Content>, "title"> {
  side?: SheetSide
  title: ReactNode
  description?: ReactNode
  /** Stays in view while the content scrolls. */
  footer?: ReactNode
}

export function SheetContent({
  side = "right",
  title,
  description,
  footer,
  className,
  children,
  ...rest
}: SheetContentProps) {
  const handle = (
    <span aria-hidden="true" className="mx-auto my-2 h-1 w-10 flex-none rounded-full bg-line-2" />
  )

  return (
    <Radix.Portal>
      <Scrim />
      <ModalPanel
        isDescribed={Boolean(description)}
        {...rest}
        data-side={side}
        className={clsx(
          "fixed z-(--z-dialog)",
          "data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in",
          sides[side],
          className,
        )}
      >
        {side === "bottom" ? handle : null}
        <div className="flex items-start gap-3 pt-3 pr-3 pb-2 pl-6">
          <div className="min-w-0 flex-1 pt-2">
            <Radix.Title className="display text-d22">{title}</Radix.Title>
            {description ? (
              <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>
            ) : null}
          </div>
          <ModalClose />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
        {footer ? (
          <ModalFoot className="px-6 gap-2 border-t border-line pb-[max(16px,env(safe-area-inset-bottom))]">
            {footer}
          </ModalFoot>
        ) : null}
        {side === "top" ? handle : null}
      </ModalPanel>
    </Radix.Portal>
  )
}
