import type { z } from "zod"
import {
  changeEmailInput,
  confirmEmailChangeInput,
  deleteUserInput,
  requestPasswordResetInput,
  requestUnlockInput,
  resetPasswordInput,
  revokeSessionInput,
  sendVerificationInput,
  signInInput,
  signUpInput,
  unlockInput,
} from "@doable/domain/account/input"
import { patchMeInput } from "@doable/domain/user/input"
import type { AccountContext, VisitorContext } from "./account-context.ts"
import { changeEmail } from "./change-email.ts"
import { confirmEmailChange } from "./confirm-email-change.ts"
import { deleteUser } from "./delete-user.ts"
import { listSessions } from "./list-sessions.ts"
import { requestPasswordReset } from "./request-password-reset.ts"
import { resetPassword } from "./reset-password.ts"
import { revokeOtherSessions, revokeSession, revokeSessions } from "./revoke-sessions.ts"
import { requestUnlock, unlock } from "./unlock.ts"
import { updateUser } from "./update-user.ts"

/**
 * `input` (body) and `query`: all that goes on, so that the library never sees an address to send people to.
 * `hashes`: computes a password hash, so it passes the gate.
 */
type Call = { method: "GET" | "POST"; input?: z.ZodObject; query?: string[]; hashes?: boolean }
/** Answered by a deed of ours, where the library does less than we promise. */
export type OwnCall = Call &
  (
    | { access: "public"; deed: (ctx: VisitorContext, input: never) => Promise<unknown> }
    | { access: "user"; deed: (ctx: AccountContext, input: never) => Promise<unknown> }
  )

/** The paths of better-auth that exist here, and the few of ours beside them; all others answer 404. */
export const authPaths: Record<string, Call | OwnCall> = {
  "/change-email": mine(changeEmailInput, changeEmail),
  "/confirm-email-change": mine(confirmEmailChangeInput, confirmEmailChange),
  "/delete-user": { ...mine(deleteUserInput, deleteUser), hashes: true },
  "/get-session": { method: "GET" },
  "/list-sessions": { method: "GET", access: "user", deed: listSessions },
  "/request-password-reset": open(requestPasswordResetInput, requestPasswordReset),
  "/request-unlock": open(requestUnlockInput, requestUnlock),
  "/reset-password": { ...open(resetPasswordInput, resetPassword), hashes: true },
  "/revoke-other-sessions": { method: "POST", access: "user", deed: revokeOtherSessions },
  "/revoke-session": mine(revokeSessionInput, revokeSession),
  "/revoke-sessions": { method: "POST", access: "user", deed: revokeSessions },
  "/send-verification-email": { method: "POST", input: sendVerificationInput },
  "/sign-in/email": { method: "POST", input: signInInput, hashes: true },
  "/sign-out": { method: "POST" },
  "/sign-up/email": { method: "POST", input: signUpInput, hashes: true },
  "/unlock": open(unlockInput, unlock),
  "/update-user": mine(patchMeInput, updateUser),
  "/verify-email": { method: "GET", query: ["token"] },
}

export function isOwn(path: Call | OwnCall): path is OwnCall {
  return "deed" in path
}

function open<T extends z.ZodObject>(
  input: T,
  deed: (ctx: VisitorContext, input: z.infer<T>) => Promise<unknown>,
): OwnCall {
  return { method: "POST", access: "public", input, deed }
}

function mine<T extends z.ZodObject>(
  input: T,
  deed: (ctx: AccountContext, input: z.infer<T>) => Promise<unknown>,
): OwnCall {
  return { method: "POST", access: "user", input, deed }
}
