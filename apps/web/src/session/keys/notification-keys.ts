/** Everything that shows notifications is asked for under this key, and refreshed by it. */
export const notificationsKey = ["notifications"] as const

/** The number on the bell, per person: whoever logs in next never sees it. */
export const unreadKey = (userId: string) => ["unread", userId] as const
