import { createHmac, timingSafeEqual } from "node:crypto"
import { keptDays } from "@doable/domain/user/retention"
import { secretsOf } from "../platform/settings/derive-key.ts"

export const sessionSeconds = keptDays.session * 24 * 60 * 60
/** However much a session is used, then one logs in again. */
export const longestSessionSeconds = keptDays.sessionAtMost * 24 * 60 * 60
/** A session in use is renewed at most once a day. */
export const renewAfterSeconds = 24 * 60 * 60

type Settings = { serverUrl: string; cookieDomain?: string | undefined }

/**
 * The __Host- prefix makes browsers refuse a cookie from a neighbouring host or without https. The session's can't have
 * it where the web and the API are on two hosts and share it; __Secure- still asks for https.
 */
export function cookiesOf({ serverUrl, cookieDomain }: Settings) {
  const https = serverUrl.startsWith("https:")
  const [ours, shared] = https ? ["__Host-", "__Secure-"] : ["", ""]
  const secure = https ? "; Secure" : ""
  return {
    names: {
      session: `${cookieDomain ? shared : ours}doable.session`,
      dontRemember: `${ours}doable.dont_remember`,
      device: `${ours}doable.device`,
      signUp: `${ours}doable.sign_up`,
      secondStep: `${ours}doable.second_step`,
      trusted: `${ours}doable.trusted`,
      passkey: `${ours}doable.passkey`,
      providerState: `${ours}doable.provider_state`,
    },
    attributes: {
      session: `${cookieDomain ? `Domain=${cookieDomain}; ` : ""}Path=/; HttpOnly; SameSite=Lax${secure}`,
      device: `Path=/; HttpOnly; SameSite=Lax${secure}`,
    },
  }
}

/** better-auth's format: the token, a dot, its HMAC-SHA-256 in base64, all of it URI-encoded. */
export function signToken(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${signatureOf(token, secretsOf(secret)[0])}`)
}

export function verifiedToken(cookieValue: string, secret: string): string | null {
  const dot = cookieValue.lastIndexOf(".")
  if (dot < 1) return null
  const token = cookieValue.slice(0, dot)
  const given = Buffer.from(cookieValue.slice(dot + 1))
  const isSigned = secretsOf(secret).some((one) => {
    const right = Buffer.from(signatureOf(token, one))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return isSigned ? token : null
}

/** The library knows only the current secret: what an older one has signed is signed again on its way there. */
export function withCurrentSignatures(header: string, names: readonly string[], secret: string): string {
  if (secretsOf(secret).length === 1) return header
  const renewed = header.split(";").map((part) => {
    const name = part.slice(0, part.indexOf("=")).trim()
    const token = names.includes(name) ? verifiedToken(readCookie(part, name) ?? "", secret) : null
    return token === null ? part : `${name}=${signToken(token, secret)}`
  })
  return renewed.join("; ")
}

export function withoutCookie(header: string, name: string): string {
  const others = header.split(";").filter((part) => part.slice(0, part.indexOf("=")).trim() !== name)
  return others.join(";").trim()
}

/** The first cookie of the name counts, as for better-auth; one that can't be decoded is taken as it is. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=")
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue
    const raw = part.slice(equals + 1).trim()
    const value = raw.startsWith('"') ? raw.slice(1, -1) : raw
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return null
}

function signatureOf(token: string, secret: string) {
  return createHmac("sha256", secret).update(token).digest("base64")
}
