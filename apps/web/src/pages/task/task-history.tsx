import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { TaskTimelineAnswer } from "../../session/answers/task-answers.ts"

/** What happened to the task, newest first. */
export function TaskHistory({ events }: { events: TaskTimelineAnswer["data"] }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <section className="mt-9">
      <h2 className="display text-d22">{t("taskPage:history.title")}</h2>
      <ol aria-label={t("taskPage:history.show")} className="mt-3">
        {events.toReversed().map((event) => (
          <li
            key={event.id}
            className="relative flex flex-wrap gap-x-4 border-l-2 border-line pb-4 pl-5 before:absolute before:top-1.5 before:-left-[6px] before:size-2.5 before:rounded-full before:bg-line-control first:before:bg-cta last:border-transparent last:pb-0"
          >
            <span className="font-semibold">{t(`taskPage:history.${event.type}`)}</span>
            <time dateTime={event.createdAt} className="text-14 text-ink-3">
              {date(event.createdAt, "long")}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
