import { and, eq } from "../../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { PauseRepeat, RepeatId, SkipRepeat } from "@doable/domain/task/repeat/input"
import { draftedFor, nextRepeatDay, rhythmFrom } from "@doable/domain/task/repeat/rhythm"
import { dayOf } from "@doable/domain/time/market-day"
import type { UserContext } from "../../../platform/context.ts"
import type { Transaction } from "../../../platform/db/client.ts"
import { taskRepeats } from "../../../platform/db/schema/task.ts"
import { ownRepeat } from "./find-repeats.ts"

type Row = typeof taskRepeats.$inferSelect

/** Leaves out the next one, if it's still the one that the person saw. */
export const skipRepeat = (ctx: UserContext, { id, day }: SkipRepeat) =>
  change(ctx, id, ({ every, firstDay, nextDay }) => {
    if (!firstDay || nextDay !== day) return null
    const later = nextRepeatDay({ every, firstDay }, day)
    return { nextDay: later, draftAt: draftedFor(later) }
  })

/** What fell into the pause is left out. */
export const pauseRepeat = (ctx: UserContext, { id, isPaused }: PauseRepeat) =>
  change(ctx, id, ({ every, firstDay, nextDay }) => {
    const today = dayOf(ctx.now())
    const hasPassed = !isPaused && firstDay !== null && nextDay !== null && nextDay <= today
    return { isPaused, ...(hasPassed ? rhythmFrom({ every, firstDay }, today) : {}) }
  })

function change(ctx: UserContext, id: string, columns: (row: Row) => Partial<Row> | null) {
  return ctx.db.transaction(async (tx) => {
    const changed = columns(await lockRepeat(tx, id, ctx.user.id))
    if (changed)
      await tx
        .update(taskRepeats)
        .set({ ...changed, updatedAt: ctx.now() })
        .where(eq(taskRepeats.id, id))
    return ownRepeat(tx, id)
  })
}

/** Someone else's isn't there. */
async function lockRepeat(tx: Transaction, id: string, ownerId: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(taskRepeats)
    .where(and(eq(taskRepeats.id, id), eq(taskRepeats.ownerId, ownerId)))
    .for("update")
  if (!row) throw new Refused("repeat_not_found")
  return row
}

/** A draft that's there already stays. */
export async function stopRepeat({ db, user }: UserContext, { id }: RepeatId) {
  const isOwn = and(eq(taskRepeats.id, id), eq(taskRepeats.ownerId, user.id))
  const gone = await db.delete(taskRepeats).where(isOwn).returning({ id: taskRepeats.id })
  if (gone.length === 0) throw new Refused("repeat_not_found")
  return { id }
}
