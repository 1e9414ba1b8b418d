import { z } from "zod"
import { accountTypes, userRoles } from "@doable/domain/user/status"
import { publicProcedure, router } from "../trpc.ts"

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
})
