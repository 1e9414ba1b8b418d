import { useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../layout/button.tsx"
import type { ConfirmRequest } from "./confirm.ts"
import { Dialog, DialogContent } from "./dialog.tsx"

export function ConfirmDialog({ request: { options, answer } }: { request: ConfirmRequest }) {
  const { t } = useTranslation()
  const cancel = useRef<HTMLButtonElement>(null)

  return (
    <Dialog open onOpenChange={(open) => !open && answer(false)}>
      <DialogContent
        role="alertdialog"
        size="sm"
        closeButton={false}
        {...options.contentProps}
        title={options.title ?? t("ui:confirmTitle")}
        description={options.description}
        onOpenAutoFocus={(event) => {
          options.contentProps?.onOpenAutoFocus?.(event)
          if (event.defaultPrevented) return
          event.preventDefault()
          // What can't be undone must not be one press of Enter away.
          cancel.current?.focus()
        }}
        footer={
          <>
            <Button variant="ghost" {...options.cancelButtonProps} ref={cancel} onClick={() => answer(false)}>
              {options.cancelText ?? t("ui:cancel")}
            </Button>
            <Button {...options.confirmButtonProps} onClick={() => answer(true)}>
              {options.confirmText ?? t("ui:confirm")}
            </Button>
          </>
        }
      >
        {options.children}
      </DialogContent>
    </Dialog>
  )
}
