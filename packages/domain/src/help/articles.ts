/** What Help has an article about, in the order of the work. The key is its address: `/help?read=key`. */
export const articleKeys = [
  "write",
  "seen",
  "reading",
  "inviting",
  "profiling",
  "verifying",
  "offering",
  "dates",
  "late",
  "cancelling",
  "faults",
  "disputing",
  "presses",
  "safety",
  "confirming",
  "reviewing",
  "earning",
  "paid",
  "again",
] as const
export type ArticleKey = (typeof articleKeys)[number]
