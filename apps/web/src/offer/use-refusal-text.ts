import type { Refusal } from "@doable/domain/refusal"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useLimit } from "../session/use-auth.ts"

/** Why not, and for someone whose account is limited: until when. */
export function useRefusalText() {
  const { t } = useTranslation()
  const date = useDate()
  const until = useLimit()?.until
  return (reason: Refusal): string =>
    reason === "user_limited" && until
      ? t("restriction:refusedUntil", { date: date(until, "long") })
      : t(`refusal:${reason}`)
}
