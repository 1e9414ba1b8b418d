import { adminRouter } from "./admin/router.ts"
import { router } from "./trpc.ts"
import { userRouter } from "./user/router.ts"

export const appRouter = router({
  admin: adminRouter,
  user: userRouter,
})

export type AppRouter = typeof appRouter
