import { Info } from "lucide-react"
import { useId } from "react"
import { matchWeights } from "@doable/domain/task/ranking"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { TaskCardData } from "../task-answers.ts"

type Task = Pick<TaskCardData, "title" | "why">

/** The reasons for a task's place in the order. The browser opens and closes the note: no script is needed. */
export function WhyHere({ task: { title, why } }: { task: Task }) {
  const { t, locale } = useTranslation()
  const id = `why-${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`
  if (why.length === 0) return null
  const percent = new Intl.NumberFormat(locale, { style: "percent" })
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("task:why.title", { title })}
        title={t("task:why.button")}
        style={{ ["anchorName" as string]: `--${id}` }}
        className="why-here"
      >
        <Info size={16} strokeWidth={1.9} aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t("task:why.title", { title })}
        style={{ ["positionAnchor" as string]: `--${id}` }}
        className="why-note"
      >
        <p className="font-semibold">{t("task:why.button")}</p>
        <ul className="mt-1.5 list-disc pl-5 text-14 text-ink-2">
          {why.map((reason) => (
            <li key={reason}>{t(`tasks:whyReason.${reason}`)}</li>
          ))}
        </ul>
        <p className="mt-2.5 text-13 text-ink-3">
          {t("tasks:whyWeights", {
            category: percent.format(matchWeights.category),
            near: percent.format(matchWeights.near),
            language: percent.format(matchWeights.language),
            fresh: percent.format(matchWeights.fresh),
            room: percent.format(matchWeights.room),
            owner: percent.format(matchWeights.owner),
          })}
        </p>
      </div>
    </>
  )
}
