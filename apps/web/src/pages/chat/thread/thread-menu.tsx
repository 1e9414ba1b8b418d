import { Link } from "@tanstack/react-router"
import { Ban, CalendarSync, ClipboardList, EllipsisVertical, UserRound } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { closePopover, HeaderPopover } from "../../../ui/overlays/header-popover.tsx"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { ReportButton } from "../../../report/report-button.tsx"
import { useBlock } from "../../../conversation/use-block.ts"

const icon = { size: 18, strokeWidth: 1.9, "aria-hidden": true } as const

/** While the two work together and can write to each other. */
export function canChangeJob({ task, agreement, closedBecause }: Conversation): boolean {
  const isOn = task?.status === "assigned" || task?.status === "in_progress"
  return isOn && agreement !== null && !closedBecause
}

/** A panel that the browser opens on its own. */
export function ThreadMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const { task, other, kind } = conversation
  if (kind === "support" && !other.profileId) return null
  return (
    <HeaderPopover
      label={t("chat:moreActions")}
      triggerClassName="grid size-11 flex-none place-items-center hover:bg-wall-2"
      trigger={<EllipsisVertical size={22} strokeWidth={1.9} aria-hidden="true" />}
    >
      {task && (
        <Link to="/tasks/$taskId" params={{ taskId: task.id }} preload={false} className="item">
          <ClipboardList {...icon} />
          {t("chat:openTask")}
        </Link>
      )}
      {task && canChangeJob(conversation) && (
        <Link to="/tasks/$taskId" params={{ taskId: task.id }} hash="exits" preload={false} className="item">
          <CalendarSync {...icon} />
          {t("chat:changeJob")}
        </Link>
      )}
      {other.profileId && (
        <Link
          to="/providers/$providerId"
          params={{ providerId: other.profileId }}
          preload={false}
          className="item"
        >
          <UserRound {...icon} />
          {t("chat:openProfile")}
        </Link>
      )}
      {other.id && kind !== "support" && !other.hasLeft && (
        <>
          <ReportButton
            target={{ targetType: "user", targetId: other.id, conversationId: conversation.id }}
            about={{ name: other.name, text: "" }}
            label={t("ui:reportPerson")}
            className="scripted item"
            onOpen={closePopover}
          />
          <BlockItem userId={other.id} conversation={conversation} />
        </>
      )}
    </HeaderPopover>
  )
}

function BlockItem({ userId, conversation }: { userId: string; conversation: Conversation }) {
  const { t } = useTranslation()
  const block = useBlock(userId, conversation)
  return (
    <button
      type="button"
      className="item text-danger-text"
      onClick={(event) => {
        closePopover(event)
        void block()
      }}
    >
      <Ban {...icon} />
      {t(conversation.isBlockedByMe ? "chat:block.undo" : "chat:block.action")}
    </button>
  )
}
