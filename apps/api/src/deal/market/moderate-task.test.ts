import { and, eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, anOffer, offerOn } from "../../../test/deal-factories.ts"
import { aFile } from "../../../test/factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { aHiredPair, linesOf } from "../../../test/work-world.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { notifications } from "../../platform/db/schema/notification.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { taskInvites } from "../../platform/db/schema/task-invite.ts"
import { taskEvents, taskFiles, tasks } from "../../platform/db/schema/task.ts"
import { runWorkTimers } from "../hire/run-timers.ts"
import type { AdminTaskAnswer, AdminTaskRow } from "../moderation/admin-answers.ts"
import type { TaskAnswer } from "../../task/answers.ts"
import { runTaskTimers } from "./expire-tasks.ts"

const world = anApi()
const explanation = "Please say what is to be done, without things that are not done here."
const dayMs = 24 * 60 * 60 * 1000

const anAdmin = () => aCaller(world, { role: "ADMIN" })
type Someone = Awaited<ReturnType<typeof aCaller>>

const rowOf = async (id: string) => {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, id))
  if (!row) throw new Error("no task")
  return row
}
const storyOf = async (id: string) => {
  const rows = await world.db
    .select()
    .from(taskEvents)
    .where(eq(taskEvents.taskId, id))
    .orderBy(taskEvents.createdAt)
  return rows.map(({ type, fromStatus, toStatus }) => `${type}: ${fromStatus} → ${toStatus}`)
}
const auditOf = async (id: string) => {
  const rows = await world.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.entityId, id))
    .orderBy(auditLogs.createdAt)
  return rows.map(({ action, reason }) => [action, reason])
}
const told = async ({ user }: Someone, type: string) => {
  const rows = await world.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.type, type)))
  return rows.length
}

async function aHeldTask(owner?: Someone, given: Parameters<typeof aTask>[2] = {}) {
  const ana = owner ?? (await aCaller(world))
  const held = { status: "held", holdReason: "prohibited_words", expiresAt: null } as const
  const task = await aTask(world.db, ana.user, { ...held, ...given })
  return { ana, id: task.id, version: task.version }
}

describe("a held task", () => {
  test("is let onto the wall with its whole time before it, and whoever was asked for is asked now", async () => {
    const [admin, ion] = [await anAdmin(), await aDoerAtTheDoor(world)]
    const longAgo = new Date(Date.now() - 20 * dayMs)
    const given = {
      askedProviderIds: [ion.profile.id],
      publishedAt: longAgo,
      title: "Bring cocaine to a party",
    }
    const { ana, id, version } = await aHeldTask(undefined, given)
    const { task } = await admin.tell<AdminTaskAnswer>("adminTask.approve", { id, version })
    expect(task).toMatchObject({ status: "open", own: { holdReason: null } })
    const row = await rowOf(id)
    expect((row.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * dayMs)
    expect(row.publishedAt?.getTime()).toBeGreaterThan(Date.now() - dayMs)
    const invites = await world.db.select().from(taskInvites).where(eq(taskInvites.taskId, id))
    expect(invites.map(({ providerId }) => providerId)).toEqual([ion.user.id])
    expect(await storyOf(id)).toEqual(["approved: held → open"])
    expect(await auditOf(id)).toEqual([["task.approve", null]])
    await expect.poll(() => told(ana, "TaskApproved")).toBe(1)
    const { data } = await (await aCaller(world)).ask<{ data: { id: string }[] }>("task.getList", {})
    expect(data.map((one) => one.id)).toContain(id)
  })

  test("shows what everybody sees; a private file is opened singly, and that is written down", async () => {
    const admin = await anAdmin()
    const { ana, id } = await aHeldTask()
    const open = await aFile(world.db, ana.user, { purpose: "picture", key: crypto.randomUUID() })
    const closed = await aFile(world.db, ana.user, { key: crypto.randomUUID(), isPublic: false })
    await world.db.insert(taskFiles).values([
      { taskId: id, fileId: open.id, position: 0 },
      { taskId: id, fileId: closed.id, position: 1 },
    ])
    const { task } = await admin.ask<AdminTaskAnswer>("adminTask.getById", { id })
    expect(task.files.map(({ url }) => url !== null)).toEqual([true, false])
    const page = await admin.ask<{ task: TaskAnswer }>("task.getById", { id })
    expect(page.task.files.map((file) => file.id)).toEqual([open.id])
    expect((await ana.ask<{ task: TaskAnswer }>("task.getById", { id })).task.files).toHaveLength(2)
    expect(await auditOf(closed.id)).toEqual([])
    await admin.ask("file.getPreviewUrl", { id: closed.id })
    expect(await auditOf(closed.id)).toEqual([["file.view", null]])
  })

  test("whose day has passed is not let onto the wall any more", async () => {
    const admin = await anAdmin()
    const { id, version } = await aHeldTask(undefined, { timingKind: "on_date", dueDate: "2026-01-01" })
    expect(await admin.tryTell("adminTask.approve", { id, version })).toBe("task_date_passed")
    expect((await rowOf(id)).status).toBe("held")
  })

  test("of somebody who may begin nothing now is not let onto the wall; taken down, it does not come back open", async () => {
    const [admin, ana] = [await anAdmin(), await aCaller(world)]
    const { id, version } = await aHeldTask(ana)
    const open = await aTask(world.db, ana.user)
    const act = { reasonCode: "fraud", explanation }
    await admin.tell("adminTask.remove", { id: open.id, ...act })
    const limit = { id: ana.user.id, status: "limited", reason: "a good one" }
    await admin.tell("adminUser.setStatus", limit)
    expect(await admin.tryTell("adminTask.approve", { id, version })).toBe("task_owner_away")
    expect((await rowOf(id)).status).toBe("held")
    await admin.tell("adminTask.restore", { id: open.id, reason: "a mistake" })
    expect((await rowOf(open.id)).status).toBe("expired")
    await admin.tell("adminUser.setStatus", { ...limit, status: "active" })
    expect(await admin.tryTell("adminTask.approve", { id, version })).toBe("done")
  })

  test("goes back to its owner with our words, which are gone when it is posted again", async () => {
    const admin = await anAdmin()
    const ana = await aCaller(world)
    const payload = await wholePayload(world.db, {
      description: "Buy cocaine for the party, one gram a head.",
    })
    const draft = await ana.tell("task.create", { payload })
    const held = await ana.tell("task.publish", { id: draft.id })
    expect(held.status).toBe("held")
    const { id, version } = held
    expect(await admin.tryTell("adminTask.sendBack", { id, version, explanation: "no" })).not.toBe("done")
    await admin.tell("adminTask.sendBack", { id, version, explanation })
    const { task } = await ana.ask<{ task: TaskAnswer }>("task.getById", { id })
    expect(task).toMatchObject({ status: "draft", own: { moderationNote: explanation, holdReason: null } })
    expect(await admin.tryAsk("adminTask.getById", { id })).toBe("task_not_found")
    await expect.poll(() => told(ana, "TaskChangesRequested")).toBe(1)
    const mended = {
      id,
      version: task.version,
      payload: { description: payload.description.replace("cocaine", "cakes") },
    }
    await ana.tell("task.update", mended)
    expect(await ana.tell("task.publish", { id })).toMatchObject({
      status: "open",
      own: { moderationNote: null },
    })
    expect(await auditOf(id)).toEqual([["task.send_back", explanation]])
  })

  test("that its owner edits meanwhile is read again before it is decided", async () => {
    const admin = await anAdmin()
    const { ana, id, version } = await aHeldTask()
    await ana.tell("task.update", { id, version, payload: { title: "Repair the kitchen tap again" } })
    expect(await admin.tryTell("adminTask.approve", { id, version })).toBe("task_changed_elsewhere")
    expect(await admin.tryTell("adminTask.approve", { id, version: version + 1 })).toBe("done")
  })

  test("is decided by one of two who act at the same moment", async () => {
    const [one, two] = [await anAdmin(), await anAdmin()]
    for (let round = 0; round < 4; round += 1) {
      const { id, version } = await aHeldTask()
      const tries = await Promise.all([
        one.tryTell("adminTask.approve", { id, version }),
        two.tryTell("adminTask.sendBack", { id, version, explanation }),
      ])
      expect(tries.filter((outcome) => outcome === "done")).toHaveLength(1)
      expect(tries.filter((outcome) => outcome === "task_bad_transition")).toHaveLength(1)
      expect(await auditOf(id)).toHaveLength(1)
    }
  })

  test("is shown as it was written, with the words that were found, the oldest first", async () => {
    const admin = await anAdmin()
    const description = "Call 069 123 456: I need cocaine for tonight, thank you."
    const yearAgo = new Date(Date.now() - 365 * dayMs)
    const masked = { description: "Call ▒▒▒: I need cocaine for tonight, thank you." }
    const { id } = await aHeldTask(undefined, {
      ...masked,
      originalDescription: description,
      publishedAt: yearAgo,
    })
    await aHeldTask()
    const { data } = await admin.ask<{ data: AdminTaskRow[] }>("adminTask.getList", {})
    expect(data[0]).toMatchObject({ id, holdReason: "prohibited_words" })
    const shown = await admin.ask<AdminTaskAnswer>("adminTask.getById", { id })
    expect(shown.description.text).toBe(description)
    const [mark] = shown.description.marks
    expect(description.slice(mark?.start, mark?.end)).toBe("cocaine")
    const found = await admin.ask<{ data: AdminTaskRow[] }>("adminTask.getList", { q: id })
    expect(found.data.map((row) => row.id)).toEqual([id])
  })
})

describe("what is taken down", () => {
  const removal = { reasonCode: "fraud", explanation } as const

  test("is gone for everybody, its offers end, and it comes back with a new time", async () => {
    const [admin, ana, ion] = [await anAdmin(), await aCaller(world), await aDoerAtTheDoor(world)]
    const { id } = await aTask(world.db, ana.user)
    const offer = await offerOn(ion, { id })
    await admin.tell("adminTask.remove", { id, ...removal })
    expect(await (await aCaller(world)).tryAsk("task.getById", { id })).toBe("task_unavailable")
    const [declined] = await world.db.select().from(taskOffers).where(eq(taskOffers.id, offer.id))
    expect(declined).toMatchObject({ status: "declined", declineReason: "task_closed" })
    const shown = await admin.ask<AdminTaskAnswer>("adminTask.getById", { id })
    expect(shown.removal).toMatchObject({ reason: "fraud", note: explanation })
    await expect.poll(() => told(ana, "ContentRemoved")).toBe(1)

    const restored = await admin.tell<AdminTaskAnswer>("adminTask.restore", {
      id,
      reason: "a mistake of ours",
    })
    expect(restored.task.status).toBe("open")
    expect((await rowOf(id)).expiresAt?.getTime()).toBeGreaterThan(Date.now() + 29 * dayMs)
    expect(await ion.tryTell("offer.revive", { id: offer.id, validDays: 7 })).toBe("done")
    await expect.poll(() => told(ana, "ContentRestored")).toBe(1)
    expect(await admin.tryTell("adminTask.restore", { id, reason: "again" })).toBe("task_bad_transition")
    expect((await auditOf(id)).map(([action]) => action)).toEqual(["task.remove", "task.restore"])
  })

  test("was held and is held again; its day has passed and its owner may choose another", async () => {
    const admin = await anAdmin()
    const { id } = await aHeldTask()
    await admin.tell("adminTask.remove", { id, ...removal })
    const back = await admin.tell<AdminTaskAnswer>("adminTask.restore", { id, reason: "look again" })
    expect(back.task).toMatchObject({ status: "held", own: { holdReason: "prohibited_words" } })
    const ana = await aCaller(world)
    const past = await aTask(world.db, ana.user, { timingKind: "on_date", dueDate: "2026-01-01" })
    await admin.tell("adminTask.remove", { id: past.id, ...removal })
    const late = await admin.tell<AdminTaskAnswer>("adminTask.restore", { id: past.id, reason: "a mistake" })
    expect(late.task.status).toBe("expired")
    expect(await ana.tryTell("task.reopen", { id: past.id, timing: { kind: "flexible" } })).toBe("done")
  })

  test("with work on it stands still: no clock ends it, nobody can go on, and it goes on when it is back", async () => {
    const admin = await anAdmin()
    const pair = await aHiredPair(world)
    const { ana, ion, id } = pair
    await ion.tell("task.requestCompletion", { id })
    await admin.tell("adminTask.remove", { id, ...removal })
    expect(await linesOf(pair)).toContain("task_removed")
    await runWorkTimers(world.db, new Date(Date.now() + 60 * dayMs))
    await runTaskTimers(world.db, new Date(Date.now() + 60 * dayMs))
    expect((await rowOf(id)).status).toBe("removed")
    expect(await ana.tryTell("task.confirmCompletion", { id })).not.toBe("done")
    await expect.poll(() => told(ion, "ContentRemoved")).toBe(1)

    await admin.tell("adminTask.restore", { id, reason: "a mistake of ours" })
    const [hire] = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, id))
    expect((hire?.endsAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(6.9 * dayMs)
    expect(await ana.tryTell("task.confirmCompletion", { id })).toBe("done")
  })

  test("by two at once is taken down once; what is over stays as it is", async () => {
    const [one, two] = [await anAdmin(), await anAdmin()]
    const ana = await aCaller(world)
    const task = await aTask(world.db, ana.user)
    await anOffer(world.db, task, (await aDoerAtTheDoor(world)).user)
    const tries = await Promise.all(
      [one, two].map((who) => who.tryTell("adminTask.remove", { id: task.id, ...removal })),
    )
    expect(tries.toSorted()).toEqual(["done", "task_bad_transition"])
    const done = await aTask(world.db, ana.user, { status: "completed" })
    expect(await one.tryTell("adminTask.remove", { id: done.id, ...removal })).toBe("task_bad_transition")
  })
})
