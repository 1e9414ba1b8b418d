import type { Context } from "../platform/context.ts"
import type { Caller } from "../platform/caller.ts"
import type { Session } from "../platform/caller.ts"

/** What the /api/auth commands receive. */
export type VisitorContext = Pick<
  Context,
  "db" | "files" | "now" | "log" | "requestId" | "clientAddress" | "language" | "userAgent"
> & {
  uiUrl: string
}

export type AccountContext = VisitorContext & { user: Caller; session: Session }
