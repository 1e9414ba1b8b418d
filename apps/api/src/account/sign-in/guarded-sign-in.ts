import type { Context as HonoContext } from "hono"
import type { SignIn } from "@doable/domain/account/input"
import { guardedAttempt, type Attempt } from "../guarded-attempt.ts"
import { keepingSession } from "../second-step/keeping-session.ts"
import { requestVerification } from "../sign-up/request-verification.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"

type Told = { code?: string; token?: string; twoFactorRedirect?: boolean }

/** better-auth's login with a guard in front that counts by email, whether or not it has an account. */
export function guardedSignIn(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  { email, locale }: SignIn,
  ask: () => Promise<Response>,
) {
  return guardedAttempt(c, deps, email, {
    tooLate: () => wrong(c),
    ask: async (trier): Promise<Attempt> => {
      const response = await ask()
      const { code, token, twoFactorRedirect } = (await response.clone().json()) as Told
      if (response.status === 401 || code === "EMAIL_NOT_VERIFIED") {
        await requestVerification({ db: deps.db, language: locale ?? null }, trier, "verification-at-sign-in")
        return { came: "wrong", response: wrong(c) }
      }
      if (twoFactorRedirect) return { came: "neither", response: keepingSession(response, deps) }
      if (!response.ok) return { came: "neither", response }
      return token ? { came: "in", sessionId: token, response } : { came: "neither", response: wrong(c) }
    },
  })
}

/**
 * Also for the right password of an unconfirmed address: anyone can choose that password by signing up, and would
 * learn whether the address had an account before. Every attempt requests the email, and the job that writes it checks
 * whether one is due.
 */
function wrong(c: HonoContext<ApiEnv>) {
  return c.json({ message: "Invalid email or password", code: "INVALID_EMAIL_OR_PASSWORD" }, 401)
}
