/** What a message to us is about. An appeal asks us to review a decision. */
export const contactTopics = ["help", "bug", "safety", "partnership", "privacy", "appeal", "other"] as const
