import { phoneText } from "@doable/domain/contact/phone-countries"
import { whyCannotDelete, type ContactType } from "@doable/domain/contact/rules"
import { useMutation } from "@tanstack/react-query"
import { AtSign, Check, Ellipsis, Phone, Share2, type LucideIcon } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Chip } from "../ui/data/chip.tsx"
import { confirm } from "../ui/overlays/confirm.ts"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"
import type { Contact } from "./contacts-query.ts"
import { useContactsChanged } from "./use-contacts-changed.ts"
import { lazy } from "../ui/code/lazy.tsx"

/** Opens with the press that asked for it: most visits to the list never need its code. */
const ContactMenu = lazy(() =>
  import("./contact-menu.tsx").then((module) => ({ default: module.ContactMenu })),
)

const pictures: Record<ContactType, LucideIcon> = { phone: Phone, email: AtSign, socialNetwork: Share2 }

export function ContactItem({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const { t } = useTranslation()
  const Picture = pictures[contact.type]
  const { setPrimary, remove, isPending } = useContactActions(contact)
  const [isMenuWanted, setMenuWanted] = useState(false)
  const shown = shownValue(contact)
  const button = {
    variant: "ghost",
    size: "icon",
    icon: Ellipsis,
    "aria-label": t("contacts:actions", { value: shown }),
  } as const
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-control bg-wall-2 text-ink-2"
      >
        <Picture size={20} strokeWidth={1.9} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{shown}</p>
        <p className="mt-0.5 flex flex-wrap gap-1.5 empty:hidden">
          {contact.isVerified && (
            <Chip tone="ok" icon={Check} dense>
              {t("contacts:verified")}
            </Chip>
          )}
          {contact.isPrimary && <Chip dense>{t("contacts:primary")}</Chip>}
        </p>
      </div>
      {isMenuWanted ? (
        <Suspense fallback={<Button {...button} pending />}>
          <ContactMenu
            button={button}
            isPrimary={contact.isPrimary}
            isPending={isPending}
            onSetPrimary={() => setPrimary()}
            onEdit={onEdit}
            onDelete={() => void remove()}
          />
        </Suspense>
      ) : (
        <Button {...button} aria-haspopup="menu" onClick={() => setMenuWanted(true)} />
      )}
    </div>
  )
}

const shownValue = ({ type, value }: Contact) => (type === "phone" ? phoneText(value) : value)

function useContactActions(contact: Contact) {
  const { t } = useTranslation()
  const ask = useApi()
  const refresh = useContactsChanged()
  const { id } = contact

  const primary = useMutation({
    mutationFn: () => ask((api) => api.contact.update.mutate({ id, payload: { isPrimary: true } })),
    onSuccess: () => void toast.success(t("contacts:updated")),
    onSettled: refresh,
    meta: { failure: "contacts:updateFailed" },
  })
  const removal = useMutation({
    mutationFn: () => ask((api) => api.contact.delete.mutate({ id })),
    onSuccess: () => void toast.success(t("contacts:deleted")),
    onSettled: refresh,
    meta: { failure: "contacts:deleteFailed" },
  })

  const remove = async () => {
    const whyNot = whyCannotDelete(contact)
    if (whyNot) {
      toast.error(t("contacts:deleteFailed"), { description: t(`refusal:${whyNot}`) })
      return
    }
    const isSure = await confirm({
      description: t("contacts:askDelete", { value: shownValue(contact) }),
      confirmText: t("contacts:delete"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) removal.mutate()
  }
  return { setPrimary: primary.mutate, remove, isPending: primary.isPending || removal.isPending }
}
