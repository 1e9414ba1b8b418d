import type { Context } from "../context.ts"
import type { Caller } from "../caller.ts"
import type { Session } from "../caller.ts"

/** What the deeds behind /api/auth are given. */
export type VisitorContext = Pick<
  Context,
  "db" | "files" | "now" | "log" | "requestId" | "clientAddress" | "language" | "userAgent"
> & {
  uiUrl: string
}

export type AccountContext = VisitorContext & { user: Caller; session: Session }
