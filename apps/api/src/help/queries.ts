import { articleKeys } from "@doable/domain/help/articles"
import type { Database } from "../platform/db/client.ts"
import { helpVotes } from "../platform/db/schema/help-vote.ts"

/** Of every article that was ever judged; those that most people found useless first. */
export async function articleVotes(db: Database) {
  const rows = await db.select().from(helpVotes).limit(1000)
  return rows
    .flatMap(({ article: key, yes, no }) => {
      // An article that is no longer there is of no concern.
      const article = articleKeys.find((one) => one === key)
      return article ? { article, yes, no } : []
    })
    .toSorted((a, b) => b.no - a.no || b.yes - a.yes)
}
