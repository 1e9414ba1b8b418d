import { clsx } from "clsx"
import { Dialog as Radix } from "radix-ui"
import type { ComponentProps, ReactNode } from "react"
import { ModalClose, ModalFoot, ModalPanel, Scrim } from "./modal-parts.tsx"

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

const card = "m-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] rounded-dialog"
const sheetOnPhone =
  "max-md:mt-auto max-md:max-h-[92dvh] max-md:w-full max-md:rounded-t-dialog md:m-auto md:max-h-[calc(100dvh-48px)] md:w-[calc(100vw-48px)] md:rounded-dialog"
const fullOnPhone =
  "max-md:size-full md:m-auto md:max-h-[min(760px,calc(100dvh-48px))] md:w-[calc(100vw-48px)] md:rounded-dialog"

/** On a phone the small one stays a card, the next two come up as a bottom sheet, the largest fills the screen. */
const sizes = {
  sm: clsx(card, "max-w-[420px]"),
  md: clsx(sheetOnPhone, "md:max-w-[560px]"),
  lg: clsx(sheetOnPhone, "md:max-w-[720px]"),
  xl: clsx(fullOnPhone, "md:max-w-[1092px]"),
}

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, "title"> {
  title: ReactNode
  /** The title is read out but not shown, because the content has its own. */
  hideTitle?: boolean
  description?: ReactNode
  size?: keyof typeof sizes
  /** Buttons at the foot; they stay in view while the content scrolls. */
  footer?: ReactNode
  closeButton?: boolean
}

export function DialogContent({
  title,
  hideTitle = false,
  description,
  size = "md",
  footer,
  closeButton = true,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const side = size === "sm" ? "px-6" : "px-4 md:px-6"
  return (
    <Radix.Portal>
      <Scrim />
      <div className="pointer-events-none fixed inset-0 z-(--z-dialog) flex">
        <ModalPanel
          isDescribed={Boolean(description)}
          {...rest}
          className={clsx(
            "pointer-events-auto relative min-w-0",
            "data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in",
            sizes[size],
            className,
          )}
        >
          <div className={hideTitle ? "sr-only" : clsx("pt-6 pb-1.5", side, closeButton && "pr-16")}>
            <Radix.Title className="display text-d22 wrap-anywhere">{title}</Radix.Title>
            {description ? (
              <Radix.Description className="mt-1.5 wrap-anywhere text-ink-2">{description}</Radix.Description>
            ) : null}
          </div>
          {children === undefined ? null : (
            <div
              className={clsx(
                // A field that takes the focus brings its label and its problem along.
                "scroll-edges min-h-0 flex-1 scroll-pt-12 scroll-pb-16 overflow-y-auto",
                !hideTitle && clsx("pt-2 pb-6", side),
              )}
            >
              {children}
            </div>
          )}
          {footer ? (
            <ModalFoot className={clsx("justify-end gap-3 pb-[max(24px,env(safe-area-inset-bottom))]", side)}>
              {footer}
            </ModalFoot>
          ) : null}
          {/* Above whatever stays in place while the content scrolls. */}
          {closeButton ? <ModalClose className="absolute top-3.5 right-3.5 z-2" /> : null}
        </ModalPanel>
      </div>
    </Radix.Portal>
  )
}
