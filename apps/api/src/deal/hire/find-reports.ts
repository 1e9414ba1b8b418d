import { sql } from "drizzle-orm"
import type { UserContext } from "../../platform/context.ts"
import { isoDate } from "../../platform/db/iso-date.ts"
import type { ReportAnswer } from "./answers.ts"

type Row = Omit<ReportAnswer, "files"> & {
  assignmentId: string
  files: Omit<ReportAnswer["files"][number], "url">[]
}

/** The rounds of these hires in their order; a hire has four at most. Files by links that run out. */
export async function findReports(
  { db, files: { links }, now }: Pick<UserContext, "db" | "files" | "now">,
  assignmentIds: string[],
): Promise<Map<string, ReportAnswer[]>> {
  if (assignmentIds.length === 0) return new Map()
  const ids = sql.join(
    assignmentIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.assignment_id as "assignmentId", r.note, r.changes_text as "changesText",
      ${sql.raw(isoDate("r.created_at"))} as "createdAt",
      ${sql.raw(isoDate("r.changes_requested_at"))} as "changesRequestedAt",
      coalesce((select json_agg(json_build_object('id', f.id, 'mimeType', f.type, 'name', f.original_name,
          'size', f.size, 'width', f.width, 'height', f.height) order by rf.position)
        from completion_report_files rf join files f on f.id = rf.file_id
        where rf.report_id = r.id and f.status = 'ready'), '[]'::json) as files
    from completion_reports r where r.assignment_id in (${ids})
    order by r.created_at, r.id limit 100`)
  const at = now()
  const shown = rows.map(({ assignmentId, files, ...row }) => ({
    assignmentId,
    report: { ...row, files: files.map((file) => ({ ...file, url: links.privateUrl(file.id, at) })) },
  }))
  const grouped = Map.groupBy(shown, ({ assignmentId }) => assignmentId)
  return new Map([...grouped].map(([id, some]) => [id, some.map(({ report }) => report)]))
}
