import { matchWeights } from "@doable/domain/task/ranking"
import { useTranslation } from "../../i18n/use-translation.ts"
import { WhyNote } from "../../blocks/list-page/why-note.tsx"
import type { TaskCardData } from "../../session/answers/task-answers.ts"

/** The reasons for a task's place in the order. */
export function WhyHere({ task: { title, why } }: { task: Pick<TaskCardData, "title" | "why"> }) {
  const { t, locale } = useTranslation()
  const percent = new Intl.NumberFormat(locale, { style: "percent" })
  return (
    <WhyNote
      question={t("task:why.button")}
      about={t("task:why.title", { title })}
      reasons={why.map((reason) => t(`tasks:whyReason.${reason}`))}
      weights={t("tasks:whyWeights", {
        category: percent.format(matchWeights.category),
        near: percent.format(matchWeights.near),
        language: percent.format(matchWeights.language),
        fresh: percent.format(matchWeights.fresh),
        room: percent.format(matchWeights.room),
        owner: percent.format(matchWeights.owner),
      })}
    />
  )
}
