import { closedAnnouncementLine } from "../../src/session/announcement-cookie.ts"
import type { FormHandler } from "./form-handler.ts"

/** Closes the announcement without scripts, and leads back to the page. */
export const closeAnnouncement: FormHandler = async ({ text, cameFrom, isSecure }) => {
  const line = closedAnnouncementLine(text("id"), isSecure)
  return { to: cameFrom, cookies: line ? [line] : [] }
}
