import { sql } from "../../platform/db/drizzle.ts"
import { userFilter } from "@doable/domain/user/admin-input"
import { csvList, partsByKey, rowsPerPart } from "../../platform/csv/csv-list.ts"
import { isoDate } from "../../platform/db/wire-format.ts"
import { userConditions } from "./find-users.ts"

const columns = [
  "id",
  "name",
  "email",
  "role",
  "status",
  "accountType",
  "isVerified",
  "locale",
  "createdAt",
] as const

type Row = Record<(typeof columns)[number], string | boolean> & { at: string; id: string }

export const userCsv = csvList({
  action: "user.export",
  entityType: "user",
  filter: userFilter,
  columns,
  parts: ({ db, now }, filter) =>
    partsByKey<{ at: string; id: string }>(async (after) => {
      const where = await userConditions(db, filter, now())
      const later = after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id})` : sql``
      const { rows } = await db.execute<Row>(sql`
        select id, name, email, role, status, account_type as "accountType", email_verified as "isVerified",
               locale, ${sql.raw(isoDate("created_at"))} as "createdAt", created_at::text as at
        from users where ${where} ${later}
        order by created_at desc, id desc limit ${rowsPerPart}`)
      const last = rows.at(-1)
      return {
        rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
        last: last ? { at: last.at, id: last.id } : null,
      }
    }),
})
