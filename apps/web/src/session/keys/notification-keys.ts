/** Everything that shows notifications is asked for under this key, and refreshed by it. */
export const notificationsKey = ["notifications"] as const

/** The number on the bell, stored per person so that the next one to log in never sees it. */
export const unreadKey = (userId: string) => ["unread", userId] as const
