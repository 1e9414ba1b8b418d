import type { Locale } from "@doable/domain/locale"
import type { Key } from "@doable/words/keys"
import type { Translate } from "../../i18n/use-translation.ts"
import type { Currency } from "../../ui/fields/money-text.ts"
import { sumText } from "../create-provider/fields/sum-text.ts"
import type { ServiceProblem } from "./service-form.ts"

export function serviceProblemWords(
  { code, min, max }: ServiceProblem,
  currency: Currency,
  say: { t: Translate; locale: Locale },
): string {
  const isMoney = code.startsWith("amount_")
  const bound = (value: number | undefined) => {
    if (value === undefined) return ""
    return isMoney ? sumText(value, currency, say) : value
  }
  const words = say.t(`provider-manage:serviceProblem.${code}` as Key, {
    min: bound(min),
    max: bound(max),
    count: min ?? max,
  })
  return words === `serviceProblem.${code}` ? say.t("provider-manage:serviceProblem.unknown") : words
}
