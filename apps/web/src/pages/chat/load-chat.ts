import type { AuthState } from "../../session/auth-context.ts"
import type { RouterContext } from "../../session/router-context.ts"
import type { ChatSearch } from "../../conversation/chat-search.ts"
import { loadPanes } from "./panes-view.tsx"

type Context = RouterContext & { auth: AuthState }
export type Outcome = "here" | "missing" | "failed"

export interface ChatData {
  now: number
  list: Outcome
  thread: Outcome | null
}

/** Logged-in people get the list and the conversation without scripts; visitors don't load the code for either. */
export async function loadChat(context: Context, search: ChatSearch): Promise<ChatData> {
  const now = Date.now()
  if (!context.auth?.user) return { now, list: "missing", thread: null }
  const [{ prepareChat }] = await Promise.all([import("./prepare-chat.ts"), loadPanes()])
  return { now, ...(await prepareChat(context, search)) }
}
