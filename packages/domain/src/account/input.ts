import { z } from "zod"
import { referralCode } from "../user/referral.ts"
import { emailLength, passwordLength } from "../limits.ts"
import { locales } from "../locale.ts"
import { personName } from "../user/name-input.ts"
import { ownPath } from "./own-path.ts"
import { brokenPasswordRules, refusalOfRule } from "./password-rules.ts"
import { readRecoveryCode } from "./second-step.ts"

const email = z.string().max(emailLength.max).pipe(z.email())
const password = z.string().min(1).max(passwordLength.max)
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max)

export const signUpInput = z
  .object({
    name: personName.default(""),
    email,
    password: newPassword,
    locale: z.enum(locales).optional(),
    /** Where the person wanted to go. One that can't be kept is forgotten: no reason to refuse an account. */
    callbackURL: z.string().max(1000).regex(ownPath).optional().catch(undefined),
    /** The code of the link that the person came by. What isn't one is left out: no reason to refuse an account. */
    invitedBy: z.string().regex(referralCode).optional().catch(undefined),
  })
  .superRefine(({ password, ...owner }, context) => {
    // The length has been measured above, with its numbers in the answer.
    for (const rule of brokenPasswordRules(password, owner)) {
      if (rule !== "length")
        context.addIssue({ code: "custom", path: ["password"], message: refusalOfRule[rule] })
    }
  })
export type SignUp = z.infer<typeof signUpInput>

/** A password that exists already isn't measured: only its holder's hash decides. */
export const signInInput = z.object({
  email,
  password,
  rememberMe: z.boolean().optional(),
  /** The language of the page: a letter that confirms a sign-up comes in it. The account keeps its own. */
  locale: z.enum(locales).optional(),
})
export type SignIn = z.infer<typeof signInInput>

/** The sign-up whose letter is wanted, as its answer named it; without one the newest is meant. */
export const sendVerificationInput = z.object({ email, signUpId: z.uuid().optional() })
export type SendVerification = z.infer<typeof sendVerificationInput>

/** Of any length: a damaged link is told as such. */
export const verifyEmailInput = z.object({ token: z.string().catch("") })
export type VerifyEmail = z.infer<typeof verifyEmailInput>

const token = z.string().min(1).max(200)
/** Of an email's link; whether it is ours is asked where our address is known. */
const target = z.string().max(1000).optional()

export const requestPasswordResetInput = z.object({ email, redirectTo: target })
export type RequestPasswordReset = z.infer<typeof requestPasswordResetInput>

/** The rules that need the owner's name are asked when the link has told who that is. */
export const resetPasswordInput = z.object({ token, newPassword })
export type ResetPassword = z.infer<typeof resetPasswordInput>

/** Of someone who has none yet. */
export const setPasswordInput = z.object({ newPassword })
export type SetPassword = z.infer<typeof setPasswordInput>

export const revokeSessionInput = z.object({ token })
export type RevokeSession = z.infer<typeof revokeSessionInput>

/** Asks for the password again, so that someone who finds an unlocked phone can't delete the account. */
/** `userId`: whose account the page showed. Someone else may be logged in to this browser by now. */
export const deleteUserInput = z.object({
  password: password.optional(),
  userId: z.string().max(64).optional(),
})
export type DeleteUser = z.infer<typeof deleteUserInput>

/** The library asks for the password again before it changes the second step, if the person has one. */
export const changeSecondStepInput = z.object({ password: password.optional() })

const trustDevice = z.boolean().optional()
export const verifyTotpInput = z.object({ code: z.string().regex(/^\d{6}$/), trustDevice })
export type VerifyTotp = z.infer<typeof verifyTotpInput>

export const verifyBackupCodeInput = z.object({
  code: z.string().min(1).max(40).transform(readRecoveryCode),
  trustDevice,
})

/** With the token of a notice's link, or by someone who is logged in. */
export const cancelRemovalInput = z.object({ token: z.string().min(1).max(200).optional() })
export type CancelRemoval = z.infer<typeof cancelRemovalInput>

export const requestUnlockInput = z.object({ email })
export type RequestUnlock = z.infer<typeof requestUnlockInput>

export const unlockInput = z.object({ token })
export type Unlock = z.infer<typeof unlockInput>

export const changeEmailInput = z.object({ newEmail: email, callbackURL: target })
export type ChangeEmail = z.infer<typeof changeEmailInput>

export const confirmEmailChangeInput = z.object({ token })
export type ConfirmEmailChange = z.infer<typeof confirmEmailChangeInput>

/** With the token of an email's link, the answer also tells which address that link confirms. */
export const findEmailChangeInput = z.object({ token: token.optional() })
export type FindEmailChange = z.infer<typeof findEmailChangeInput>
