import { auditLogCsv } from "./audit-log/audit-log-csv.ts"
import { userCsv } from "./users/user-csv.ts"
import { contactMessageCsv } from "../contact-message/contact-message-csv.ts"
import { categoryCsv } from "../category/category-csv.ts"
import { providerCsv } from "../provider/provider-csv.ts"
import { applicationCsv } from "../provider/application-csv.ts"
import { taskCsv } from "../deal/task-csv.ts"
import type { CsvList } from "../platform/csv/csv-list.ts"

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
