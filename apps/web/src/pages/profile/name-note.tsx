import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "../../i18n/use-translation.ts"
import { BadgeGoes } from "../../provider/badge-goes.tsx"
import { useApi } from "../../session/use-api.ts"

/** Warns a verified doer that changing the name costs the badge. */
export function NameNote({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const { data: profile } = useQuery({
    queryKey: ["my-checked-name", userId],
    queryFn: () => ask((api) => api.provider.getMy.query()),
  })
  if (!profile?.own?.checked) return null
  const { companyName, idno, checked } = profile.own
  return (
    <BadgeGoes
      checked={checked}
      shown={{ kind: profile.kind, companyName, idno, userName: name }}
      words={(known) => t("account:personal.badgeGoes", { name: known })}
    />
  )
}
