import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { startText } from "../../../offer/offer-words.ts"
import { ClosesIn } from "./closes-in.tsx"
import { CloseTask } from "./close-task.tsx"
import { DeleteDraft } from "./delete-draft.tsx"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { ChooseDoer, ContinueDraft, Duplicate, Edit } from "../../../task/owner-links.tsx"
import { RepeatTask } from "../../../task/repeat-task.tsx"
import { ReopenLater } from "./reopen-later.tsx"
import { ShareButton } from "../../../blocks/share-button.tsx"

/** Where the owner's task stands, and what can be done with it now. */
export function OwnerPanel({ data }: { data: TaskPageData }) {
  const { t } = useTranslation()
  const { task, timers, now } = data
  const { own, status } = task
  const text = useStateText(data)
  const figures = own && status !== "draft" && status !== "held"
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t(`taskPage:owner.${status}.title`)}</h2>
      <p className="mt-1 text-ink-2">{text}</p>
      {status === "held" && own?.holdReason && (
        <p className="mt-2 text-14 text-ink-2">
          {t(`taskPage:owner.held.${own.holdReason}`)}{" "}
          {own.duplicateOfId && (
            <Link to="/tasks/$taskId" params={{ taskId: own.duplicateOfId }} className="link">
              {t("taskPage:owner.held.other")}
            </Link>
          )}
        </p>
      )}
      {own?.moderationNote && (
        <p className="mt-2 text-14 text-ink-2">{t("taskPage:owner.note", { note: own.moderationNote })}</p>
      )}
      <ClosesIn timers={timers} now={now} />
      {figures && (
        <p className="mt-2 text-13 text-ink-3">
          {t("taskPage:views", { count: own.viewCount })}
          {own.savedCount > 0 && `, ${t("taskPage:savedBy", { count: own.savedCount })}`}
        </p>
      )}
      <Actions data={data} />
    </Card>
  )
}

function useStateText({ task, timers }: TaskPageData): string {
  const { t, locale } = useTranslation()
  const reopen = timers.find(({ kind }) => kind === "reopen")
  if (reopen) return t("taskPage:owner.again", { date: startText(reopen.endsAt, locale) })
  if (task.status === "cancelled" || task.status === "expired") return t("taskPage:owner.notAgain")
  if (task.status !== "open") return t(`taskPage:owner.${task.status}.text`)
  return task.offerCount === 0
    ? t("taskPage:owner.open.none")
    : t("taskPage:owner.open.count", { count: task.offerCount })
}

const row = "mt-4 grid grid-cols-2 gap-2"
const wide = "col-span-2"

function Actions({ data }: { data: TaskPageData }) {
  const { task, timers } = data
  if (task.status === "draft") {
    return (
      <div className={row}>
        <ContinueDraft id={task.id} className={wide} />
        <DeleteDraft id={task.id} className={wide} />
      </div>
    )
  }
  if (task.status === "open") {
    return (
      <div className={row}>
        {task.offerCount > 0 && <ChooseDoer className={wide} />}
        <Edit id={task.id} />
        <ShareButton title={task.title} />
        <Duplicate id={task.id} className={wide} />
        <RepeatTask id={task.id} className={wide} />
        <CloseTask id={task.id} className={wide} />
      </div>
    )
  }
  return (
    <div className={row}>
      {task.status === "held" && <Edit id={task.id} className={wide} />}
      {timers.some(({ kind }) => kind === "reopen") && <ReopenLater data={data} className={wide} />}
      <Duplicate id={task.id} className={wide} />
      {task.status !== "removed" && <RepeatTask id={task.id} className={wide} />}
    </div>
  )
}
