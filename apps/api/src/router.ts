import { adminRouter } from "./admin/router.ts"
import { auditLogRouter } from "./audit-log/router.ts"
import { adminCategoryRouter } from "./category/admin-router.ts"
import { categoryRouter } from "./category/router.ts"
import { adminContactRouter, contactMessageRouter } from "./contact-message/router.ts"
import { contactRouter } from "./contact/router.ts"
import { adminSupportRouter } from "./conversation/admin-router.ts"
import { conversationRouter } from "./conversation/router.ts"
import { dashboardRouter } from "./dashboard/router.ts"
import { favouriteRouter } from "./favourite/router.ts"
import { fileRouter, publicFileRouter } from "./file/router.ts"
import { helpRouter } from "./help/router.ts"
import { liveRouter } from "./live/router.ts"
import { messageRouter } from "./message/router.ts"
import { notificationRouter } from "./notification/router.ts"
import { adminTaskRouter } from "./task/admin-router.ts"
import { taskRouter } from "./task/router.ts"
import { offerRouter } from "./offer/router.ts"
import { taskAssignmentRouter } from "./task-assignment/router.ts"
import { taskInviteRouter } from "./task-invite/router.ts"
import { taskQuestionRouter } from "./task-question/router.ts"
import { placeRouter } from "./place/router.ts"
import { adminApplicationRouter } from "./provider-application/admin-router.ts"
import { providerApplicationRouter } from "./provider-application/router.ts"
import { adminProviderRouter } from "./provider/admin-router.ts"
import { providerRouter } from "./provider/router.ts"
import { providerServiceRouter } from "./provider-service/router.ts"
import { reviewRouter } from "./review/router.ts"
import { statsRouter } from "./stats/router.ts"
import { router } from "./trpc.ts"
import { userBlockRouter } from "./user-block/router.ts"
import { adminUserRouter, userRouter } from "./user/router.ts"

export const appRouter = router({
  admin: adminRouter,
  adminApplication: adminApplicationRouter,
  adminCategory: adminCategoryRouter,
  adminContact: adminContactRouter,
  adminProvider: adminProviderRouter,
  adminSupport: adminSupportRouter,
  adminTask: adminTaskRouter,
  adminUser: adminUserRouter,
  auditLog: auditLogRouter,
  category: categoryRouter,
  contact: contactRouter,
  contactMessage: contactMessageRouter,
  conversation: conversationRouter,
  dashboard: dashboardRouter,
  favourite: favouriteRouter,
  file: fileRouter,
  help: helpRouter,
  live: liveRouter,
  message: messageRouter,
  notification: notificationRouter,
  offer: offerRouter,
  place: placeRouter,
  provider: providerRouter,
  providerApplication: providerApplicationRouter,
  providerService: providerServiceRouter,
  publicFile: publicFileRouter,
  review: reviewRouter,
  stats: statsRouter,
  task: taskRouter,
  taskAssignment: taskAssignmentRouter,
  taskInvite: taskInviteRouter,
  taskQuestion: taskQuestionRouter,
  user: userRouter,
  userBlock: userBlockRouter,
})

export type AppRouter = typeof appRouter
