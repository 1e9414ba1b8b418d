import { z } from "zod"
import { emailLength, passwordLength, userNameLength } from "../limits.ts"
import { locales } from "../locale.ts"

const email = z.string().max(emailLength.max).pipe(z.email())
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max)

export const signUpInput = z.object({
  name: z.string().trim().min(1).max(userNameLength.max),
  email,
  password: newPassword,
  locale: z.enum(locales).optional(),
})
export type SignUp = z.infer<typeof signUpInput>

/** A password that exists already is not measured: only its holder's hash decides. */
export const signInInput = z.object({
  email,
  password: z.string().min(1).max(passwordLength.max),
  rememberMe: z.boolean().optional(),
})
export type SignIn = z.infer<typeof signInInput>
