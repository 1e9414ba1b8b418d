import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { TaskTimelineAnswer } from "../../session/answers/task-answers.ts"
import { useAuth } from "../../session/use-auth.ts"
import { eventText } from "../../task/event-text.ts"

type Event = TaskTimelineAnswer["data"][number]

/** What happened to the task and who did it, newest first. */
export function TaskHistory({ events }: { events: Event[] }) {
  const { t } = useTranslation()
  const date = useDate()
  const me = useAuth()?.user?.id
  return (
    <section className="mt-9">
      <h2 className="display text-d22">{t("taskPage:history.title")}</h2>
      <ol aria-label={t("taskPage:history.show")} className="mt-3">
        {events.toReversed().map((event) => (
          <li
            key={event.id}
            className="relative flex flex-wrap gap-x-4 border-l-2 border-line pb-4 pl-5 before:absolute before:top-1.5 before:-left-[6px] before:size-2.5 before:rounded-full before:bg-line-control first:before:bg-cta last:border-transparent last:pb-0"
          >
            <span className="font-semibold wrap-anywhere">{eventText(event, t)}</span>
            <span className="text-14 text-ink-3">
              {event.actor && (
                <>
                  {event.actor.id === me ? t("taskPage:history.you") : event.actor.name || t("offer:gone")}{" "}
                  ·{" "}
                </>
              )}
              <time dateTime={event.createdAt}>{date(event.createdAt, "long")}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
