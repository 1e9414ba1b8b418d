import type { Database } from "../../src/platform/db/client.ts"
import { reportFiles, reports } from "../../src/platform/db/schema/trust/report.ts"
import { aConversation, aMessage } from "../conversation-factories.ts"
import { aFile, aUser } from "../factories.ts"
import type { AccessTable } from "./access.ts"
import type { People } from "./people.ts"

async function aReport(db: Database, given: Partial<typeof reports.$inferInsert> = {}) {
  const [reporter, subject] = [await aUser(db), await aUser(db)]
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const about = {
    targetType: "user",
    targetId: subject.id,
    subjectId: subject.id,
    reasonCode: "spam",
  } as const
  const [report] = await db
    .insert(reports)
    .values({ ...about, ...at, reporterId: reporter.id, ...given })
    .returning()
  if (!report) throw new Error("no report")
  return report
}

const targetOf = ({ targetType, targetId }: typeof reports.$inferSelect) => ({ targetType, targetId })
const words = "We looked at it and nothing is wrong."

const aTarget = async (_people: People, db: Database) => targetOf(await aReport(db))
const claimed = async ({ admin }: People, db: Database) =>
  targetOf(await aReport(db, { status: "in_review", claimedById: admin.id, claimedAt: new Date() }))

export const reportAccess: AccessTable = {
  "report.create": {
    access: "user",
    input: async (_people, db) => ({
      payload: { targetType: "user", targetId: (await aUser(db)).id, reasonCode: "spam" },
    }),
  },
  "report.getMy": { access: "user", input: async () => ({ isDecided: false }) },
  "adminReport.claim": { access: "moderator", input: aTarget },
  "adminReport.decide": {
    access: "moderator",
    input: async (people, db) => ({
      ...(await claimed(people, db)),
      outcome: "none",
      reason: { en: words, ru: words, ro: words },
    }),
  },
  "adminReport.getByTarget": { access: "moderator", input: aTarget },
  "adminReport.getChat": {
    access: "moderator",
    input: async ({ admin }, db) => {
      const [reporter, subject] = [await aUser(db), await aUser(db)]
      const message = await aMessage(db, await aConversation(db, reporter, subject), subject)
      const about = { targetType: "message", targetId: message.id, subjectId: subject.id } as const
      const claim = { status: "in_review", claimedById: admin.id, claimedAt: new Date() } as const
      const { id } = await aReport(db, { ...about, ...claim, reporterId: reporter.id })
      return { id }
    },
  },
  "adminReport.getFigures": { access: "moderator" },
  "adminReport.getFileUrl": {
    access: "moderator",
    input: async (_people, db) => {
      const report = await aReport(db)
      const file = await aFile(db, { id: report.reporterId }, { isPublic: false })
      await db.insert(reportFiles).values({ reportId: report.id, fileId: file.id, position: 0 })
      return { id: report.id, fileId: file.id }
    },
  },
  "adminReport.getList": { access: "moderator", input: async () => ({ tab: "mine" }) },
  "adminReport.release": { access: "moderator", input: claimed },
}
