import { and, count, eq, isNotNull, isNull } from "../platform/db/drizzle.ts"
import type { GetMyReports } from "@doable/domain/report/input"
import { reportTargetHours } from "@doable/domain/report/limits"
import { toldOutcome } from "@doable/domain/report/status"
import { claimerOf } from "@doable/domain/report/claim"
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { newestFirst } from "../platform/db/lists/newest-first.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { users } from "../platform/db/schema/user.ts"
import type { MyReport } from "./answers.ts"
import { filesOf } from "./files-of.ts"

const joined = (db: Database | Transaction) =>
  db
    .select({ report: reports, name: users.name, deletedAt: users.deletedAt })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.subjectId))

type Row = Awaited<ReturnType<typeof joined>>[number]

type Files = Awaited<ReturnType<typeof filesOf>>

/** Never who decided: the answer is ours. */
function describe(
  { files, now }: Pick<UserContext, "files" | "now">,
  { report, name, deletedAt }: Row,
  sent: Files,
): MyReport {
  const { id, targetType, targetId, snippet, reasonCode, text, outcome, outcomeText, createdAt } = report
  const own = sent.filter(({ reportId }) => reportId === id)
  return {
    id,
    targetType,
    targetId,
    snippet,
    subjectName: deletedAt || !name ? null : publicName(name),
    reasonCode,
    text,
    files: own.map((file) => ({
      id: file.id,
      name: file.name,
      url: files.links.privateUrl(file.id, now()),
    })),
    status: report.status === "open" && claimerOf(report, now()) ? "in_review" : report.status,
    outcome: outcome && toldOutcome(outcome),
    outcomeText: outcome === "none" ? outcomeText : null,
    decidedAt: report.decidedAt?.toISOString() ?? null,
    dueAt: new Date(createdAt.getTime() + reportTargetHours * 60 * 60 * 1000).toISOString(),
    createdAt: createdAt.toISOString(),
  }
}

export async function reportById(ctx: UserContext, tx: Transaction, id: string): Promise<MyReport> {
  const [[row], sent] = [await joined(tx).where(eq(reports.id, id)), await filesOf(tx, [id])]
  if (!row) throw new Error("no report")
  return describe(ctx, row, sent)
}

export async function myReports(ctx: UserContext, { isDecided, pagination }: GetMyReports) {
  const { db, user } = ctx
  const decided = { true: isNotNull(reports.decidedAt), false: isNull(reports.decidedAt) }
  const isMine = eq(reports.reporterId, user.id)
  const isWanted = and(isMine, isDecided === undefined ? undefined : decided[`${isDecided}`])
  const [rows, [all]] = await Promise.all([
    joined(db)
      .where(isWanted)
      .orderBy(...newestFirst(reports.createdAt, reports.id))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db
      .select({ total: count(), decided: count(reports.decidedAt) })
      .from(reports)
      .where(isMine),
  ])
  const sent = await filesOf(
    db,
    rows.map(({ report }) => report.id),
  )
  const counts = { open: (all?.total ?? 0) - (all?.decided ?? 0), decided: all?.decided ?? 0 }
  const total = { true: counts.decided, false: counts.open }
  return {
    data: rows.map((row) => describe(ctx, row, sent)),
    total: isDecided === undefined ? (all?.total ?? 0) : total[`${isDecided}`],
    counts,
  }
}
