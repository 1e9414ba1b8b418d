import { and, eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type { DuplicateTask, TaskDraft } from "@doable/domain/task/input"
import { dayOf } from "@doable/domain/time/market-day"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { insertDraft } from "./create-task.ts"
import { fileIdsOf } from "../keep-files.ts"
import { lockTask } from "../lock-task.ts"
import { ownTask } from "../own-task.ts"
import { moneyOf, timingOf } from "../whole-draft.ts"

/** Copies the user's own task into a new draft, with its files and without a date that has passed. */
export function duplicateTask(ctx: UserContext, { id, hireAgain }: DuplicateTask) {
  return ctx.db.transaction(async (tx) => {
    const row = await lockTask(tx, id)
    if (row.ownerId !== ctx.user.id) throw new Refused("task_not_found")
    const timing = timingOf(row)
    const hasPassed = timing?.date && timing.date < dayOf(ctx.now())
    const draft: TaskDraft = {
      title: row.originalTitle ?? row.title,
      description: row.originalDescription ?? row.description,
      lang: row.lang,
      categoryId: row.categoryId,
      answers: row.answers,
      mode: row.mode,
      placeId: row.placeId,
      address: row.address,
      lat: row.lat,
      lng: row.lng,
      timing: hasPassed ? null : timing,
      isUrgent: row.isUrgent,
      budgetKind: row.budgetKind,
      budgetMin: moneyOf(row.budgetMin, row.budgetCurrency),
      budgetMax: moneyOf(row.budgetMax, row.budgetCurrency),
      currency: row.budgetCurrency,
      materials: row.materials,
      spokenLanguages: row.spokenLanguages,
      fileIds: await fileIdsOf(tx, id),
      offerCap: row.offerCap,
      visibility: row.visibility,
      verifiedOnly: row.verifiedOnly,
      providerIds: hireAgain ? await whoFinished(tx, id) : [],
    }
    return ownTask(ctx, tx, await insertDraft(ctx, tx, draft))
  })
}

/** The profile of the doer, if the job was done. */
async function whoFinished(tx: Transaction, taskId: string): Promise<string[]> {
  const { providerId, outcome } = taskAssignments
  const rows = await tx
    .select({ id: providerProfiles.id })
    .from(taskAssignments)
    .innerJoin(providerProfiles, eq(providerProfiles.userId, providerId))
    .where(and(eq(taskAssignments.taskId, taskId), eq(outcome, "completed")))
    .limit(1)
  return rows.map(({ id }) => id)
}
