import { sql } from "../platform/db/drizzle.ts"
import type { VoteForArticle } from "@doable/domain/help/input"
import { findArticle } from "../content/read-content.ts"
import { countWithin } from "../platform/http/count-within.ts"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"
import { helpVotes } from "../platform/db/schema/content/help-vote.ts"
import { addressGroup } from "../platform/http/client-address.ts"

type Visitor = Pick<Context, "db" | "appName" | "language" | "clientAddress"> & {
  user: Pick<Caller, "id"> | null
}

const oncePerDay = { max: 1, seconds: 24 * 60 * 60 }

/**
 * One vote per day for a person or a network of visitors. The mark is deleted the next day, and the count stores
 * nothing about anyone. Repeat votes are thanked too.
 */
export async function voteForArticle(ctx: Visitor, { article, isHelpful }: VoteForArticle) {
  const { db, user, clientAddress } = ctx
  await findArticle(ctx, { slug: article })
  const who = user ? `user|${user.id}` : addressGroup(clientAddress)
  return db.transaction(async (tx) => {
    if (!(await countWithin(tx, `help|${article}|${who}`, oncePerDay))) return { isThanked: true as const }
    const [yes, no] = isHelpful ? [1, 0] : [0, 1]
    await tx
      .insert(helpVotes)
      .values({ article, yes, no })
      .onConflictDoUpdate({
        target: helpVotes.article,
        set: { yes: sql`${helpVotes.yes} + ${yes}`, no: sql`${helpVotes.no} + ${no}` },
      })
    return { isThanked: true as const }
  })
}
