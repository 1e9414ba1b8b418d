import { accountData } from "../account/account-data.ts"
import { auditLogData } from "../platform/audit-log/audit-log-data.ts"
import { calendarFeedData } from "../dashboard/calendar-feed-data.ts"
import { contactMessageData } from "../contact-message/contact-message-data.ts"
import { contentData } from "../content/content-data.ts"
import { contactData } from "../contact/contact-data.ts"
import { conversationData } from "../conversation/conversation-data.ts"
import { favouriteData } from "../favourite/favourite-data.ts"
import { fileData } from "../file/file-data.ts"
import { notificationData } from "../notification/notification-data.ts"
import { offerData } from "../offer/offer-data.ts"
import { providerData } from "../provider/provider-data.ts"
import { pushData } from "../push/push-data.ts"
import { reportData } from "../report/report-data.ts"
import { restrictionData } from "../restriction/restriction-data.ts"
import { savedSearchData } from "../saved-search/saved-search-data.ts"
import { reviewData } from "../review/review-data.ts"
import { assignmentData } from "../deal/assignment-data.ts"
import { exitData } from "../deal/exit-data.ts"
import { inviteData } from "../offer/invite-data.ts"
import { questionData } from "../task/question-data.ts"
import { taskData } from "../deal/task-data.ts"
import { referralData } from "../user/referral-data.ts"
import { userBlockData } from "../user/user-block-data.ts"
import type { PersonalData } from "../platform/personal-data.ts"
import { sharedSignalData } from "../user/shared-signal-data.ts"
import { userNoteData } from "../user/user-note-data.ts"

/** In the order of export and deletion. A test finds tables that aren't listed here. */
export const knownPersonalData: PersonalData[] = [
  accountData,
  auditLogData,
  contactData,
  contactMessageData,
  contentData,
  conversationData,
  favouriteData,
  savedSearchData,
  fileData,
  notificationData,
  pushData,
  providerData,
  calendarFeedData,
  offerData,
  questionData,
  inviteData,
  assignmentData,
  exitData,
  reviewData,
  reportData,
  restrictionData,
  taskData,
  referralData,
  userBlockData,
  userNoteData,
  sharedSignalData,
]
