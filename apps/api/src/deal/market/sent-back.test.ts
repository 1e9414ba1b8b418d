import { desc, eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { taskEvents, tasks } from "../../platform/db/schema/task.ts"
import { taskData } from "../task-data.ts"
import { runTaskTimers } from "./expire-tasks.ts"

const world = anApi()
const explanation = "Please say what is to be done, without things that are not done here."
const dayMs = 24 * 60 * 60 * 1000

const rowOf = async (id: string) => {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, id))
  if (!row) throw new Error("no task")
  return row
}

test.each(["its owner deletes it", "nobody touches it for two months", "its owner leaves"])(
  "a task that we sent back and others wrote to is closed when %s, and stays for them",
  async (how) => {
    const admin = await aCaller(world, { role: "ADMIN" })
    const ana = await aCaller(world)
    const doer = await aDoerAtTheDoor(world)
    const task = await aTask(world.db, ana.user)
    const { id } = task
    const offer = await offerOn(doer, task)
    await ana.tell("conversation.openForOffer", { offerId: offer.id })
    const held = { status: "held", holdReason: "prohibited_words" } as const
    await world.db.update(tasks).set(held).where(eq(tasks.id, id))
    const { version } = await rowOf(id)
    await admin.tell("adminTask.sendBack", { id, version, explanation })
    if (how === "its owner deletes it") await ana.tell("task.delete", { id })
    else if (how === "its owner leaves")
      await world.db.transaction((tx) => taskData.forget(tx, { ...ana.user, now: new Date() }))
    else await runTaskTimers(world.db, new Date(Date.now() + 61 * dayMs))
    expect((await rowOf(id)).status).toBe("cancelled")
    const [last] = await world.db
      .select()
      .from(taskEvents)
      .where(eq(taskEvents.taskId, id))
      .orderBy(desc(taskEvents.createdAt), desc(taskEvents.id))
    expect(last).toMatchObject({ type: "closed", fromStatus: "draft", toStatus: "cancelled" })
    expect(await doer.tryAsk("offer.getById", { id: offer.id })).toBe("done")
    if (how === "its owner deletes it")
      expect(await ana.tryTell("task.reopen", { id })).toBe("task_sent_back")
  },
)
