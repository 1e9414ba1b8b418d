import { z } from "zod"
import { emailLength, passwordLength, userNameLength } from "../limits.ts"
import { locales } from "../locale.ts"
import { brokenPasswordRules } from "./password-rules.ts"

const email = z.string().max(emailLength.max).pipe(z.email())
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max)

/** A path of our own, without what browsers or the auth library read as another host. */
const ownPath = /^\/(?![/\\])(?![^?#]*%(?:2f|5c))[^\\\p{Cc}]*$/iu

export const signUpInput = z
  .object({
    name: z.string().trim().max(userNameLength.max).default(""),
    email,
    password: newPassword,
    locale: z.enum(locales).optional(),
    /** Where the person wanted to go. One that cannot be kept is forgotten: no reason to refuse an account. */
    callbackURL: z.string().max(1000).regex(ownPath).optional().catch(undefined),
  })
  .superRefine(({ password, ...owner }, context) => {
    // The length has been measured above, with its numbers in the answer.
    for (const rule of brokenPasswordRules(password, owner)) {
      if (rule !== "length") context.addIssue({ code: "custom", path: ["password"], message: rule })
    }
  })
export type SignUp = z.infer<typeof signUpInput>

/** A password that exists already is not measured: only its holder's hash decides. */
export const signInInput = z.object({
  email,
  password: z.string().min(1).max(passwordLength.max),
  rememberMe: z.boolean().optional(),
})
export type SignIn = z.infer<typeof signInInput>

export const sendVerificationInput = z.object({ email })
