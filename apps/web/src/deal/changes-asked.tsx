import { clsx } from "clsx"
import { revisionRounds } from "@doable/domain/deal/limits"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Work } from "./work.ts"

/** What should still change, while nothing newer was handed over. */
export function ChangesAsked({ work, className }: { work: Work; className?: string }) {
  const { t } = useTranslation()
  const { hire, side, name } = work
  const text = hire.reports.at(-1)?.changesText
  if (!text) return null
  return (
    <section className={clsx("rounded-control bg-warn-soft px-4 py-3 text-warn-text", className)}>
      <p className="flex flex-wrap justify-between gap-x-3 text-14 font-semibold">
        {side === "owner" ? t("work:changes.byOwner") : t("work:changes.toDoer", { name })}
        <span className="font-normal">
          {t("work:changes.round", { round: hire.revisionRound, rounds: revisionRounds })}
        </span>
      </p>
      <p lang="" className="mt-1 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </section>
  )
}
