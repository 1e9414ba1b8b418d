import { readCookie } from "../i18n/locale-of-request.ts"

/** Holds the announcement that was closed: its text and version, so a changed one is shown again. */
export const announcementCookie = "announcement"
const lifetimeDays = 400
const form = /^[a-z0-9_-]{1,60}\.\d{1,7}$/

export function closedAnnouncement(cookies: string | null): string | null {
  const id = readCookie(cookies, announcementCookie)
  return id !== null && form.test(id) ? id : null
}

/** Null for what can't be one of ours. */
export function closedAnnouncementLine(id: string, isSecure: boolean): string | null {
  if (!form.test(id)) return null
  const maxAge = lifetimeDays * 24 * 60 * 60
  return `${announcementCookie}=${id}; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`
}
