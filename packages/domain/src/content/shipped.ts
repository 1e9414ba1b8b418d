import type { ContentAudience, FaqGroup, HelpStage } from "./kinds.ts"

/**
 * What Help has an article about, in the order of the work. The key is its address: `/help?read=key`. Its words are
 * in `articles.json`.
 */
export const shippedArticles = {
  write: { section: "before", audience: "customer" },
  seen: { section: "before", audience: "customer" },
  reading: { section: "before", audience: "customer" },
  inviting: { section: "before", audience: "customer" },
  profiling: { section: "before", audience: "doer" },
  verifying: { section: "before", audience: "doer" },
  offering: { section: "before", audience: "doer" },
  dates: { section: "during", audience: "all" },
  late: { section: "during", audience: "customer" },
  cancelling: { section: "during", audience: "all" },
  faults: { section: "during", audience: "all" },
  disputing: { section: "during", audience: "all" },
  presses: { section: "during", audience: "all" },
  safety: { section: "during", audience: "all" },
  confirming: { section: "after", audience: "customer" },
  reviewing: { section: "after", audience: "all" },
  earning: { section: "after", audience: "doer" },
  paid: { section: "after", audience: "customer" },
  again: { section: "after", audience: "customer" },
} as const satisfies Record<string, { section: HelpStage; audience: ContentAudience }>

export type ArticleKey = keyof typeof shippedArticles
export const articleKeys = Object.keys(shippedArticles) as ArticleKey[]

/** Every question has one place here; its key is its address, `/faq#key`. */
export const faqGroups = {
  start: ["what", "cost", "look", "language", "where"],
  post: ["address", "contacts", "budget", "price", "change", "quiet", "held"],
  choose: ["who", "order", "ask"],
  work: ["pay", "late", "cancel", "confirm", "changes", "fault", "dispute"],
  review: ["reviews", "reply"],
  doer: ["become", "limits", "verified", "licence", "first", "pause"],
  account: ["locked", "letters", "data", "leave"],
} as const satisfies Record<FaqGroup, readonly string[]>

/** What people can see, the newest first. The words of each are in `changelog.json` under its key. */
export const releases = [
  {
    key: "v0_1_0",
    version: "0.1.0",
    date: "2026-11-15",
    added: [
      "tasks",
      "browse",
      "offers",
      "work",
      "chat",
      "doers",
      "discover",
      "verification",
      "services",
      "account",
      "pages",
    ],
    improved: ["pictures", "letters", "lists"],
    fixed: ["twice", "lastPage", "hidden"],
  },
] as const
