import type { z } from "zod"
import {
  cancelRemovalInput,
  changeEmailInput,
  changeSecondStepInput,
  confirmEmailChangeInput,
  deleteUserInput,
  findEmailChangeInput,
  requestPasswordResetInput,
  requestUnlockInput,
  resetPasswordInput,
  revokeSessionInput,
  sendVerificationInput,
  signInInput,
  signUpInput,
  unlockInput,
  verifyBackupCodeInput,
  verifyEmailInput,
  verifyTotpInput,
} from "@doable/domain/account/input"
import { patchMeInput } from "@doable/domain/user/input"
import type { AccountContext, VisitorContext } from "./account/account-context.ts"
import { cancelEmailChange } from "./account/email-change/cancel-email-change.ts"
import { changeEmail } from "./account/email-change/change-email.ts"
import { confirmEmailChange } from "./account/email-change/confirm-email-change.ts"
import { deleteUser } from "./closure/delete-user.ts"
import { findEmailChange } from "./account/email-change/find-email-change.ts"
import { listSessions } from "./account/sessions/list-sessions.ts"
import { requestPasswordReset } from "./account/password/request-password-reset.ts"
import { requestVerification } from "./account/sign-up/request-verification.ts"
import { resetPassword } from "./account/password/reset-password.ts"
import { revokeOtherSessions, revokeSession, revokeSessions } from "./account/sessions/revoke-sessions.ts"
import { findWaysIn } from "./account/second-step/find-ways-in.ts"
import { cancelRemoval, requestRemoval } from "./account/second-step/removal.ts"
import { signUp } from "./account/sign-up/sign-up.ts"
import { requestUnlock, unlock } from "./account/sign-in/unlock.ts"
import { updateUser } from "./contact/update-user.ts"
import { verifyEmail } from "./account/sign-up/verify-email.ts"

/**
 * `input`: what's passed on from the body or (GET) the query, so that the library never sees a foreign address.
 * `hashes`: computes a password hash, so it goes through the gate.
 * `recent`: only for someone who logged in within the last minutes.
 */
export type Call = { method: "GET" | "POST"; input?: z.ZodObject; hashes?: boolean; recent?: boolean }
/** Answered by our own command, where the library does less than we promise. */
export type OwnCall = Call &
  (
    | { access: "public"; action: (ctx: VisitorContext, input: never) => Promise<unknown> }
    | { access: "user"; action: (ctx: AccountContext, input: never) => Promise<unknown> }
  )

/** The better-auth paths we offer, and a few of our own; all others answer 404. */
export const authPaths: Record<string, Call | OwnCall> = {
  "/cancel-email-change": { method: "POST", access: "user", action: cancelEmailChange },
  "/change-email": { ...mine(changeEmailInput, changeEmail), recent: true },
  "/confirm-email-change": mine(confirmEmailChangeInput, confirmEmailChange),
  "/delete-user": { ...mine(deleteUserInput, deleteUser), hashes: true },
  "/find-email-change": mine(findEmailChangeInput, findEmailChange),
  "/get-session": { method: "GET" },
  "/list-sessions": { method: "GET", access: "user", action: listSessions },
  "/request-password-reset": open(requestPasswordResetInput, requestPasswordReset),
  "/request-unlock": open(requestUnlockInput, requestUnlock),
  "/reset-password": { ...open(resetPasswordInput, resetPassword), hashes: true },
  "/revoke-other-sessions": { method: "POST", access: "user", action: revokeOtherSessions },
  "/revoke-session": mine(revokeSessionInput, revokeSession),
  "/revoke-sessions": { method: "POST", access: "user", action: revokeSessions },
  "/send-verification-email": open(sendVerificationInput, requestVerification),
  "/sign-in/email": { method: "POST", input: signInInput, hashes: true },
  "/sign-out": { method: "POST" },
  "/sign-up/email": { ...open(signUpInput, signUp), hashes: true },
  "/two-factor/cancel-removal": open(cancelRemovalInput, cancelRemoval),
  "/two-factor/disable": { method: "POST", input: changeSecondStepInput, hashes: true, recent: true },
  "/two-factor/enable": { method: "POST", input: changeSecondStepInput, hashes: true, recent: true },
  "/two-factor/generate-backup-codes": {
    method: "POST",
    input: changeSecondStepInput,
    hashes: true,
    recent: true,
  },
  "/two-factor/request-removal": { method: "POST", access: "public", action: requestRemoval },
  "/two-factor/verify-backup-code": { method: "POST", input: verifyBackupCodeInput },
  "/two-factor/verify-totp": { method: "POST", input: verifyTotpInput },
  "/unlock": open(unlockInput, unlock),
  "/update-user": mine(patchMeInput, updateUser),
  "/verify-email": { ...open(verifyEmailInput, verifyEmail), method: "GET" },
  "/ways-in": { method: "GET", access: "user", action: findWaysIn },
}

export function isOwn(path: Call | OwnCall): path is OwnCall {
  return "action" in path
}

function open<T extends z.ZodObject>(
  input: T,
  action: (ctx: VisitorContext, input: z.infer<T>) => Promise<unknown>,
): OwnCall {
  return { method: "POST", access: "public", input, action }
}

function mine<T extends z.ZodObject>(
  input: T,
  action: (ctx: AccountContext, input: z.infer<T>) => Promise<unknown>,
): OwnCall {
  return { method: "POST", access: "user", input, action }
}
