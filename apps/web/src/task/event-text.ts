import { changeKinds } from "@doable/domain/deal/change/status"
import type { Translate } from "../i18n/use-translation.ts"
import type { TaskTimelineAnswer } from "../session/answers/task-answers.ts"

type Event = Pick<TaskTimelineAnswer["data"][number], "type" | "data">

const answers = ["change_accepted", "change_rejected", "change_expired", "change_withdrawn"] as const

/** Why a dispute is ours to decide although nobody asked for that. */
const causes = ["no_reply", "no_agreement"] as const

/** What happened. Of a request also what it was about and what became of it; of an early end, how it came about. */
export function eventText({ type, data }: Event, t: Translate): string {
  const kind = changeKinds.find((one) => one === data["kind"])
  if (kind && type === "change_requested")
    return t("taskPage:history.request", {
      what: t(`taskPage:history.about.${kind}`),
      state: t("taskPage:history.requested"),
    })
  const answer = answers.find((one) => one === data["answer"])
  if (kind && answer && type === "change_answered")
    return t("taskPage:history.request", {
      what: t(`taskPage:history.about.${kind}`),
      state: t(`taskPage:history.answered.${answer}`),
    })
  if ((type === "reopened" || type === "cancelled") && data["reason"]) {
    const how = data["isSilent"] ? "silent" : data["isAgreed"] ? "agreed" : "alone"
    return t(`taskPage:history.${type === "reopened" ? "cancelledAndOpen" : "cancelledHow"}.${how}`)
  }
  const cause = causes.find((one) => one === data["cause"])
  if (cause && type === "dispute_escalated") return t(`taskPage:history.undecided.${cause}`)
  return t(`taskPage:history.${type}`)
}
