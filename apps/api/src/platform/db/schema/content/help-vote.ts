import { pgTable } from "../../drizzle.ts"

/** How many found an article of Help useful, and how many didn't. Of nobody is it known who. */
export const helpVotes = pgTable("help_votes", (t) => ({
  article: t.text().primaryKey(),
  yes: t.integer().notNull().default(0),
  no: t.integer().notNull().default(0),
}))
