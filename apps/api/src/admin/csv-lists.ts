import { auditLogCsv } from "../audit-log/audit-log-csv.ts"
import { userCsv } from "../user/user-csv.ts"
import type { CsvList } from "./csv-list.ts"

/** Under the name in their address: `/admin/exports/<name>`. A list joins with one line. */
export const csvLists: Record<string, CsvList> = {
  "audit-logs": auditLogCsv,
  users: userCsv,
}
