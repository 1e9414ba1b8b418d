/** Everything that shows conversations is asked for under this key, and refreshed by it. */
export const chatKey = ["chat"] as const
export const chatListKey = [...chatKey, "list"] as const
/** How many messages are unread, stored per person so that the next one to log in never sees it. */
export const unreadMessagesKey = (userId: string) => ["unreadMessages", userId] as const
export const threadKey = (id: string) => [...chatKey, "thread", id] as const
