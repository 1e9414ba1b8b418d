import { useEffect, useState } from "react"

const keyOf = (userId: string, conversationId: string) => `doable-chat-draft-${userId}-${conversationId}`

/** What was typed and not sent, kept by this browser for this person and this conversation. */
export function useDraft(userId: string, conversationId: string) {
  const key = keyOf(userId, conversationId)
  const [text, setText] = useState("")
  useEffect(() => {
    try {
      setText(localStorage.getItem(key) ?? "")
    } catch {
      // A browser that keeps nothing begins with nothing.
    }
  }, [key])

  const change = (next: string) => {
    setText(next)
    try {
      if (next === "") localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Typed is typed; it only does not outlive the page.
    }
  }
  return [text, change] as const
}
