import { eq } from "drizzle-orm"
import type { DecideApplication } from "@doable/domain/provider-application/input"
import { whyCannotReview } from "@doable/domain/provider-application/rules"
import { validityFrom } from "@doable/domain/provider-application/validity"
import { providerApplications } from "../db/schema/provider-application.ts"
import { record } from "../outbox/record.ts"
import { refreshProvider } from "../provider/refresh-provider.ts"
import { refuse } from "../refuse.ts"
import { lockForReview, type Reviewer } from "./lock-application.ts"
import type { ApplicationRow } from "./queries.ts"

/** An administrator's yes, no, or "not like this yet"; the doer is told, and the profile shows it at once. */
export function decideApplication(ctx: Reviewer, input: DecideApplication): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForReview(tx, input.id)
    refuse(whyCannotReview(row, { actorId: ctx.user.id, from: "in_review" }))
    await tx
      .update(providerApplications)
      .set({ ...columnsOf(row, input, now), decidedAt: now, version: row.version + 1, updatedAt: now })
      .where(eq(providerApplications.id, row.id))
    await refreshProvider(tx, row.userId)
    const about = { applicationId: row.id, userId: row.userId }
    await record(tx, { type: eventOf[input.decision], ...about })
  })
}

const eventOf = {
  approve: "provider-application.approved",
  reject: "provider-application.rejected",
  request_changes: "provider-application.sent-back",
} as const

function columnsOf({ licences }: ApplicationRow, input: DecideApplication, now: Date) {
  const plain = { reasonCode: null, decisionNote: null, fieldsToFix: [] }
  switch (input.decision) {
    case "approve":
      return { ...plain, status: "approved" as const, ...validityFrom(now, licences) }
    case "reject":
      return {
        ...plain,
        status: "rejected" as const,
        reasonCode: input.reasonCode,
        decisionNote: input.note,
      }
    case "request_changes":
      return {
        ...plain,
        status: "changes_requested" as const,
        fieldsToFix: [...new Set(input.fields)],
        decisionNote: input.note,
      }
  }
}
