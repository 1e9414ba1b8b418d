import type { Article } from "@doable/words/content-answers"

export const audiences = ["client", "doer"] as const
export type Audience = (typeof audiences)[number]

/** Whether an article is for these readers. */
export const isFor = ({ audience }: Article, reader: Audience) =>
  audience === "all" || audience === (reader === "doer" ? "doer" : "customer")
