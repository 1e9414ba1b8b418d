import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { firstName } from "../../offer/offer-words.ts"
import type { TaskTimelineAnswer } from "../../session/answers/task-answers.ts"
import { eventText } from "../../task/event-text.ts"
import type { DisputeView } from "./dispute-view.ts"

interface DisputeTimelineProps {
  events: TaskTimelineAnswer["data"]
  view: DisputeView
}

/** What the two did since the hire, the newest first. */
export function DisputeTimeline({ events, view: { me } }: DisputeTimelineProps) {
  const { t } = useTranslation()
  const date = useDate()
  if (events.length === 0) return null
  const who = (actor: (typeof events)[number]["actor"]) =>
    actor && (actor.id === me.id ? t("dispute:you") : firstName(actor.name))
  return (
    <section>
      <h2 className="display text-d22">{t("dispute:timeline")}</h2>
      <ol aria-label={t("dispute:timeline")} className="mt-3">
        {events.toReversed().map((event) => (
          <li
            key={event.id}
            className="relative flex flex-wrap gap-x-3 border-l-2 border-line pb-4 pl-5 before:absolute before:top-1.5 before:-left-[6px] before:size-2.5 before:rounded-full before:bg-line-control first:before:bg-cta last:border-transparent last:pb-0"
          >
            <span className="font-semibold">{eventText(event, t)}</span>
            {event.actor && <span className="text-14 text-ink-2">{who(event.actor)}</span>}
            <time dateTime={event.createdAt} className="text-14 text-ink-3">
              {date(event.createdAt, "long")}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
