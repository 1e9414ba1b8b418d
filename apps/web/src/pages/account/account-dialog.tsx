import { useTranslation } from "../../i18n/use-translation.ts"
import { Dialog, DialogContent } from "../../ui/overlays/dialog.tsx"
import { AccountFrame } from "./account-frame.tsx"
import type { AccountSection } from "../../account/account-sections.ts"

interface AccountDialogProps {
  section: AccountSection
  page: number
  onClose: () => void
}

export function AccountDialog({ section, page, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="xl"
        title={t("account:title")}
        hideTitle
        className="md:h-[min(760px,calc(100dvh-48px))]"
        // Focus doesn't go to the first button: nothing has been chosen yet.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          ;(event.currentTarget as HTMLElement | null)?.focus()
        }}
        // A toast or a confirmation is on top of the dialog: a click on it shouldn't close the dialog.
        onInteractOutside={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        <AccountFrame section={section} page={page} place="dialog" />
      </DialogContent>
    </Dialog>
  )
}
