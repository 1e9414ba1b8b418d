/** Everything that shows conversations is asked for under this key, and refreshed by it. */
export const chatKey = ["chat"] as const
export const chatListKey = [...chatKey, "list"] as const
/** How many messages wait, per person: whoever logs in next never sees it. */
export const unreadMessagesKey = (userId: string) => ["unreadMessages", userId] as const
export const threadKey = (id: string) => [...chatKey, "thread", id] as const
