import { messageTimers } from "./conversation/messages/plan-notice.ts"
import { secondStepTimers } from "./account/second-step/run-timers.ts"
import { changeTimers } from "./deal/changes/run-timers.ts"
import { disputeTimers } from "./deal/disputes/run-timers.ts"
import { limitTimers } from "./deal/faults/run-timers.ts"
import { workTimers } from "./deal/hire/run-timers.ts"
import { restrictionTimers } from "./closure/end-restrictions.ts"
import { taskTimers } from "./deal/market/expire-tasks.ts"
import { fileTimers } from "./file/tidy/tidy-files.ts"
import { housekeeping } from "./housekeeping.ts"
import { offerTimers } from "./offer/run-timers.ts"
import type { Timers } from "./platform/jobs/timers.ts"
import { emailTimers } from "./notification/waiting/send-due-emails.ts"
import { pushTimers } from "./notification/waiting/send-due-pushes.ts"
import { providerTimers } from "./provider/applications/provider-timers.ts"
import { alertTimers } from "./saved-search/alerts/send-alerts.ts"
import { repeatTimers } from "./task/draft/repeat/draft-next-tasks.ts"
import { reviewTimers } from "./review/run-timers.ts"

/** Everything that runs on a schedule. None of it runs while the clock can't be trusted. */
export const timers: Timers[] = [
  housekeeping,
  ...fileTimers,
  secondStepTimers,
  messageTimers,
  taskTimers,
  repeatTimers,
  offerTimers,
  workTimers,
  changeTimers,
  disputeTimers,
  limitTimers,
  restrictionTimers,
  reviewTimers,
  alertTimers,
  emailTimers,
  pushTimers,
  providerTimers,
]
