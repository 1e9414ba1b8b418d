import { voteForArticleInput } from "@doable/domain/help/input"
import { z } from "zod"
import { publicProcedure, router } from "../platform/trpc.ts"
import { voteForArticle } from "./vote-for-article.ts"

export const helpRouter = router({
  vote: publicProcedure
    .input(voteForArticleInput)
    .output(z.object({ isThanked: z.literal(true) }))
    .mutation(({ ctx, input }) => voteForArticle(ctx, input)),
})
