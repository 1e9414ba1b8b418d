import { and, count, desc, eq, ne } from "../platform/db/drizzle.ts"
import { perLocale } from "@doable/domain/locale"
import { Refused } from "@doable/domain/refusal"
import type { Target } from "@doable/domain/report/input"
import { claimerOf } from "@doable/domain/report/claim"
import { outcomesFor, reportReasons, type ReportReason } from "@doable/domain/report/status"
import type { L10n } from "@doable/domain/text/l10n"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { users } from "../platform/db/schema/user.ts"
import { wordsIn } from "../platform/words.ts"
import { hasChat } from "./find-chat.ts"
import { filesOf } from "./files-of.ts"
import { findNameOrEmail, nameOrEmail } from "../user/name-or-email.ts"

const mostReports = 50

/** Everything a moderator needs to decide about one thing. */
export async function findCase({ db, user, now }: UserContext, { targetType, targetId }: Target) {
  const rows = await db
    .select({ report: reports, reporterName: nameOrEmail(users) })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.targetType, targetType), eq(reports.targetId, targetId)))
    // Those that wait come first, however many were decided before.
    .orderBy(desc(reports.decidedAt), desc(reports.createdAt))
    .limit(mostReports)
  const newest = rows.find(({ report }) => report.decidedAt === null) ?? rows[0]
  if (!newest) throw new Refused("report_not_found")
  const { subjectId, snippet } = newest.report
  const open = rows.map(({ report }) => report).filter(({ decidedAt }) => decidedAt === null)
  const claimerId = open.map((report) => claimerOf(report, now())).find((id) => id !== null) ?? null
  const [subject, attached, claimer] = await Promise.all([
    subjectOf(db, subjectId),
    filesOf(
      db,
      rows.map(({ report }) => report.id),
    ),
    claimerId ? findNameOrEmail(db, claimerId) : null,
  ])
  return {
    targetType,
    targetId,
    snippet,
    subject,
    outcomes: outcomesFor(targetType),
    claimedBy: claimerId ? { name: claimer ?? "", isMe: claimerId === user.id } : null,
    reports: rows.map(({ report, reporterName }) => ({
      id: report.id,
      reporterName,
      reasonCode: report.reasonCode,
      text: report.text,
      createdAt: report.createdAt.toISOString(),
      decidedAt: report.decidedAt?.toISOString() ?? null,
      outcome: report.outcome,
      outcomeText: report.outcomeText,
      hasChat: hasChat(report),
      files: attached.filter(({ reportId }) => reportId === report.id).map(({ id, name }) => ({ id, name })),
    })),
    templates: targetType === "user" ? ofPeople : ofTexts,
    noActionTemplate: inEveryLanguage("none"),
  }
}

const words = perLocale((locale) => wordsIn(locale))
/** Where what we say of a text would be wrong of a person. */
const ofPerson = ["spam", "fake", "offensive", "discrimination", "copyright", "other"] as const
type OfPerson = (typeof ofPerson)[number]
const inEveryLanguage = (template: ReportReason | "none" | `person.${OfPerson}`): L10n =>
  perLocale((locale) => words[locale](`report-templates:${template}`))
const byReason = (of: (reason: ReportReason) => L10n) =>
  Object.fromEntries(reportReasons.map((reason) => [reason, of(reason)])) as Record<ReportReason, L10n>
const ofTexts = byReason(inEveryLanguage)
const ofPeople = byReason((reason) => {
  const own = ofPerson.find((one) => one === reason)
  return own ? inEveryLanguage(`person.${own}`) : ofTexts[reason]
})

async function subjectOf(db: Database, id: string) {
  const isAgainst = and(eq(reports.subjectId, id), ne(reports.outcome, "none"))
  const [[person], [earlier]] = await Promise.all([
    db
      .select({ id: users.id, name: nameOrEmail(users), status: users.status, locale: users.locale })
      .from(users)
      .where(eq(users.id, id)),
    db.select({ count: count() }).from(reports).where(isAgainst),
  ])
  if (!person) throw new Refused("report_not_found")
  return { ...person, earlier: earlier?.count ?? 0 }
}
