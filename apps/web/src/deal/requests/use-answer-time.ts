import { spanText } from "@doable/words/format"
import { useState } from "react"
import { changeAnswerHours } from "@doable/domain/deal/change/limits"
import type { Locale } from "@doable/domain/locale"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"

const hourMs = 60 * 60 * 1000
type Kind = keyof typeof changeAnswerHours

/** "72 hours". */
export function answerTimeText(kind: Kind, locale: Locale): string {
  return spanText(changeAnswerHours[kind], "hour", locale)
}

/** How long the other person has to answer a request sent now, and until when. Counted again each time a form opens. */
export function useAnswerTime(kind: Kind) {
  const { locale } = useTranslation()
  const [opened] = useState(() => Date.now())
  const end = opened + changeAnswerHours[kind] * hourMs
  return {
    hours: answerTimeText(kind, locale),
    date: startText(new Date(end).toISOString(), locale),
    end,
  }
}
