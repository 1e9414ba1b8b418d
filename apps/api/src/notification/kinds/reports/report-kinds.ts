import { eq } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import { reasonsFor } from "@doable/domain/deal/fault/faults"
import { reportOutcomes, reportReasons, toldOutcome } from "@doable/domain/report/status"
import { l10n } from "@doable/domain/text/l10n"
import type { Database } from "../../../platform/db/client.ts"
import { reports } from "../../../platform/db/schema/trust/report.ts"
import { accountEmail } from "../emails.ts"
import { kind } from "../kind.ts"
import { sentence } from "../moderation-kinds.ts"

const decided = z.object({ outcome: z.enum(reportOutcomes), text: l10n, reason: z.enum(reportReasons) })

async function decisionOn(db: Database, reportId: string) {
  const [report] = await db.select().from(reports).where(eq(reports.id, reportId))
  if (!report?.outcome || !report.outcomeText) return null
  const { outcome, outcomeText: text, reasonCode: reason } = report
  return { report, data: { outcome, text, reason } }
}

/** To the person who reported it: the outcome. */
export const reportDecided = kind("ReportDecided", {
  data: decided,
  from: {
    "report.decided": async ({ reportId }, db) => {
      const found = await decisionOn(db, reportId)
      return found ? [{ userId: found.report.reporterId, data: found.data }] : []
    },
  },
  letter: accountEmail,
  actionUrl: "/account?section=reports",
  fill: ({ text }, { locale }) => ({ note: sentence(reasonsFor(text, locale) ?? "") }),
  choose: {
    title: ({ outcome }) => (outcome === "none" ? "none" : "acted"),
    message: ({ outcome }) => toldOutcome(outcome),
  },
})

/** To the reported person, without a word about who it was. */
export const reportActedOn = kind("ReportActedOn", {
  data: decided,
  from: {
    "report.acted-on": async ({ reportId }, db) => {
      const found = await decisionOn(db, reportId)
      return found ? [{ userId: found.report.subjectId, data: found.data }] : []
    },
  },
  letter: accountEmail,
  actionUrl: "/account?section=restrictions",
  fill: ({ text }, { locale }) => ({ note: sentence(reasonsFor(text, locale) ?? "") }),
  choose: { title: ({ outcome }) => outcome },
})
