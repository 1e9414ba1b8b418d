import { adminRouter } from "./admin/router.ts"
import { categoryRouter } from "./category/router.ts"
import { contactRouter } from "./contact/router.ts"
import { favouriteRouter } from "./favourite/router.ts"
import { fileRouter, publicFileRouter } from "./file/router.ts"
import { liveRouter } from "./live/router.ts"
import { notificationRouter } from "./notification/router.ts"
import { taskRouter } from "./task/router.ts"
import { placeRouter } from "./place/router.ts"
import { providerApplicationRouter } from "./provider-application/router.ts"
import { providerRouter } from "./provider/router.ts"
import { providerServiceRouter } from "./provider-service/router.ts"
import { router } from "./trpc.ts"
import { adminUserRouter, userRouter } from "./user/router.ts"

export const appRouter = router({
  admin: adminRouter,
  adminUser: adminUserRouter,
  category: categoryRouter,
  contact: contactRouter,
  favourite: favouriteRouter,
  file: fileRouter,
  live: liveRouter,
  notification: notificationRouter,
  place: placeRouter,
  provider: providerRouter,
  providerApplication: providerApplicationRouter,
  providerService: providerServiceRouter,
  publicFile: publicFileRouter,
  task: taskRouter,
  user: userRouter,
})

export type AppRouter = typeof appRouter
