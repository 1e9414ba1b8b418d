import { useQuery } from "@tanstack/react-query"
import { Plus, RotateCw } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { FieldError } from "../ui/fields/field.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { ContactItem } from "./contact-item.tsx"
import { useContactsQuery } from "./contacts-query.ts"
import { LazyContactForm } from "./lazy-contact-form.tsx"

/** The list; one of its entries at most, or a new one, is being edited in place. */
export function ContactsSection() {
  const { t } = useTranslation()
  const contacts = useQuery(useContactsQuery())
  const [edited, setEdited] = useState<string | null>(null)
  const close = () => setEdited(null)

  if (contacts.isPending) {
    return (
      <SkeletonGroup label={t("contacts:loading")} className="grid gap-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  }
  if (contacts.isError) {
    return (
      <div role="alert">
        <FieldError>{t("contacts:loadFailed")}</FieldError>
        <Button
          variant="outline"
          size="sm"
          icon={RotateCw}
          className="mt-3"
          pending={contacts.isFetching}
          onClick={() => void contacts.refetch()}
        >
          {t("ui:tryAgain")}
        </Button>
      </div>
    )
  }
  const all = contacts.data
  return (
    <>
      {all.length === 0 && edited === null && (
        <p className="mb-3 text-14 text-ink-2">{t("contacts:empty")}</p>
      )}
      <ul className="divide-y divide-line">
        {all.map((contact) => (
          <li key={contact.id} className="py-3 first:pt-0">
            {edited === contact.id ? (
              <LazyContactForm before={contact} all={all} onClose={close} />
            ) : (
              <ContactItem contact={contact} onEdit={() => setEdited(contact.id)} />
            )}
          </li>
        ))}
      </ul>
      {edited === "new" ? (
        <LazyContactForm before={null} all={all} onClose={close} />
      ) : (
        <Button variant="secondary" icon={Plus} onClick={() => setEdited("new")}>
          {t("contacts:add")}
        </Button>
      )}
    </>
  )
}
