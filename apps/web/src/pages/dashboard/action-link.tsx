import type { ActionKind } from "@doable/domain/dashboard/actions"
import { Link } from "@tanstack/react-router"
import type { ComponentProps } from "react"
import type { TaskTab } from "../task/task-tab.ts"
import type { Action } from "./load-overview.ts"

const onCompletionPage: readonly ActionKind[] = [
  "confirm_completion",
  "make_changes",
  "finish_work",
  "write_review",
]
const onDisputePage: readonly ActionKind[] = ["reply_dispute", "answer_proposal"]
const tabs: Partial<Record<ActionKind, TaskTab>> = { choose_offer: "offers", answer_question: "questions" }
const hashes: Partial<Record<ActionKind, string>> = {
  reconfirm_offer: "my-offer",
  answer_counter: "my-offer",
  answer_invite: "my-invite",
  answer_request: "requests",
}

interface ActionLinkProps extends Omit<ComponentProps<"a">, "href"> {
  action: Action
}

/** To the very place where it is done. */
export function ActionLink({ action, ...rest }: ActionLinkProps) {
  const { kind, taskId, assignmentId } = action
  const tab = tabs[kind]
  const hash = hashes[kind]
  if (onCompletionPage.includes(kind)) {
    return (
      <Link
        to="/tasks/$taskId/complete"
        params={{ taskId }}
        {...(kind === "write_review" && assignmentId && { search: { hire: assignmentId } })}
        {...rest}
      />
    )
  }
  if (onDisputePage.includes(kind)) {
    return <Link to="/tasks/$taskId/dispute" params={{ taskId }} {...rest} />
  }
  if (kind === "post_next") {
    return <Link to="/tasks/create" search={{ draft: taskId, step: "check" }} {...rest} />
  }
  return (
    <Link
      to="/tasks/$taskId"
      params={{ taskId }}
      {...(tab && { search: { tab } })}
      {...(hash && { hash })}
      {...rest}
    />
  )
}
