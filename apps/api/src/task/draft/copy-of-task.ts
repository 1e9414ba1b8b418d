import { and, eq } from "../../platform/db/drizzle.ts"
import type { TaskDraft } from "@doable/domain/task/input"
import type { Transaction } from "../../platform/db/client.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { categoryFacts } from "../category-facts.ts"
import { fileIdsOf } from "../keep-files.ts"
import type { TaskRow } from "../lock-task.ts"
import { moneyOf, writtenTranslations } from "../whole-draft.ts"

type Copied = Pick<TaskDraft, "timing"> & { hireAgain: boolean }

/** All that the owner wrote. A category that's closed by now has to be chosen again. */
export async function copyOfTask(
  tx: Transaction,
  row: TaskRow,
  { timing, hireAgain }: Copied,
): Promise<TaskDraft> {
  const category = await categoryFacts(tx, row.categoryId)
  return {
    title: row.originalTitle ?? row.title,
    description: row.originalDescription ?? row.description,
    lang: row.lang,
    translations: writtenTranslations(row),
    categoryId: category?.isActive ? category.id : null,
    answers: row.answers,
    mode: row.mode,
    placeId: row.placeId,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    timing,
    isUrgent: row.isUrgent,
    budgetKind: row.budgetKind,
    budgetMin: moneyOf(row.budgetMin, row.budgetCurrency),
    budgetMax: moneyOf(row.budgetMax, row.budgetCurrency),
    currency: row.budgetCurrency,
    materials: row.materials,
    spokenLanguages: row.spokenLanguages,
    fileIds: await fileIdsOf(tx, row.id),
    offerCap: row.offerCap,
    visibility: row.visibility,
    verifiedOnly: row.verifiedOnly,
    providerIds: hireAgain ? await whoFinished(tx, row.id) : [],
  }
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
