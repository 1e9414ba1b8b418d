import { and, sql, type SQL } from "../platform/db/drizzle.ts"

const uses = [
  "task_files",
  "message_files",
  "contact_message_files",
  "completion_report_files",
  "dispute_files",
  "fault_contest_files",
  "report_files",
  "appeal_files",
  "provider_portfolio",
  "provider_application_files",
]

/** A condition on files: nothing uses it any more. Check it after removing a use. */
export const isUnused: SQL | undefined = and(
  ...uses.map(
    (table) => sql`not exists (select 1 from ${sql.identifier(table)} used where used.file_id = files.id)`,
  ),
  sql`not exists (select 1 from provider_profiles p where p.user_id = files.owner_id and p.cover_file_id = files.id)`,
)
