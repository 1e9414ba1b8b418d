/** Every question has one place here; its key is its address, `/faq#key`. */
export const faqGroups = {
  start: ["what", "cost", "look", "language", "where"],
  post: ["address", "contacts", "budget", "price", "change", "quiet", "held"],
  choose: ["who", "order", "ask"],
  work: ["pay", "late", "cancel", "confirm", "changes", "fault", "dispute"],
  review: ["reviews", "reply"],
  doer: ["become", "limits", "verified", "licence", "first", "pause"],
  account: ["locked", "letters", "data", "leave"],
} as const

export type FaqGroup = keyof typeof faqGroups
export type FaqKey = (typeof faqGroups)[FaqGroup][number]
