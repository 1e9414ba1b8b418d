import { articleKeys, type ArticleKey } from "@doable/domain/help/articles"

export const stages = ["before", "during", "after"] as const
export const audiences = ["client", "doer"] as const
export type Audience = (typeof audiences)[number]

interface About {
  stage: (typeof stages)[number]
  for: readonly Audience[]
}

/** When each is of use, and to whom. Its words are in `articles.json`. */
export const articles = {
  write: { stage: "before", for: ["client"] },
  seen: { stage: "before", for: ["client"] },
  reading: { stage: "before", for: ["client"] },
  inviting: { stage: "before", for: ["client"] },
  profiling: { stage: "before", for: ["doer"] },
  verifying: { stage: "before", for: ["doer"] },
  offering: { stage: "before", for: ["doer"] },
  dates: { stage: "during", for: ["client", "doer"] },
  late: { stage: "during", for: ["client"] },
  cancelling: { stage: "during", for: ["client", "doer"] },
  faults: { stage: "during", for: ["client", "doer"] },
  disputing: { stage: "during", for: ["client", "doer"] },
  presses: { stage: "during", for: ["client", "doer"] },
  safety: { stage: "during", for: ["client", "doer"] },
  confirming: { stage: "after", for: ["client"] },
  reviewing: { stage: "after", for: ["client", "doer"] },
  earning: { stage: "after", for: ["doer"] },
  paid: { stage: "after", for: ["client"] },
  again: { stage: "after", for: ["client"] },
} as const satisfies Record<ArticleKey, About>

export function articlesFor(audience: Audience, stage: About["stage"]): ArticleKey[] {
  return articleKeys.filter((key) => {
    const about: About = articles[key]
    return about.stage === stage && about.for.includes(audience)
  })
}
