import { clsx } from "clsx"
import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { useRef, useState } from "react"
import type { ComponentProps, ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { isTouch } from "../focus/is-touch.ts"
import "./style-nonce.ts"

/** What lies over the page while a dialog or a sheet is open, and over the one from which it was opened. */
export function Scrim() {
  return (
    <Radix.Overlay className="fixed inset-0 z-(--z-dialog) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
  )
}

interface ModalPanelProps extends ComponentProps<typeof Radix.Content> {
  isDescribed: boolean
}

/** The panel itself: what had the focus before gets it back. */
export function ModalPanel({
  isDescribed,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onSubmit,
  ...rest
}: ModalPanelProps) {
  const { remember, giveBack } = useReturnFocus()
  return (
    <Radix.Content
      {...(isDescribed ? {} : { "aria-describedby": undefined })}
      {...rest}
      onOpenAutoFocus={(event) => {
        remember()
        if (isTouch()) focusPanel(event)
        else onOpenAutoFocus?.(event)
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        if (!event.defaultPrevented) giveBack(event)
      }}
      // React hands events on to the parent in its tree: a form opened from within another would submit both.
      onSubmit={(event) => {
        event.stopPropagation()
        onSubmit?.(event)
      }}
      className={clsx("flex flex-col overflow-hidden bg-paper shadow-dialog outline-none", className)}
    />
  )
}

/** Not its first field: nobody has read yet what the keyboard would cover. */
function focusPanel(event: Event) {
  event.preventDefault()
  ;(event.currentTarget as HTMLElement | null)?.focus()
}

export function ModalClose({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <Radix.Close
      aria-label={t("ui:close")}
      className={clsx(
        "grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-wall-2 hover:text-ink",
        className,
      )}
    >
      <X size={20} strokeWidth={1.9} aria-hidden="true" />
    </Radix.Close>
  )
}

/** Buttons that stay in view while the content scrolls. Toasts look for it and keep out of its way. */
export function ModalFoot({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div data-modal-foot className={clsx("flex flex-wrap pt-3.5", className)}>
      {children}
    </div>
  )
}

/**
 * Radix gives the focus back to a trigger. A dialog opened by code has none, so the element that had the
 * focus is remembered; of a menu, which is gone by then, the button that opened it. If a field of the dialog
 * takes the focus before Radix does, nobody asks: then it's what had the focus when the dialog was first drawn.
 */
function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const [before] = useState(() => (typeof document === "undefined" ? null : document.activeElement))
  return {
    remember: () => {
      opener.current ??= menuButtonOf(document.activeElement) ?? document.activeElement
    },
    giveBack: (event: Event) => {
      const target = opener.current ?? before
      opener.current = null
      if (!(target instanceof HTMLElement) || !target.isConnected || target === document.body) return
      event.preventDefault()
      target.focus()
    },
  }
}

function menuButtonOf(element: Element | null) {
  const labelledBy = element?.closest("[role=menu]")?.getAttribute("aria-labelledby")
  return labelledBy ? document.getElementById(labelledBy) : null
}
