import { z } from "zod"
import { articleKeys } from "./articles.ts"

export const voteForArticleInput = z.object({ article: z.enum(articleKeys), isHelpful: z.boolean() })
export type VoteForArticle = z.infer<typeof voteForArticleInput>
