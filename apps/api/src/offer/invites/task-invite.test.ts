import { eq } from "../../platform/db/drizzle.ts"
import { invitesPerDay } from "@doable/domain/offer/invite/limits"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoer, aDoerAtTheDoor, offerOn, terms } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { taskInvites } from "../../platform/db/schema/task-invite.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import { runOfferTimers } from "../run-timers.ts"
import { rebuildStats } from "../../stats/rebuild-stats.ts"

const world = anApi()
type Invite = { id: string; status: string; message: string | null; declineReason: string | null }
type List = { data: (Invite & { provider: { id: string } | null })[]; total: number }
type Mine = { data: (Invite & { task: { id: string } })[]; total: number }
type Page = { viewer: { myInvite: Invite | null }; timers: { kind: string }[] }

const profileOf = async (userId: string) =>
  (await world.db.select().from(providerProfiles).where(eq(providerProfiles.userId, userId)))[0]

describe("asking doers for offers", () => {
  test("several at once, each once, with a word; they see it, answer it, and the owner follows", async () => {
    const ana = await aCaller(world)
    const [ion, eva] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const task = await aTask(world.db, ana.user)
    const providerIds = [ion.profile.id, eva.profile.id]
    const payload = { taskId: task.id, providerIds, message: "You were great, call me on 069 123 45 67" }
    const sent = await ana.tell<List>("taskInvite.create", { payload })
    expect(sent.data.map(({ status }) => status)).toEqual(["sent", "sent"])
    expect(new Set(sent.data.map(({ provider }) => provider?.id))).toEqual(new Set(providerIds))
    expect((await ana.tell<List>("taskInvite.create", { payload })).total).toBe(2)

    const [mine] = (await ion.ask<Mine>("taskInvite.getMy", {})).data
    expect(mine).toMatchObject({ status: "sent", task: { id: task.id } })
    expect(mine?.message).not.toContain("069")
    const page = await ion.ask<Page>("task.getById", { id: task.id })
    expect(page.viewer.myInvite?.id).toBe(mine?.id)
    expect(page.timers.map(({ kind }) => kind)).toContain("invite")
    expect((await ion.ask<Mine>("taskInvite.getMy", {})).data[0]?.status).toBe("viewed")

    await offerOn(ion, task)
    const [hers] = (await eva.ask<Mine>("taskInvite.getMy", {})).data
    await eva.tell("taskInvite.decline", { id: hers?.id, reason: "busy" })
    expect(await eva.tryTell("taskInvite.decline", { id: hers?.id })).toBe("invite_answered")
    const after = await ana.ask<List>("taskInvite.getByTask", { taskId: task.id })
    expect(after.data.map(({ status, declineReason }) => [status, declineReason]).toSorted()).toEqual([
      ["declined", "busy"],
      ["offered", null],
    ])
    for (const doer of [ion, eva]) {
      const figures = await profileOf(doer.user.id)
      expect(figures).toMatchObject({ askedCount: 1, answeredCount: 1 })
      expect(figures?.medianReplyMin).toBeLessThan(10)
    }
  })

  test("again after silence, and after an offer that the owner declined, but not after a no", async () => {
    const ana = await aCaller(world)
    const [ion, eva] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const task = await aTask(world.db, ana.user)
    const invite = (doer: typeof ion) =>
      ana.tryTell("taskInvite.create", { payload: { taskId: task.id, providerIds: [doer.profile.id] } })
    const mine = async (doer: typeof ion) => (await doer.ask<Mine>("taskInvite.getMy", {})).data
    await invite(ion)
    await runOfferTimers(world.db, new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect(await mine(ion)).toMatchObject([{ status: "expired" }])
    expect(await invite(ion)).toBe("done")
    expect(await mine(ion)).toMatchObject([{ status: "sent" }])

    const offer = await offerOn(ion, task)
    await ana.tell("offer.decline", { id: offer.id, reasonCode: "price" })
    const payload = { taskId: task.id, ...terms() }
    expect(await ion.tryTell("offer.create", { payload })).toBe("offer_was_declined")
    expect(await invite(ion)).toBe("done")
    expect(await ion.tryTell("offer.create", { payload })).toBe("done")

    await invite(eva)
    await eva.tell("taskInvite.decline", { id: (await mine(eva))[0]?.id })
    expect(await invite(eva)).toBe("doer_unavailable")
    const wrong: unknown[] = []
    await rebuildStats(world.db, (difference) => wrong.push(difference))
    expect(wrong).toEqual([])
  })

  test("opens a task that is for invited doers only, to them alone", async () => {
    const ana = await aCaller(world)
    const [ion, eva] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const task = await aTask(world.db, ana.user, { visibility: "invited_only" })
    expect(await ion.tryAsk("task.getById", { id: task.id })).toBe("task_not_found")
    await ana.tell("taskInvite.create", { payload: { taskId: task.id, providerIds: [ion.profile.id] } })
    expect(await ion.tryAsk("task.getById", { id: task.id })).toBe("done")
    expect(await eva.tryAsk("task.getById", { id: task.id })).toBe("task_not_found")
    await offerOn(ion, task)
    const missing = { payload: { taskId: task.id, price: { amount: 300_00, currency: "MDL" } } }
    const offer = { payload: { ...missing.payload, message: "I can do it today, no problem.", lang: "en" } }
    expect(await eva.tryTell("offer.create", offer)).toBe("task_not_found")
  })

  test("is refused for doers who are not to be found, are blocked, or are oneself", async () => {
    const ana = await aDoerAtTheDoor(world)
    const { user, profile } = await aDoer(world.db)
    const task = await aTask(world.db, ana.user)
    const invite = (id: string) =>
      ana.tryTell("taskInvite.create", { payload: { taskId: task.id, providerIds: [id] } })
    expect(await invite(ana.profile.id)).toBe("doer_unavailable")
    await world.db.insert(userBlocks).values({ blockerId: user.id, blockedId: ana.user.id })
    expect(await invite(profile.id)).toBe("doer_unavailable")
    await world.db.delete(userBlocks).where(eq(userBlocks.blockerId, user.id))
    await world.db
      .update(providerProfiles)
      .set({ status: "paused" })
      .where(eq(providerProfiles.id, profile.id))
    expect(await invite(profile.id)).toBe("doer_unavailable")
    await world.db
      .update(providerProfiles)
      .set({ status: "published" })
      .where(eq(providerProfiles.id, profile.id))
    expect(await invite(profile.id)).toBe("done")
  })

  test("a task begun for several doers asks each of them as soon as it is open, but nobody who cannot be asked", async () => {
    const ana = await aCaller(world)
    const doers = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const [ion, eva, dan] = doers as [(typeof doers)[0], (typeof doers)[0], (typeof doers)[0]]
    const payload = await wholePayload(world.db, { providerIds: doers.map(({ profile }) => profile.id) })
    const draft = await ana.tell("task.create", { payload })
    await world.db.insert(userBlocks).values({ blockerId: dan.user.id, blockedId: ana.user.id })
    await ana.tell("task.publish", { id: draft.id })
    for (const { ask } of [ion, eva]) {
      const { data } = await ask<Mine>("taskInvite.getMy", {})
      expect(data).toMatchObject([{ status: "sent", task: { id: draft.id } }])
    }
    expect((await dan.ask<Mine>("taskInvite.getMy", {})).total).toBe(0)
  })

  test("by new tasks ends at the day's limit, too: the task is posted all the same", async () => {
    const ana = await aCaller(world)
    const doersOfBefore = await Promise.all(Array.from({ length: 7 }, () => aDoer(world.db)))
    const past = { status: "cancelled" as const, publishedAt: new Date("2026-01-01") }
    const tasksOfBefore = await Promise.all(Array.from({ length: 7 }, () => aTask(world.db, ana.user, past)))
    const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
    const rows = tasksOfBefore.flatMap((task) =>
      doersOfBefore.map(({ user }) => ({ taskId: task.id, providerId: user.id, expiresAt })),
    )
    expect(rows).toHaveLength(invitesPerDay - 1)
    await world.db.insert(taskInvites).values(rows)
    const doers = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const payload = await wholePayload(world.db, { providerIds: doers.map(({ profile }) => profile.id) })
    const draft = await ana.tell("task.create", { payload })
    expect(await ana.tell("task.publish", { id: draft.id })).toMatchObject({ status: "open" })
    expect((await ana.ask<List>("taskInvite.getByTask", { taskId: draft.id })).total).toBe(1)
  })

  test("anew takes its place in the day's limit like any other", async () => {
    const ana = await aCaller(world)
    const doers = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const doersOfBefore = await Promise.all(Array.from({ length: 7 }, () => aDoer(world.db)))
    const past = { status: "cancelled" as const, publishedAt: new Date("2026-01-01") }
    const tasksOfBefore = await Promise.all(Array.from({ length: 7 }, () => aTask(world.db, ana.user, past)))
    const task = await aTask(world.db, ana.user)
    const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
    const longAgo = new Date("2026-01-01")
    await world.db.insert(taskInvites).values([
      ...tasksOfBefore.flatMap(({ id: taskId }) =>
        doersOfBefore.map(({ user }) => ({ taskId, providerId: user.id, expiresAt })),
      ),
      ...doers.map(({ user }) => ({
        taskId: task.id,
        providerId: user.id,
        status: "expired" as const,
        expiresAt: new Date("2026-01-02"),
        createdAt: longAgo,
        updatedAt: longAgo,
      })),
    ])
    const ask = (whom: typeof doers) =>
      ana.tryTell("taskInvite.create", {
        payload: { taskId: task.id, providerIds: whom.map(({ profile }) => profile.id) },
      })
    expect(await ask(doers)).toBe("invite_day_limit_reached")
    expect(await ask(doers.slice(0, 1))).toBe("done")
    // Who still thinks about it isn't asked twice, so it costs nothing.
    expect(await ask(doers.slice(0, 1))).toBe("done")
    expect(await ask(doers.slice(1))).toBe("invite_day_limit_reached")
  })
})

test("a day without an answer ends an invite and counts as silence; figures stay those of the facts", async () => {
  const ana = await aCaller(world)
  const ion = await aDoerAtTheDoor(world)
  const task = await aTask(world.db, ana.user)
  await ana.tell("taskInvite.create", { payload: { taskId: task.id, providerIds: [ion.profile.id] } })
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)
  const [before] = await world.db.select().from(taskInvites).where(eq(taskInvites.taskId, task.id))
  await runOfferTimers(world.db, hours(23))
  expect(await profileOf(ion.user.id)).toMatchObject({ askedCount: 0 })
  await Promise.all([runOfferTimers(world.db, hours(25)), runOfferTimers(world.db, hours(25))])
  const [after] = await world.db.select().from(taskInvites).where(eq(taskInvites.taskId, task.id))
  expect([before?.status, after?.status]).toEqual(["sent", "expired"])
  expect(await profileOf(ion.user.id)).toMatchObject({
    askedCount: 1,
    answeredCount: 0,
    medianReplyMin: null,
  })
  const told: unknown[] = []
  await rebuildStats(world.db, (difference) => told.push(difference))
  expect(told).toEqual([])
})
