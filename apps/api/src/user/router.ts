import { z } from "zod"
import { patchMeInput } from "@doable/domain/user/input"
import { accountTypes, userRoles } from "@doable/domain/user/status"
import { publicProcedure, router, userProcedure } from "../trpc.ts"
import { patchMe } from "./patch-me.ts"

const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(userRoles),
  accountType: z.enum(accountTypes),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const userRouter = router({
  getMe: publicProcedure.output(me.nullable()).query(({ ctx }) => ctx.user),
  patchMe: userProcedure
    .input(patchMeInput)
    .output(me)
    .mutation(({ ctx, input }) => patchMe(ctx, input)),
})
