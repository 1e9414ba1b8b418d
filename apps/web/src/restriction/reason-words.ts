import type { RestrictionReason } from "@doable/domain/restriction/kinds"
import type { Translate } from "../i18n/use-translation.ts"

export function reasonWords(reason: RestrictionReason, t: Translate): string {
  return reason === "own_faults" ? t("restriction:ownFaultsReason") : t(`report:reasons.${reason}`)
}
