/**
 * About an offer, about the work once its doer is chosen, between a person and a doer without a task, or between a
 * person and our team.
 */
export const conversationKinds = ["offer", "task", "direct", "support"] as const
export type ConversationKind = (typeof conversationKinds)[number]

/** Ways to reach each other open with the hire; before it they are hidden, as in everything written in public. */
export const hidesContacts = (kind: ConversationKind) => kind === "offer" || kind === "direct"
