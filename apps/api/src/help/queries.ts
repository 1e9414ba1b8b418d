import { findArticles } from "../content/read-content.ts"
import type { Context } from "../platform/context.ts"
import { helpVotes } from "../platform/db/schema/content/help-vote.ts"

/** Of every article that was ever judged; those that most people found useless first. */
export async function articleVotes(ctx: Pick<Context, "db" | "appName" | "language">) {
  const [rows, articles] = await Promise.all([ctx.db.select().from(helpVotes).limit(1000), findArticles(ctx)])
  return rows
    .flatMap(({ article, yes, no }) => {
      // An article that is no longer there is of no concern.
      const found = articles.data.find(({ slug }) => slug === article)
      return found ? { article, title: found.title, yes, no } : []
    })
    .toSorted((a, b) => b.no - a.no || b.yes - a.yes)
}
