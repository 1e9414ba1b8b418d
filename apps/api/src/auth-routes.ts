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
  setPasswordInput,
  signInInput,
  signUpInput,
  unlockInput,
  verifyBackupCodeInput,
  verifyEmailInput,
  verifyTotpInput,
} from "@doable/domain/account/input"
import {
  addPasskeyInput,
  deletePasskeyInput,
  renamePasskeyInput,
  usePasskeyInput,
} from "@doable/domain/account/ways-in/passkey"
import { callbackInput, unlinkInput, useProviderInput } from "@doable/domain/account/ways-in/provider"
import {
  appealByTokenInput,
  appealKeyInput,
  appealPlaceInput,
  appealSubmitInput,
} from "@doable/domain/restriction/input"
import { patchMeInput } from "@doable/domain/user/input"
import type { AccountContext, VisitorContext } from "./account/account-context.ts"
import { cancelEmailChange } from "./account/email-change/cancel-email-change.ts"
import { changeEmail } from "./account/email-change/change-email.ts"
import { confirmEmailChange } from "./account/email-change/confirm-email-change.ts"
import { deleteUser } from "./closure/delete-user.ts"
import { findEmailChange } from "./account/email-change/find-email-change.ts"
import { deletePasskey } from "./account/passkey/delete-passkey.ts"
import { unlinkAccount } from "./account/provider/unlink-account.ts"
import { listSessions } from "./account/sessions/list-sessions.ts"
import { requestPasswordReset } from "./account/password/request-password-reset.ts"
import { setFirstPassword } from "./account/password/set-first-password.ts"
import { requestVerification } from "./account/sign-up/request-verification.ts"
import { revokeOtherSessions, revokeSession, revokeSessions } from "./account/sessions/revoke-sessions.ts"
import { findWaysIn } from "./account/second-step/find-ways-in.ts"
import { cancelRemoval, requestRemoval } from "./account/second-step/removal.ts"
import { signUp } from "./account/sign-up/sign-up.ts"
import { requestUnlock, unlock } from "./account/sign-in/unlock.ts"
import { appealByToken, placeAppealFile, submitAppealFile } from "./restriction/appeal-restriction.ts"
import { readAppeal } from "./restriction/lead-to-appeal.ts"
import { updateUser } from "./contact/update-user.ts"
import { verifyEmail } from "./account/sign-up/verify-email.ts"

/**
 * `input`: what's passed on from the body or (GET) the query, so that the library never sees a foreign address.
 * `hashes`: computes a password hash, so it goes through the gate.
 * `recent`: only for someone who logged in within the last minutes.
 */
export type Call = { method: "GET" | "POST"; input?: z.ZodObject; hashes?: boolean; recent?: boolean }
/** Answered by our own command. `why`: what the library can't promise. */
export type OwnCall = Call & { why: string } & (
    | { access: "public"; action: (ctx: VisitorContext, input: never) => Promise<unknown> }
    | { access: "user"; action: (ctx: AccountContext, input: never) => Promise<unknown> }
  )

const why = {
  appeal: "the library knows nobody who may not come in",
  emailChange: "two mailboxes, single use, 72 hours to take back; the library's link can be replayed",
  resetLetter:
    "the library looks for the account first, which takes longer if there is one; the job that writes the email asks it",
  firstPassword: "the library has this for servers alone, not as a path",
  sessions: "the library hands real session tokens to scripts",
  signUp: "the library creates the account before the address is proven, and its link can be replayed",
  guard: "the library counts no wrong tries by email, so it locks nothing and has nothing to unlock",
  secondStep: "the library has no way back for someone without phone and codes",
  waysIn: "the last way in stays, decided in one transaction with the notice and the audit log",
  allWays: "the library has a list per kind, and its list of accounts names the provider's own ids",
  person:
    "the library writes what it's given: our rules for names and pictures, and the events, would be missing",
  leaving:
    "the library deletes the row, and with it what others share with this person: tasks, jobs, reviews",
}

/** The better-auth paths we offer, and a few of our own; all others answer 404. */
export const authPaths: Record<string, Call | OwnCall> = {
  "/appeal": open(appealByTokenInput, appealByToken, why.appeal),
  "/appeal/place-file": open(appealPlaceInput, placeAppealFile, why.appeal),
  "/appeal/read": open(appealKeyInput, readAppeal, why.appeal),
  "/appeal/submit-file": open(appealSubmitInput, submitAppealFile, why.appeal),
  "/callback/google": { method: "GET", input: callbackInput },
  "/callback/openid": { method: "GET", input: callbackInput },
  "/cancel-email-change": { method: "POST", access: "user", action: cancelEmailChange, why: why.emailChange },
  "/change-email": { ...mine(changeEmailInput, changeEmail, why.emailChange), recent: true },
  "/confirm-email-change": mine(confirmEmailChangeInput, confirmEmailChange, why.emailChange),
  "/delete-user": { ...mine(deleteUserInput, deleteUser, why.leaving), hashes: true },
  "/find-email-change": mine(findEmailChangeInput, findEmailChange, why.emailChange),
  "/get-session": { method: "GET" },
  "/link-social": { method: "POST", input: useProviderInput, recent: true },
  "/list-sessions": { method: "GET", access: "user", action: listSessions, why: why.sessions },
  "/passkey/delete-passkey": { ...mine(deletePasskeyInput, deletePasskey, why.waysIn), recent: true },
  "/passkey/generate-authenticate-options": { method: "GET" },
  "/passkey/generate-register-options": { method: "GET", recent: true },
  "/passkey/list-user-passkeys": { method: "GET" },
  "/passkey/update-passkey": { method: "POST", input: renamePasskeyInput },
  "/passkey/verify-authentication": { method: "POST", input: usePasskeyInput },
  "/passkey/verify-registration": { method: "POST", input: addPasskeyInput, recent: true },
  "/request-password-reset": open(requestPasswordResetInput, requestPasswordReset, why.resetLetter),
  "/request-unlock": open(requestUnlockInput, requestUnlock, why.guard),
  "/reset-password": { method: "POST", input: resetPasswordInput, hashes: true },
  "/revoke-other-sessions": {
    method: "POST",
    access: "user",
    action: revokeOtherSessions,
    why: why.sessions,
  },
  "/revoke-session": mine(revokeSessionInput, revokeSession, why.sessions),
  "/revoke-sessions": { method: "POST", access: "user", action: revokeSessions, why: why.sessions },
  "/send-verification-email": open(sendVerificationInput, requestVerification, why.signUp),
  "/set-password": {
    ...mine(setPasswordInput, setFirstPassword, why.firstPassword),
    hashes: true,
    recent: true,
  },
  "/sign-in/email": { method: "POST", input: signInInput, hashes: true },
  "/sign-in/social": { method: "POST", input: useProviderInput },
  "/sign-out": { method: "POST" },
  "/sign-up/email": { ...open(signUpInput, signUp, why.signUp), hashes: true },
  "/two-factor/cancel-removal": open(cancelRemovalInput, cancelRemoval, why.secondStep),
  "/two-factor/disable": { method: "POST", input: changeSecondStepInput, hashes: true, recent: true },
  "/two-factor/enable": { method: "POST", input: changeSecondStepInput, hashes: true, recent: true },
  "/two-factor/generate-backup-codes": {
    method: "POST",
    input: changeSecondStepInput,
    hashes: true,
    recent: true,
  },
  "/two-factor/request-removal": {
    method: "POST",
    access: "public",
    action: requestRemoval,
    why: why.secondStep,
  },
  "/two-factor/verify-backup-code": { method: "POST", input: verifyBackupCodeInput },
  "/two-factor/verify-totp": { method: "POST", input: verifyTotpInput },
  "/unlink-account": { ...mine(unlinkInput, unlinkAccount, why.waysIn), recent: true },
  "/unlock": open(unlockInput, unlock, why.guard),
  "/update-user": mine(patchMeInput, updateUser, why.person),
  "/verify-email": { ...open(verifyEmailInput, verifyEmail, why.signUp), method: "GET" },
  "/ways-in": { method: "GET", access: "user", action: findWaysIn, why: why.allWays },
}

export function isOwn(path: Call | OwnCall): path is OwnCall {
  return "action" in path
}

function open<T extends z.ZodObject>(
  input: T,
  action: (ctx: VisitorContext, input: z.infer<T>) => Promise<unknown>,
  reason: string,
): OwnCall {
  return { method: "POST", access: "public", input, action, why: reason }
}

function mine<T extends z.ZodObject>(
  input: T,
  action: (ctx: AccountContext, input: z.infer<T>) => Promise<unknown>,
  reason: string,
): OwnCall {
  return { method: "POST", access: "user", input, action, why: reason }
}
