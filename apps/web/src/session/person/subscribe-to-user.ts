import type { AnyRouter } from "@tanstack/react-router"
import { followPerson } from "./follow-person.ts"
import { leaveSession, overTold } from "./leave-session.ts"

/** One after the other: that a session is over is told before that nobody is logged in, and says more. */
let before = Promise.resolve()

/** What another tab has told: who is logged in by now, or that the session is over. */
export function subscribeToUser(router: AnyRouter, told: unknown) {
  const answer = () => (told === overTold ? leaveSession(router, { isTold: true }) : followPerson(router))
  // Where it fails, the page is right again with its next load.
  before = before.then(answer).catch(() => undefined)
}
