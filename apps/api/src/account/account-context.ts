import type { Context } from "../platform/context.ts"
import type { Caller } from "../platform/caller.ts"
import type { Session } from "../platform/caller.ts"

/** What the /api/auth commands receive. */
export type VisitorContext = Pick<
  Context,
  "db" | "files" | "now" | "log" | "requestId" | "clientAddress" | "language" | "userAgent"
> & {
  uiUrl: string
  authSecret: string
  browser: SignUpBrowser
  /** As the operator has called it. */
  nameOfProvider: (id: string) => string
  secondStep: SecondStep
  /** Who is logged in, where an account isn't needed. */
  callerId: () => Promise<string | null>
}

/** What only the library knows. */
export interface SecondStep {
  /** Whose password was right and whose code is still to come, in this browser. */
  pendingUserId: () => Promise<string | null>
  codesLeft: (userId: string) => Promise<number>
}

/** What the caller's browser knows of a sign-up made in it. */
export interface SignUpBrowser {
  signUpId: string | null
  /** Someone is logged in here, or was. */
  hasSession: boolean
  remember: (signUpId: string) => void
  startSession: (token: string) => void
}

export type AccountContext = VisitorContext & { user: Caller; session: Session }
