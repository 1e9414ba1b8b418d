import { and, asc, eq } from "../../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { SetRepeat } from "@doable/domain/task/repeat/input"
import { repeatsPerPerson, rhythmFrom } from "@doable/domain/task/repeat/rhythm"
import { whyCannotRepeat } from "@doable/domain/task/repeat/rules"
import { dayOf } from "@doable/domain/time/market-day"
import { whyCannotPublish } from "@doable/domain/user/rules"
import type { UserContext } from "../../../platform/context.ts"
import { taskRepeats } from "../../../platform/db/schema/task.ts"
import { refuse } from "../../../platform/refuse.ts"
import { lockUser } from "../../../user/lock-user.ts"
import { lockTask } from "../../lock-task.ts"
import { firstDayOf } from "../../start-repeat.ts"
import { belongs, ownRepeat } from "./find-repeats.ts"

/** Lets a task come again, or in another rhythm. Of a draft the days are counted once it's posted. */
export function setRepeat(ctx: UserContext, { taskId, every, hireAgain }: SetRepeat) {
  const { user } = ctx
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    refuse(whyCannotRepeat(task, user.id))
    refuse(whyCannotPublish(user))
    await lockUser(tx, user.id)
    const [known] = await tx
      .select()
      .from(taskRepeats)
      .where(and(eq(taskRepeats.ownerId, user.id), belongs(taskId)))
      .orderBy(asc(taskRepeats.createdAt))
      .limit(1)
      .for("update")
    const firstDay = known ? known.firstDay : task.status === "draft" ? null : firstDayOf(task)
    const days = firstDay ? rhythmFrom({ every, firstDay }, dayOf(now)) : {}
    const chosen = { every, hireAgain, ...(known?.every === every ? {} : days), updatedAt: now }
    if (known) {
      await tx.update(taskRepeats).set(chosen).where(eq(taskRepeats.id, known.id))
      return ownRepeat(tx, known.id)
    }
    const kept = await tx.$count(taskRepeats, eq(taskRepeats.ownerId, user.id))
    if (kept >= repeatsPerPerson) throw new Refused("repeat_limit_reached")
    const [made] = await tx
      .insert(taskRepeats)
      .values({ ...chosen, ownerId: user.id, taskId, createdAt: now })
      .returning({ id: taskRepeats.id })
    if (!made) throw new Error("no repeat")
    return ownRepeat(tx, made.id)
  })
}
