import { appointedKinds } from "@doable/domain/dashboard/actions"
import type { Locale } from "@doable/domain/locale"
import { leftText } from "../../i18n/time-left.ts"
import type { Translate } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import type { Action } from "./load-overview.ts"

type Say = { t: Translate; locale: Locale }

const day = 24 * 60 * 60_000

export interface Due {
  text: string
  /** Within a day, or past already. */
  isPressing: boolean
}

/** "4 days left", "planned for Thu, Nov 19, 6:00 PM"; null where nothing runs out. */
export function dueText(
  { kind, dueAt }: Pick<Action, "kind" | "dueAt">,
  now: number,
  { t, locale }: Say,
): Due | null {
  if (!dueAt) return null
  const left = Date.parse(dueAt) - now
  const isPressing = left < day
  if (appointedKinds.includes(kind)) {
    const date = startText(dueAt, locale)
    return { text: t(left < 0 ? "dashboard:due.was" : "dashboard:due.planned", { date }), isPressing }
  }
  if (left <= 0) return { text: t("dashboard:due.over"), isPressing }
  const span = leftText(Date.parse(dueAt), now, locale)
  return { text: t("dashboard:due.left", { left: span }), isPressing }
}
