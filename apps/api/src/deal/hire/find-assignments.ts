import { isStaff } from "@doable/domain/user/admin-access"
import type { AssignmentsByTask } from "@doable/domain/deal/input"
import { Refused } from "@doable/domain/refusal"
import { sql } from "../../platform/db/drizzle.ts"
import type { UserContext } from "../../platform/context.ts"
import { isoDate } from "../../platform/db/wire-format.ts"
import { ownerOfTask } from "../../task/queries.ts"
import { moneyOf } from "../../task/whole-draft.ts"
import { agreedText, isOnOrDone } from "./agreed-text.ts"
import type { AssignmentAnswer, ReportAnswer } from "./answers.ts"
import { exitsOf, findExits, type Exits } from "./find-exits.ts"
import { assignmentsOfTask, chosenContacts } from "./queries.ts"
import type { FoundAssignment } from "./queries.ts"

/** What the two agreed on, where it is and how they reach each other: for the owner all hires, for a doer their own. */
export async function findAssignments(ctx: UserContext, { taskId }: AssignmentsByTask) {
  const { db, user } = ctx
  const ownerId = await ownerOfTask(db, taskId)
  if (!ownerId) throw new Refused("task_not_found")
  const seesAll = ownerId === user.id || isStaff(user.role)
  const found = await assignmentsOfTask(db, taskId, seesAll ? null : user.id)
  if (!seesAll && found.length === 0) throw new Refused("task_not_found")
  const reports = await findReports(
    ctx,
    found.map(({ assignment }) => assignment.id),
  )
  const exits = await findExits(ctx, found)
  const data = await Promise.all(found.map((row) => describe(ctx, row, reports, exits)))
  return { data, total: data.length }
}

async function describe(
  { db, user }: UserContext,
  row: FoundAssignment,
  reports: Map<string, ReportAnswer[]>,
  exits: Map<string, Exits>,
): Promise<AssignmentAnswer> {
  const { assignment, taskStatus, owner, doer, conversationId } = row
  const other = user.id === owner.id ? doer : user.id === doer.id ? owner : null
  const isOn = isOnOrDone({ outcome: assignment.outcome, taskStatus })
  const contacts = other && isOn ? await chosenContacts(db, other.id) : []
  const isRunning = other !== null && isOn && assignment.endedAt === null
  const lacksOwnContacts = isRunning && (await chosenContacts(db, user.id)).length === 0
  const { id, taskId, offerId, revisionRound, outcome, completedBy, fault } = assignment
  return {
    id,
    taskId,
    offerId,
    conversationId: other ? conversationId : null,
    assignedAt: assignment.assignedAt.toISOString(),
    startedAt: assignment.startedAt?.toISOString() ?? null,
    completionRequestedAt: assignment.completionRequestedAt?.toISOString() ?? null,
    revisionRound,
    endsAt: assignment.endsAt?.toISOString() ?? null,
    strandedAt: (assignment.endedAt === null && assignment.strandedAt?.toISOString()) || null,
    reports: reports.get(id) ?? [],
    endedAt: assignment.endedAt?.toISOString() ?? null,
    outcome,
    completedBy,
    cancelReason: assignment.cancelReason,
    cancelNote: assignment.cancelNote,
    cancelledBy:
      assignment.cancelledById === null ? null : assignment.cancelledById === user.id ? "you" : "other",
    fault,
    agreement: agreementOf(row, { isOn, isDoer: user.id === doer.id }),
    ...exitsOf(exits, id),
    other: other && {
      userId: other.id,
      name: other.name,
      isGone: other.deletedAt !== null,
      image: other.image,
      contacts,
    },
    lacksOwnContacts,
  }
}

/** Cancelled or stopped by us, it doesn't tell where: the address was for the work alone. */
function agreementOf(
  { agreement, task, place, city, spot }: FoundAssignment,
  { isOn, isDoer }: { isOn: boolean; isDoer: boolean },
) {
  const { version, title, included, currency, materials, warrantyDays, paymentMethod } = agreement
  const isOwnCity = city && city.id !== place?.id
  return {
    version,
    title,
    scopeText: agreedText(agreement.scopeText, { task, isDoer, isOn }),
    included,
    price: { amount: agreement.price, currency },
    materialsCost: moneyOf(agreement.materialsCost, currency),
    materials,
    scheduledAt: agreement.scheduledAt?.toISOString() ?? null,
    place: place && { ...place, city: isOwnCity ? city.name : null },
    address: isOn ? agreement.address : null,
    spot: isOn && spot.lat !== null && spot.lng !== null ? { lat: spot.lat, lng: spot.lng } : null,
    warrantyDays,
    paymentMethod,
    settledByCustomerAt: agreement.settledByCustomerAt?.toISOString() ?? null,
    settledByProviderAt: agreement.settledByProviderAt?.toISOString() ?? null,
  }
}

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
