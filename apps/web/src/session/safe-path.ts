import { ownPath } from "@doable/domain/account/own-path"
import { referralCode } from "@doable/domain/user/referral"

/** A path of our own to return to after logging in; anything that could leave the origin becomes "/". */
export function safePath(value: unknown): string {
  if (typeof value !== "string" || value.length > 2000 || !ownPath.test(value)) return "/"
  // Steps upwards may leave two slashes at the start, which start another host.
  const origin = "http://origin.invalid"
  try {
    const url = new URL(value, origin)
    return url.origin === origin && !url.pathname.startsWith("//")
      ? url.pathname + url.search + url.hash
      : "/"
  } catch {
    return "/"
  }
}

/**
 * The parameter `redirect` of an address, made safe. The key is always there: the router lays what a page's
 * check returns over the raw address, and a missing key would let the raw value through.
 */
export function redirectSearch({ redirect }: Record<string, unknown>): { redirect?: string | undefined } {
  const path = safePath(redirect)
  return { redirect: path === "/" ? undefined : path }
}

/** The code of the link that someone shared; it goes with them until they sign up. */
export function refSearch({ ref }: Record<string, unknown>): { ref?: string | undefined } {
  return { ref: typeof ref === "string" && referralCode.test(ref) ? ref : undefined }
}
