import type { Locale } from "@doable/domain/locale"
import { numberFormat } from "@doable/words/format"
import type { Translate } from "@doable/words/translator"
import { useTranslation } from "./use-translation.ts"

/**
 * "1 character", "2,000 characters": what `{{characters}}` stands for in a text about a limit, so that the noun agrees
 * with any number. Russian has it in the genitive, as after «не больше» and «до».
 */
export function characters({ t, locale }: { t: Translate; locale: Locale }, count: number): string {
  return t("common:characters", { count, number: numberFormat(locale).format(count) })
}

export function useCharacters() {
  const say = useTranslation()
  return (count: number) => characters(say, count)
}
