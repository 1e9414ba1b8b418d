import { plainDay } from "../../blocks/text/market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"

interface State {
  isPaused: boolean
  nextDay: string | null
}

/** When the next one is: "Next: Mon 23 Nov". */
export function useRepeatText() {
  const { t, locale } = useTranslation()
  return ({ isPaused, nextDay }: State): string => {
    if (isPaused) return t("repeat:paused")
    return nextDay ? t("repeat:next", { day: plainDay(nextDay, locale) }) : t("repeat:starts")
  }
}
