import type { Context } from "../context.ts"
import type { Caller, Session } from "./who-is-calling.ts"

/** What the deeds behind /api/auth are given. */
export type VisitorContext = Pick<Context, "db" | "files" | "now" | "log" | "clientAddress" | "language"> & {
  uiUrl: string
  userAgent: string | null
}

export type AccountContext = VisitorContext & { user: Caller; session: Session }
