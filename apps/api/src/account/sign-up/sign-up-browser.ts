import { linkMinutes } from "@doable/domain/account/links"
import type { SignUpBrowser } from "../account-context.ts"
import { cookiesOf, readCookie, sessionSeconds, signToken, verifiedToken } from "../session-cookie.ts"

interface Asked {
  config: { serverUrl: string; cookieDomain?: string | undefined; authSecret: string }
  cookies: string | null
  setCookie: (line: string) => void
}

/** Before the id in what is signed, so that no other signed cookie of ours fits here. */
const purpose = "sign-up:"

/**
 * The browser that signed up carries a signed cookie with that sign-up's id. If it also follows the email's link, the
 * same person has the mailbox and has just chosen the password, so they need not type it again.
 */
export function signUpBrowser({ config, cookies, setCookie }: Asked): SignUpBrowser {
  const { names, attributes } = cookiesOf(config)
  const secret = config.authSecret
  const kept = readCookie(cookies, names.signUp)
  const token = kept === null ? null : verifiedToken(kept, secret)
  return {
    signUpId: token?.startsWith(purpose) ? token.slice(purpose.length) : null,
    hasSession: readCookie(cookies, names.session) !== null,
    remember: (signUpId) => {
      const value = signToken(purpose + signUpId, secret)
      setCookie(`${names.signUp}=${value}; Max-Age=${linkMinutes.verification * 60}; ${attributes.device}`)
    },
    startSession: (session) => {
      setCookie(`${names.signUp}=; Max-Age=0; ${attributes.device}`)
      setCookie(
        `${names.session}=${signToken(session, secret)}; Max-Age=${sessionSeconds}; ${attributes.session}`,
      )
    },
  }
}
