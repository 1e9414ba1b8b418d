import { phoneText } from "@doable/domain/contact/phone-countries"
import { useQuery } from "@tanstack/react-query"
import { Check, Plus } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Chip } from "../ui/data/chip.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { AddPhone } from "./add-phone.tsx"
import { useContactsQuery } from "./contacts-query.ts"

/** The person's verified number, or the way to add one. */
export function OwnPhone() {
  const { t } = useTranslation()
  const contacts = useQuery(useContactsQuery())
  if (contacts.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11 w-48" />
      </SkeletonGroup>
    )
  }
  const phones = contacts.data?.filter(({ type, isVerified }) => type === "phone" && isVerified) ?? []
  const phone = phones.find(({ isPrimary }) => isPrimary) ?? phones[0]
  if (!phone) {
    return <AddPhone button={{ variant: "secondary", icon: Plus }}>{t("contacts:addPhone")}</AddPhone>
  }
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-2.5 font-medium">
      {phoneText(phone.value)}
      <Chip tone="ok" icon={Check} dense>
        {t("contacts:verified")}
      </Chip>
    </p>
  )
}
