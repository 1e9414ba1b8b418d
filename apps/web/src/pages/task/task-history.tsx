import { useDate } from "../../i18n/use-date.ts"
import { useTranslation, type Translate } from "../../i18n/use-translation.ts"
import type { TaskTimelineAnswer } from "../../session/answers/task-answers.ts"
import { useAuth } from "../../session/use-auth.ts"

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
            <span className="font-semibold wrap-anywhere">{textOf(event, t)}</span>
            <span className="text-14 text-ink-3">
              {event.actor && <>{event.actor.id === me ? t("taskPage:history.you") : event.actor.name} · </>}
              <time dateTime={event.createdAt}>{date(event.createdAt, "long")}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const kinds = ["price", "schedule", "scope", "cancel"] as const
const answers = ["change_accepted", "change_rejected", "change_expired", "change_withdrawn"] as const

/** Of a request also what it was about and what became of it, as far as the row says so. */
function textOf({ type, data }: Event, t: Translate): string {
  const kind = kinds.find((one) => one === data["kind"])
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
  return t(`taskPage:history.${type}`)
}
