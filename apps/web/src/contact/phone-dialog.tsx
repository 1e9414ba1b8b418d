import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "../i18n/use-translation.ts"
import { Dialog, DialogContent } from "../ui/overlays/dialog.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { ContactForm } from "./contact-form.tsx"
import { useContactsQuery } from "./contacts-query.ts"

/** Asks for a phone number over the page that needs one, so that nobody loses their place. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const contacts = useQuery(useContactsQuery())
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("contacts:phoneTitle")}
        description={t("contacts:hint")}
        // A toast is on top of the dialog: a click on it shouldn't close the dialog.
        onInteractOutside={(event) => event.preventDefault()}
      >
        {contacts.isPending ? (
          <SkeletonGroup label={t("contacts:loading")}>
            <Skeleton className="h-40" />
          </SkeletonGroup>
        ) : (
          <ContactForm before={null} all={contacts.data ?? []} type="phone" onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}
