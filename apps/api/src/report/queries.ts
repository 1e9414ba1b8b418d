import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm"
import type { GetMyReports } from "@doable/domain/report/input"
import { reportTargetHours } from "@doable/domain/report/limits"
import { claimerOf } from "@doable/domain/report/claim"
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { users } from "../platform/db/schema/user.ts"
import type { MyReport } from "./answers.ts"

const joined = (db: Database | Transaction) =>
  db
    .select({ report: reports, name: users.name, deletedAt: users.deletedAt })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.subjectId))

type Row = Awaited<ReturnType<typeof joined>>[number]

/** Never who decided: the answer is ours. */
function describe({ report, name, deletedAt }: Row): MyReport {
  const { id, targetType, targetId, snippet, reasonCode, text, outcomeText, createdAt } = report
  return {
    id,
    targetType,
    targetId,
    snippet,
    subjectName: deletedAt || !name ? null : publicName(name),
    reasonCode,
    text,
    status: report.status === "open" && claimerOf(report, new Date()) ? "in_review" : report.status,
    outcomeText,
    decidedAt: report.decidedAt?.toISOString() ?? null,
    dueAt: new Date(createdAt.getTime() + reportTargetHours * 60 * 60 * 1000).toISOString(),
    createdAt: createdAt.toISOString(),
  }
}

export async function reportById(db: Database | Transaction, id: string): Promise<MyReport> {
  const [row] = await joined(db).where(eq(reports.id, id))
  if (!row) throw new Error("no report")
  return describe(row)
}

export async function myReports({ db, user }: UserContext, { isDecided, pagination }: GetMyReports) {
  const decided = { true: isNotNull(reports.decidedAt), false: isNull(reports.decidedAt) }
  const isMine = eq(reports.reporterId, user.id)
  const isWanted = and(isMine, isDecided === undefined ? undefined : decided[`${isDecided}`])
  const [rows, [total]] = await Promise.all([
    joined(db)
      .where(isWanted)
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db.select({ count: count() }).from(reports).where(isWanted),
  ])
  return { data: rows.map(describe), total: total?.count ?? 0 }
}
