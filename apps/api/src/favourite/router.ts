import { z } from "zod"
import { favouriteInput, myFavouritesInput } from "@doable/domain/favourite/input"
import { taskCard } from "../task/answers.ts"
import { router, userProcedure } from "../trpc.ts"
import { addFavourite } from "./add-favourite.ts"
import { findMyFavourites } from "./queries.ts"
import { removeFavourite } from "./remove-favourite.ts"

const kept = z.object({ isSaved: z.boolean() })

export const favouriteRouter = router({
  getMy: userProcedure
    .input(myFavouritesInput)
    .output(z.object({ data: z.array(taskCard), total: z.number() }))
    .query(({ ctx, input }) => findMyFavourites(ctx, input)),
  add: userProcedure
    .input(favouriteInput)
    .output(kept)
    .mutation(({ ctx, input }) => addFavourite(ctx, input)),
  remove: userProcedure
    .input(favouriteInput)
    .output(kept)
    .mutation(({ ctx, input }) => removeFavourite(ctx, input)),
})
