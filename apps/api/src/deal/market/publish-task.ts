import { eq } from "../../platform/db/drizzle.ts"
import { expiryOf } from "@doable/domain/task/expiry"
import type { TaskId } from "@doable/domain/task/input"
import { nearDuplicate, removalsBeforeHold } from "@doable/domain/task/limits"
import { dayOf } from "@doable/domain/time/market-day"
import { plainText } from "@doable/domain/text/plain-text"
import { taskProblems } from "@doable/domain/task/problems"
import { whyCannotPublish, whyHold } from "@doable/domain/task/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { inviteAsked } from "../../offer/invite-asked.ts"
import { lockAskable } from "../../offer/send-invites.ts"
import { categoryFacts } from "../../task/category-facts.ts"
import { incomplete } from "../../task/draft-columns.ts"
import { lockTask } from "../../task/lock-task.ts"
import { nearestTwin, removalsOf } from "../../task/near-duplicate.ts"
import { lockOwner } from "../../task/owner-limits.ts"
import { ownTask } from "../../task/own-task.ts"
import { furtherTexts, publishedColumns, refuseWords } from "../../task/published-columns.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"
import { startRepeat } from "../../task/start-repeat.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { wholeDraft } from "../../task/whole-draft.ts"

/**
 * Publishes the task or holds it for a moderator. Locks the owner's row so that parallel requests can't exceed the
 * task limit.
 */
export function publishTask(ctx: UserContext, { id }: TaskId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockTask(tx, id)
    if (row.ownerId !== ctx.user.id) throw new Refused("task_not_found")
    await lockAskable(tx, row, row.askedProviderIds)
    const owner = await lockOwner(tx, ctx.user.id, now)
    refuse(whyCannotPublish({ task: row, now, ...owner }))

    const category = await categoryFacts(tx, row.categoryId)
    const draft = wholeDraft(row, category)
    const problems = taskProblems(draft, dayOf(now))
    if (problems.length > 0 || !category) throw incomplete(...problems)

    const text = plainText(`${draft.title}\n${draft.description}`)
    const screen = await screenFor(tx, "task", ctx.textHits)
    const texts = [text, ...furtherTexts(draft)]
    refuseWords(screen, draft)
    const twin = await nearestTwin(tx, row, text, now)
    const reason = whyHold({
      prohibited: screen.isHeld(...texts),
      nearDuplicate: twin !== null && twin.similarity >= nearDuplicate.similarity,
      earlierRemovals: (await removalsOf(tx, row.ownerId)) >= removalsBeforeHold,
    })
    const status = reason ? "held" : "open"
    await tx
      .update(tasks)
      .set({
        ...publishedColumns(row, draft, { category, screen }),
        ...expiryOf({ date: row.dueDate, lastActivityAt: now }),
        status,
        holdReason: reason,
        // What we asked for is done, or gets checked again.
        moderationNote: null,
        duplicateOfId: reason === "near_duplicate" ? twin?.id : null,
        publishedAt: now,
        lastActivityAt: now,
        updatedAt: now,
        version: row.version + 1,
      })
      .where(eq(tasks.id, id))

    const type = reason ? "held" : "published"
    const data = reason ? { reason } : {}
    await recordTaskEvent(tx, {
      taskId: id,
      actorId: ctx.user.id,
      type,
      from: "draft",
      to: status,
      data,
      now,
    })
    await record(tx, { type: `task.${type}`, taskId: id, ownerId: row.ownerId })
    await startRepeat(tx, row, now)
    if (!reason) await inviteAsked(tx, row, now)
    return ownTask(ctx, tx, id)
  })
}
