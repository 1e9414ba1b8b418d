import { Link } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import { useTranslation, type Translate } from "../../../i18n/use-translation.ts"
import { chipOfTask } from "../../../task/task-status.ts"
import { drawingOf } from "../../../category/drawing-of.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import { StatusChip } from "../../../ui/data/status-chip.tsx"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { aboutOf, nameOf } from "../../../conversation/person-name.ts"
import { canChangeJob, ThreadMenu } from "./thread-menu.tsx"

/** The other person and the topic. On a phone the person has their own line, with the way back. */
export function ThreadHeader({ conversation }: { conversation: Conversation }) {
  const { task } = conversation
  return (
    <header className="flex-none">
      <PersonLine conversation={conversation} isAlone={task === null} />
      {task && <TaskLine conversation={conversation} task={task} />}
    </header>
  )
}

function PersonLine({ conversation, isAlone }: { conversation: Conversation; isAlone: boolean }) {
  const { t } = useTranslation()
  const { other } = conversation
  return (
    <div
      className={`flex h-16 items-center gap-2.5 border-line-2 pr-2 pl-1 max-md:border-b md:h-19 md:border-b md:pr-8 md:pl-7 ${isAlone ? "" : "md:hidden"}`}
    >
      <Button asChild variant="ghost" size="icon" className="md:hidden">
        <Link to="/chat" search={(search) => ({ ...search, c: undefined })} aria-label={t("chat:back")}>
          <ArrowLeft size={24} strokeWidth={1.9} aria-hidden="true" />
        </Link>
      </Button>
      <Avatar name={nameOf(conversation, t)} image={other.image} />
      <div className="min-w-0 flex-1">
        <PersonName conversation={conversation} className="block truncate font-semibold" />
        <p className="truncate text-13 text-ink-2">{subtitleOf(conversation, t)}</p>
      </div>
      <ThreadMenu conversation={conversation} />
    </div>
  )
}

/** The other one, seen from the reader; on a wide page what they talk about stands in its own line, if it is shown. */
function subtitleOf(conversation: Conversation, t: Translate): string {
  const { isCustomer, topic, isTaskHidden } = conversation
  const about = topic || isTaskHidden ? aboutOf(conversation, t) : null
  return about ?? t(isCustomer ? "chat:doer" : "chat:client")
}

type TaskLineProps = { conversation: Conversation; task: NonNullable<Conversation["task"]> }

function TaskLine({ conversation, task }: TaskLineProps) {
  const { t } = useTranslation()
  const drawing = drawingOf(task.category)
  const canChange = canChangeJob(conversation)
  return (
    <div data-cat={drawing.name} className="chat-task">
      <Illustration {...drawing} inherit className="chat-task-picture" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 max-md:hidden">
          <StatusChip status={chipOfTask(task)} dense />
          <PersonName conversation={conversation} className="truncate text-14" />
        </p>
        <Link
          to="/tasks/$taskId"
          params={{ taskId: task.id }}
          preload={false}
          lang={task.lang}
          className="mt-0.5 line-clamp-2 display text-[16px]/5 hover:underline md:text-d22"
        >
          {task.title}
        </Link>
      </div>
      <div className="flex items-center gap-2 max-md:hidden">
        <Button asChild variant="outline" className="max-xl:hidden">
          <Link
            to="/tasks/$taskId"
            params={{ taskId: task.id }}
            hash={canChange ? "exits" : undefined}
            preload={false}
          >
            {t(canChange ? "chat:changeJob" : "chat:openTask")}
          </Link>
        </Button>
        <ThreadMenu conversation={conversation} />
      </div>
    </div>
  )
}

function PersonName({ conversation, className }: { conversation: Conversation; className: string }) {
  const { t } = useTranslation()
  const { profileId } = conversation.other
  const name = nameOf(conversation, t)
  if (!profileId) return <span className={className}>{name}</span>
  return (
    <Link
      to="/providers/$providerId"
      params={{ providerId: profileId }}
      preload={false}
      className={`${className} underline-offset-3 hover:underline`}
    >
      {name}
    </Link>
  )
}
