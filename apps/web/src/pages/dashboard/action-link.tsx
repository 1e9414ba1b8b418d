import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { ActionKind } from "@doable/domain/dashboard/actions"
import type { TaskTab } from "../task/task-tab.ts"
import type { Action } from "./load-overview.ts"

const onCompletionPage: readonly ActionKind[] = [
  "confirm_completion",
  "make_changes",
  "finish_work",
  "write_review",
]
const tabs: Partial<Record<ActionKind, TaskTab>> = { choose_offer: "offers", answer_question: "questions" }
const hashes: Partial<Record<ActionKind, string>> = {
  reconfirm_offer: "my-offer",
  answer_invite: "my-invite",
}

/** To the very place where it is done. */
export function ActionLink({ action, children }: { action: Action; children: ReactNode }) {
  const { kind, taskId, assignmentId } = action
  const className = "font-semibold wrap-anywhere after:absolute after:inset-0"
  const tab = tabs[kind]
  const hash = hashes[kind]
  if (onCompletionPage.includes(kind)) {
    return (
      <Link
        to="/tasks/$taskId/complete"
        params={{ taskId }}
        {...(kind === "write_review" && assignmentId && { search: { hire: assignmentId } })}
        className={className}
      >
        {children}
      </Link>
    )
  }
  return (
    <Link
      to="/tasks/$taskId"
      params={{ taskId }}
      {...(tab && { search: { tab } })}
      {...(hash && { hash })}
      className={className}
    >
      {children}
    </Link>
  )
}
