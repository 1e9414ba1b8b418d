/** What a message to us is about. An appeal asks for a second look at a decision of ours. */
export const contactTopics = ["help", "bug", "safety", "partnership", "privacy", "appeal", "other"] as const
