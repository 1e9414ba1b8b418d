/** About an offer, about the work once its doer is chosen, or between a person and a doer without a task. */
export const conversationKinds = ["offer", "task", "direct"] as const
export type ConversationKind = (typeof conversationKinds)[number]

/** Ways to reach each other open with the hire; before it they are hidden, as in everything written in public. */
export const hidesContacts = (kind: ConversationKind) => kind !== "task"
