import type { AnyRouter } from "@tanstack/react-router"
import { toastSignedOut } from "../toast-failure.ts"
import { openChannel } from "../live/channel.ts"
import type { RouterContext } from "../router-context.ts"
import { authQuery, fetchAuthContext } from "../auth-context.ts"
import { followPerson } from "./follow-person.ts"
import { sessionOver } from "./session-over.ts"
import { personChannel } from "./use-same-person.ts"

/** No id of a person: told to the other tabs in place of one. */
export const overTold = "over"

/** Open to everyone, but what a visitor sees there's another page. */
const otherForVisitors: readonly string[] = [
  "/tasks/$taskId/",
  "/chat",
  "/providers/create",
  "/providers/applications",
]

/**
 * The session has ended: it was closed elsewhere, or the account was deactivated. On a private page, the login
 * explains it and leads back. On a public page people can keep reading, and nothing they typed is lost. One tab checks
 * and tells the others.
 */
export async function leaveSession(router: AnyRouter, { isTold = false } = {}) {
  const { queryClient, i18n, config } = router.options.context as RouterContext
  const now = await fetchAuthContext({ data: undefined }).catch(() => null)
  // Answered twice, because the question is asked every few seconds; or someone else is logged in by now.
  const known = queryClient.getQueryData(authQuery.queryKey)
  if (!now || !known?.user) return
  if (now.user) return followPerson(router)
  if (!isTold) tellOthers()
  queryClient.clear()
  queryClient.setQueryData(authQuery.queryKey, now)
  const own = router.state.matches.at(-1)
  if (own?.staticData.access === "public" && !otherForVisitors.some((id) => id === own.routeId)) {
    toastSignedOut({ i18n, config })
  } else {
    sessionOver.note()
    const here = encodeURIComponent(router.state.location.href)
    await router.navigate({ href: `${config.signInPath}?redirect=${here}` })
  }
  await router.invalidate()
}

function tellOthers() {
  const channel = openChannel?.(personChannel, () => undefined)
  channel?.tell(overTold)
  channel?.close()
}
