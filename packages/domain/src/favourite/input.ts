import { z } from "zod"

/** What can be kept for later. */
export const favouriteTypes = ["task", "provider"] as const
export type FavouriteType = (typeof favouriteTypes)[number]

export const favouritesPerPerson = 500

const targetType = z.enum(favouriteTypes)

export const favouriteInput = z.object({ targetType, targetId: z.uuid() })
export type Favourite = z.infer<typeof favouriteInput>

export const myFavouritesInput = z
  .object({
    targetType: targetType.default("task"),
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(20),
        offset: z.int().min(0).max(favouritesPerPerson).default(0),
      })
      .default({ limit: 20, offset: 0 }),
  })
  .default({ targetType: "task", pagination: { limit: 20, offset: 0 } })
export type MyFavourites = z.infer<typeof myFavouritesInput>
