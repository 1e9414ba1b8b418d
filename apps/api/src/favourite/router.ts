import { z } from "zod"
import { favouriteInput, myFavouritesInput } from "@doable/domain/favourite/input"
import { providerCard } from "../provider/answers.ts"
import { taskCard } from "../task/answers.ts"
import { router, userProcedure } from "../platform/trpc.ts"
import { addFavourite } from "./add-favourite.ts"
import { findMyFavourites } from "./queries.ts"
import { removeFavourite } from "./remove-favourite.ts"

const favourites = z.discriminatedUnion("targetType", [
  z.object({ targetType: z.literal("task"), data: z.array(taskCard), total: z.number() }),
  z.object({ targetType: z.literal("provider"), data: z.array(providerCard), total: z.number() }),
])
const kept = z.object({ isSaved: z.boolean() })

export const favouriteRouter = router({
  getMy: userProcedure
    .input(myFavouritesInput)
    .output(favourites)
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
