import { defaultLocale } from "@doable/domain/locale"
import { queryOptions } from "@tanstack/react-query"
import { createServerFn } from "@tanstack/react-start"
import { getRequestHeader } from "@tanstack/react-start/server"
import { closedAnnouncement } from "./announcement-cookie.ts"
import { createApiClient } from "./api-client.ts"
import { requestContext } from "./request-context.ts"
import { sessionCookie } from "./session-cookie.ts"

/** How long a page waits for the API to say who is looking: one that can be drawn without knowing waits less. */
const patience = { needed: 5000, nice: 2000 }

/** The auth context: who is looking at the page. */
export const fetchAuthContext = createServerFn({ method: "GET" })
  .validator((wanted: { isNeeded: boolean } | undefined) => ({ isNeeded: wanted?.isNeeded !== false }))
  .handler(async ({ data }) => {
    const timeoutMs = data.isNeeded ? patience.needed : patience.nice
    const request = requestContext()
    const api = createApiClient({
      serverUrl: request?.config.serverUrl ?? "",
      locale: () => request?.locale ?? defaultLocale,
      timeoutMs,
    })
    // All go in one round. A bell without its number is better than a page without its person.
    const isKnown = Boolean(sessionCookie())
    const closed = closedAnnouncement(getRequestHeader("cookie") ?? null)
    const [user, announcement, notices, messages] = await Promise.all([
      api.user.getMe.query(),
      api.announcement.getCurrent.query().catch(() => null),
      isKnown ? api.notification.getUnreadCount.query().catch(() => null) : null,
      isKnown ? api.conversation.getUnreadCount.query().catch(() => null) : null,
    ])
    return {
      user,
      isAuthenticated: user !== null,
      ...(announcement && announcement.id !== closed && { announcement }),
      ...(notices && { unread: notices.count }),
      ...(messages && { unreadMessages: messages.count }),
    }
  })

export type AuthContext = Awaited<ReturnType<typeof fetchAuthContext>>
export type SignedInUser = NonNullable<AuthContext["user"]>

/** Null stands for "not known yet": the API didn't answer, and the page shows a placeholder in the meantime. */
export type AuthState = AuthContext | null

export const authQuery = queryOptions({
  queryKey: ["auth"],
  queryFn: () => fetchAuthContext({ data: undefined }),
})
