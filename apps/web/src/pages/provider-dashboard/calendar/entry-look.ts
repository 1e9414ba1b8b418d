import { onTimeMinutes } from "@doable/domain/deal/limits"
import type { Translate } from "../../../i18n/use-translation.ts"
import type { Entry } from "./load-calendar.ts"

export const looks = ["job", "offer", "late", "done"] as const
export type Look = (typeof looks)[number]

const lateAfterMs = onTimeMinutes * 60 * 1000

/** Late is a job that has an hour, and that nobody has started by then, or whose changes are still to be made. */
export function lookOf(
  { kind, status, scheduledAt, isRework }: Pick<Entry, "kind" | "status" | "scheduledAt" | "isRework">,
  now: number,
): Look {
  const isOpen = status === "assigned" || isRework
  const isLate = kind === "job" && isOpen && Date.parse(scheduledAt) + lateAfterMs < now
  return isLate ? "late" : kind
}

/** What is said of an entry after its hour and title. */
export function saidOf({ isRework }: Pick<Entry, "isRework">, look: Look, t: Translate): string | null {
  if (isRework) return t("provider-dashboard:board.rework")
  return look === "job" ? null : t(`provider-dashboard:month.said.${look}`)
}

export const chipLook: Record<Look, string> = {
  job: "bg-brand-soft text-brand-text",
  offer: "bg-paper inset-ring-[1.5px] inset-ring-line-control text-ink-2",
  late: "bg-apricot-soft text-apricot-text",
  done: "bg-wall-2 text-ink-2",
}

/** On phones a day has room for dots alone. */
export const dotLook: Record<Look, string> = {
  job: "bg-brand",
  offer: "inset-ring-2 inset-ring-line-control",
  late: "bg-cta",
  done: "bg-line-control",
}
