import type { Context } from "../context.ts"
import type { Caller, Session } from "./who-is-calling.ts"

/** What the deeds behind /api/auth are given. */
export type VisitorContext = Pick<
  Context,
  "db" | "files" | "now" | "log" | "requestId" | "clientAddress" | "language" | "userAgent"
> & {
  uiUrl: string
}

export type AccountContext = VisitorContext & { user: Caller; session: Session }
