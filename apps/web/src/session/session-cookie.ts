import { getRequestHeader } from "@tanstack/react-start/server"
import { readCookie } from "../i18n/locale-of-request.ts"

/** __Secure- where the web and the API are on two hosts. */
const names = ["doable.session", "__Host-doable.session", "__Secure-doable.session"]

/** On the server: the session cookie of the present request, as it came; empty for a visitor. */
export function sessionCookie(): string {
  const cookies = getRequestHeader("cookie") ?? null
  return names
    .map((name) => [name, readCookie(cookies, name)] as const)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ")
}
