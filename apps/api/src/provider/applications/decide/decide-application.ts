import { eq } from "../../../platform/db/drizzle.ts"
import type { DecideApplication } from "@doable/domain/provider/application/input"
import { isStillAsTaken } from "@doable/domain/provider/application/checked-name"
import { whyCannotReview } from "@doable/domain/provider/application/rules"
import { validityFrom } from "@doable/domain/provider/application/validity"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../../platform/audit-log/write-audit-log.ts"
import { providerApplications } from "../../../platform/db/schema/provider-application.ts"
import { record } from "../../../platform/outbox/record.ts"
import { refreshProvider } from "../../refresh-provider.ts"
import { refuse } from "../../../platform/refuse.ts"
import { lockForReview, type Reviewer } from "../lock-application.ts"
import { shownNameOf, type ApplicationRow } from "../queries.ts"

/**
 * An administrator approves, rejects or requests changes. The doer is notified, and the profile shows it right away.
 */
export function decideApplication(ctx: Reviewer, input: DecideApplication): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForReview(tx, input.id)
    refuse(whyCannotReview(row, ctx.user.id))
    // A yes is for the names that were compared, and no others.
    if (input.decision === "approve" && !isStillAsTaken(row, await shownNameOf(tx, row.providerId))) {
      throw new Refused("application_names_changed")
    }
    const columns = columnsOf(row, input, now)
    await tx
      .update(providerApplications)
      .set({ ...columns, decidedAt: now, version: row.version + 1, updatedAt: now })
      .where(eq(providerApplications.id, row.id))
    await refreshProvider(tx, row.userId)
    const about = { applicationId: row.id, userId: row.userId }
    await record(tx, { type: eventOf[input.decision], ...about })
    const { status, reasonCode, fieldsToFix } = columns
    await writeAuditLog(tx, caller(ctx), {
      action: `application.${input.decision}`,
      entity: { type: "application", id: row.id },
      before: { status: row.status },
      after: {
        status,
        ...(reasonCode ? { reasonCode } : {}),
        ...(fieldsToFix.length ? { fieldsToFix } : {}),
      },
      ...(columns.decisionNote ? { reason: columns.decisionNote } : {}),
      at: now,
    })
  })
}

const eventOf = {
  approve: "provider-application.approved",
  reject: "provider-application.rejected",
  request_changes: "provider-application.sent-back",
} as const

function columnsOf({ licences }: ApplicationRow, input: DecideApplication, now: Date) {
  const plain = { reasonCode: null, decisionNote: null, fieldsToFix: [] as string[], checklist: null }
  switch (input.decision) {
    case "approve":
      return {
        ...plain,
        status: "approved" as const,
        checklist: input.checklist,
        ...validityFrom(now, licences),
      }
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
