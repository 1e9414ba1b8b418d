import { adminRouter } from "./admin/router.ts"
import { adminAssignmentPreviewRouter, adminDisputePreviewRouter } from "./admin/cases/router.ts"
import { adminUserRouter } from "./admin/users/router.ts"
import { userExportRouter } from "./closure/router.ts"
import { providerDashboardRouter } from "./dashboard/doer/router.ts"
import { changeRequestRouter } from "./deal/changes/router.ts"
import { adminDisputeRouter, disputeRouter } from "./deal/disputes/router.ts"
import { adminAssignmentRouter, assignmentFaultRouter } from "./deal/faults/router.ts"
import { taskMarketRouter } from "./deal/market/router.ts"
import { taskWorkRouter } from "./deal/work/router.ts"
import { auditLogRouter } from "./admin/audit-log/router.ts"
import { adminCategoryRouter } from "./category/manage/admin-router.ts"
import { categoryRouter } from "./category/router.ts"
import { adminContactRouter, contactMessageRouter } from "./contact-message/router.ts"
import {
  adminEntryRouter,
  announcementRouter,
  changelogRouter,
  faqRouter,
  helpContentRouter,
} from "./content/router.ts"
import { contactRouter, userPatchRouter } from "./contact/router.ts"
import { adminSupportRouter } from "./conversation/support/admin-router.ts"
import { conversationRouter } from "./conversation/router.ts"
import { conversationSupportRouter } from "./conversation/support/router.ts"
import { dashboardRouter } from "./dashboard/router.ts"
import { favouriteRouter } from "./favourite/router.ts"
import { fileRouter, publicFileRouter } from "./file/upload/router.ts"
import { helpRouter } from "./help/router.ts"
import { liveRouter } from "./platform/live-stream/router.ts"
import { conversationDirectRouter, messageRouter } from "./conversation/messages/router.ts"
import { notificationPreferenceRouter } from "./notification/preferences/router.ts"
import { conversationReadRouter, notificationRouter } from "./notification/router.ts"
import { adminTaskRouter } from "./deal/moderation/admin-router.ts"
import { taskDraftRouter } from "./task/draft/router.ts"
import { taskRepeatRouter } from "./task/draft/repeat/router.ts"
import { taskListRouter } from "./task/search/router.ts"
import { conversationOfferRouter, offerRouter } from "./offer/change/router.ts"
import { offerHireRouter, taskAssignmentRouter } from "./deal/hire/router.ts"
import { offerCounterRouter } from "./offer/counter/router.ts"
import { offerTemplateRouter } from "./offer/templates/router.ts"
import { taskInviteRouter } from "./offer/invites/router.ts"
import { taskQuestionRouter } from "./task/questions/router.ts"
import { placeRouter } from "./place/router.ts"
import { adminApplicationRouter } from "./provider/applications/decide/admin-router.ts"
import { providerApplicationRouter } from "./provider/applications/router.ts"
import { adminProviderRouter } from "./provider/moderation/admin-router.ts"
import { providerRouter } from "./provider/profile/router.ts"
import { providerListRouter } from "./provider/search/router.ts"
import { providerServiceRouter } from "./provider/services/router.ts"
import { appealDecisionRouter, profileDecisionRouter, reportDecisionRouter } from "./decision-router.ts"
import { adminContentRouter } from "./admin/content/router.ts"
import { adminReportRouter, reportRouter } from "./report/router.ts"
import { adminRestrictionRouter, restrictionRouter } from "./restriction/router.ts"
import { adminReviewRouter } from "./admin/reviews/router.ts"
import { adminTextRuleRouter } from "./text-rule/router.ts"
import { pushRouter } from "./push/router.ts"
import { reviewRouter } from "./review/router.ts"
import { savedSearchRouter } from "./saved-search/router.ts"
import { statsRouter } from "./stats/router.ts"
import { mergeRouters, router } from "./platform/trpc.ts"
import { referralRouter } from "./user/referral/router.ts"
import { userBlockRouter } from "./user/blocks/router.ts"
import { userRouter } from "./user/router.ts"

// Clients know a procedure by its noun, wherever the command lives that answers it.
export const appRouter = router({
  admin: adminRouter,
  adminApplication: adminApplicationRouter,
  adminAssignment: mergeRouters(adminAssignmentRouter, adminAssignmentPreviewRouter),
  adminCategory: adminCategoryRouter,
  adminContact: adminContactRouter,
  adminContent: mergeRouters(adminContentRouter, adminEntryRouter),
  adminDispute: mergeRouters(adminDisputeRouter, adminDisputePreviewRouter),
  adminProvider: mergeRouters(adminProviderRouter, profileDecisionRouter),
  adminReport: mergeRouters(adminReportRouter, reportDecisionRouter),
  adminRestriction: mergeRouters(adminRestrictionRouter, appealDecisionRouter),
  adminReview: adminReviewRouter,
  adminSupport: adminSupportRouter,
  adminTask: adminTaskRouter,
  adminTextRule: adminTextRuleRouter,
  adminUser: adminUserRouter,
  announcement: announcementRouter,
  auditLog: auditLogRouter,
  category: categoryRouter,
  changeRequest: changeRequestRouter,
  changelog: changelogRouter,
  contact: contactRouter,
  contactMessage: contactMessageRouter,
  conversation: mergeRouters(
    conversationRouter,
    conversationDirectRouter,
    conversationSupportRouter,
    conversationOfferRouter,
    conversationReadRouter,
  ),
  dashboard: dashboardRouter,
  dispute: disputeRouter,
  faq: faqRouter,
  favourite: favouriteRouter,
  file: fileRouter,
  help: mergeRouters(helpRouter, helpContentRouter),
  live: liveRouter,
  message: messageRouter,
  notification: notificationRouter,
  notificationPreference: notificationPreferenceRouter,
  offer: mergeRouters(offerRouter, offerCounterRouter, offerHireRouter),
  offerTemplate: offerTemplateRouter,
  place: placeRouter,
  provider: mergeRouters(providerRouter, providerListRouter, providerDashboardRouter),
  providerApplication: providerApplicationRouter,
  providerService: providerServiceRouter,
  publicFile: publicFileRouter,
  push: pushRouter,
  report: reportRouter,
  restriction: restrictionRouter,
  review: reviewRouter,
  savedSearch: savedSearchRouter,
  stats: statsRouter,
  task: mergeRouters(taskDraftRouter, taskListRouter, taskMarketRouter, taskWorkRouter),
  taskAssignment: mergeRouters(taskAssignmentRouter, assignmentFaultRouter),
  taskInvite: taskInviteRouter,
  taskQuestion: taskQuestionRouter,
  taskRepeat: taskRepeatRouter,
  user: mergeRouters(userRouter, userPatchRouter, userExportRouter),
  referral: referralRouter,
  userBlock: userBlockRouter,
})

export type AppRouter = typeof appRouter
