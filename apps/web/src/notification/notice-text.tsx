import { UserText } from "../blocks/text/user-text.tsx"
import type { Notification } from "./notifications-query.ts"

type NoticeTextProps = { text: string; data: Notification["metadata"]["data"] }

/** A sentence of ours. The title of a task in it is its client's own, in a language that the notice doesn't know. */
export function NoticeText({ text, data: { title } }: NoticeTextProps) {
  const start = typeof title === "string" && title ? text.lastIndexOf(title) : -1
  if (typeof title !== "string" || start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <UserText lang={null}>{title}</UserText>
      {text.slice(start + title.length)}
    </>
  )
}
