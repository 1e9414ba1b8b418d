import { z } from "zod"
import { keyLength } from "../content/kinds.ts"

export const voteForArticleInput = z.object({
  article: z.string().min(1).max(keyLength.max),
  isHelpful: z.boolean(),
})
export type VoteForArticle = z.infer<typeof voteForArticleInput>
