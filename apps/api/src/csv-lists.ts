import { auditLogCsv } from "./admin/audit-log/audit-log-csv.ts"
import { userCsv } from "./admin/users/user-csv.ts"
import { contactMessageCsv } from "./contact-message/contact-message-csv.ts"
import { categoryCsv } from "./category/manage/category-csv.ts"
import { providerCsv } from "./provider/moderation/provider-csv.ts"
import { applicationCsv } from "./provider/applications/decide/application-csv.ts"
import { taskCsv } from "./deal/moderation/task-csv.ts"
import type { CsvList } from "./platform/csv/csv-list.ts"

/** Under the name in their address: `/admin/exports/<name>`. A list joins with one line. */
export const csvLists: Record<string, CsvList> = {
  applications: applicationCsv,
  "audit-logs": auditLogCsv,
  categories: categoryCsv,
  messages: contactMessageCsv,
  profiles: providerCsv,
  tasks: taskCsv,
  users: userCsv,
}
