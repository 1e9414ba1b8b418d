import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aConversation, aMessage } from "../../test/conversation-factories.ts"
import { aUser } from "../../test/factories.ts"
import { aCaller, wholePayload } from "../../test/task-world.ts"
import { endRestrictions } from "../closure/end-restrictions.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { users } from "../platform/db/schema/user.ts"
import type { MyRestriction } from "./answers.ts"

const world = anApi()
const reason = "You asked two clients to pay outside the agreement."
const appeal = "The client had chosen a bank transfer in the agreement, so I sent my account number."
const hourMs = 60 * 60 * 1000
type Caller = Awaited<ReturnType<typeof aCaller>>

const limit = (by: Caller, id: string, given: object = {}) =>
  by.tryTell("adminUser.setStatus", {
    id,
    status: "limited",
    reason,
    reasonCode: "off_platform_pressure",
    days: 7,
    ...given,
  })
const currentOf = async (who: Caller) =>
  (await who.ask<{ current: MyRestriction | null }>("restriction.getCurrent", {})).current
const rowOf = async (id: string) =>
  (await world.db.select().from(restrictions).where(eq(restrictions.userId, id)))[0]
const personOf = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0]
const post = async (who: Caller) => who.tryTell("task.create", { payload: await wholePayload(world.db) })

describe("a limit", () => {
  test("says why and until when, and is over at its end, whether or not the job has run", async () => {
    const [emma, oleg] = [await aCaller(world, { role: "ADMIN" }), await aCaller(world)]
    expect(await currentOf(oleg)).toBeNull()
    expect(await oleg.ask("user.getMe", undefined)).not.toHaveProperty("limit")
    expect(await limit(emma, oleg.user.id)).toBe("done")
    expect(await currentOf(oleg)).toMatchObject({
      kind: "limit",
      reasonCode: "off_platform_pressure",
      explanation: reason,
      canAppeal: true,
      isInForce: true,
    })
    expect(await oleg.ask("user.getMe", undefined)).toMatchObject({
      limit: { until: (await currentOf(oleg))?.endsAt },
    })
    const { body } = await oleg.raw("task.create", { payload: await wholePayload(world.db) })
    expect(body.error?.data).toMatchObject({
      refusal: "user_limited",
      until: (await currentOf(oleg))?.endsAt,
    })

    const past = new Date(Date.now() - 1000)
    await world.db.update(users).set({ restrictedUntil: past }).where(eq(users.id, oleg.user.id))
    await world.db.update(restrictions).set({ endsAt: past }).where(eq(restrictions.userId, oleg.user.id))
    expect(await currentOf(oleg)).toBeNull()
    expect(await post(oleg)).toBe("done")

    await Promise.all([endRestrictions(world.db, new Date()), endRestrictions(world.db, new Date())])
    expect(await personOf(oleg.user.id)).toMatchObject({ status: "active", restrictedUntil: null })
    expect((await rowOf(oleg.user.id))?.liftedAt).not.toBeNull()
    const ended = (await world.db.select().from(outboxEvents)).filter(
      ({ type, payload }) =>
        type === "user.limit-ended" && (payload as { userId: string }).userId === oleg.user.id,
    )
    expect(ended).toHaveLength(1)
  })

  test("is replaced by one that lasts longer, not by a shorter one", async () => {
    const [emma, oleg] = [await aCaller(world, { role: "ADMIN" }), await aCaller(world)]
    await limit(emma, oleg.user.id, { days: 7 })
    const endsAt = async () => (await currentOf(oleg))?.endsAt
    const before = await endsAt()
    await limit(emma, oleg.user.id, { days: 1 })
    expect(await endsAt()).toBe(before)
    await limit(emma, oleg.user.id, { days: null })
    expect(await endsAt()).toBeNull()
    const { body } = await oleg.raw("task.create", { payload: await wholePayload(world.db) })
    expect(body.error?.data).not.toHaveProperty("until")
  })
})

describe("an appeal", () => {
  test("is sent once, read by another administrator, and lifts the limit", async () => {
    const [emma, mara, oleg, ana] = [
      await aCaller(world, { role: "ADMIN" }),
      await aCaller(world, { role: "ADMIN" }),
      await aCaller(world),
      await aCaller(world),
    ]
    await limit(emma, oleg.user.id)
    const id = (await currentOf(oleg))?.id
    expect(await ana.tryTell("restriction.appeal", { id, text: appeal })).toBe("restriction_not_found")
    const sent = await Promise.all(
      [1, 2, 3].map(() => oleg.tryTell("restriction.appeal", { id, text: appeal })),
    )
    expect(sent.toSorted()).toEqual(["appeal_used", "appeal_used", "done"])
    const { appeal: open } = (await currentOf(oleg)) ?? {}
    expect(open).toMatchObject({ status: "open", text: appeal, answer: null })
    expect(Date.parse(open?.dueAt ?? "") - Date.parse(open?.at ?? "")).toBe(72 * hourMs)

    const decision = { id, decision: "overturned", text: "The agreement named bank transfer. We’re sorry." }
    expect(await emma.tryTell("adminRestriction.decideAppeal", decision)).toBe("appeal_other_admin")
    const decided = await Promise.all(
      [decision, { ...decision, decision: "upheld" }].map((one) =>
        mara.tryTell("adminRestriction.decideAppeal", one),
      ),
    )
    expect(decided.toSorted()).toEqual(["appeal_decided", "done"])
    const row = await rowOf(oleg.user.id)
    const person = await personOf(oleg.user.id)
    expect(person?.status).toBe(row?.appealStatus === "overturned" ? "active" : "limited")
    expect(await oleg.ask("restriction.getMy", {})).toMatchObject({
      data: [{ appeal: { status: row?.appealStatus, answer: decision.text } }],
    })
    const log = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, oleg.user.id))
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["user.status_change", "restriction.appeal", "restriction.appeal_decide"]),
    )
  })

  test("of someone deactivated starts at the login page, after the right password alone", async () => {
    const emma = await aCaller(world, { role: "ADMIN" })
    const password = "green-door-42"
    const { id, email } = await aUser(world.db, { password })
    await emma.tell("adminUser.setStatus", { id, status: "deactivated", reason, days: 30 })
    const signIn = async (secret: string) =>
      answer(await world.post("/api/auth/sign-in/email", { email, password: secret }))
    expect((await signIn("not-this-one-42")).body).toMatchObject({ code: "INVALID_EMAIL_OR_PASSWORD" })
    const body = (await signIn(password)).body as unknown as { token: string }
    expect(body).toMatchObject({
      code: "ACCOUNT_DEACTIVATED",
      restriction: { kind: "deactivate", explanation: reason, canAppeal: true },
    })
    const send = async (token: string) =>
      answer(await world.post("/api/auth/appeal", { token, text: appeal }))
    expect((await send(`${body.token}x`)).body).toMatchObject({ code: "appeal_link_over" })
    expect((await send(body.token)).status).toBe(200)
    expect((await send(body.token)).body).toMatchObject({ code: "appeal_used" })

    const past = new Date(Date.now() - 1000)
    await world.db.update(users).set({ restrictedUntil: past }).where(eq(users.id, id))
    expect((await signIn(password)).status).toBe(200)
    expect(await personOf(id)).toMatchObject({ status: "active" })
  })
})

describe("a moderator", () => {
  test("limits users and lifts limits, and goes no further", async () => {
    const [mod, oleg, other] = [
      await aCaller(world, { role: "MODERATOR" }),
      await aCaller(world),
      await aCaller(world, { role: "MODERATOR" }),
    ]
    expect(await limit(mod, oleg.user.id)).toBe("done")
    expect(await limit(mod, oleg.user.id, { status: "deactivated" })).toBe("admins_only")
    expect(await limit(mod, oleg.user.id, { status: "active" })).toBe("done")
    expect(await limit(mod, other.user.id)).toBe("admins_only")
    expect(await limit(mod, mod.user.id)).toBe("not_on_oneself")
  })

  test("hides a message from both, and it comes back as it was", async () => {
    const [mod, ana, ion] = [
      await aCaller(world, { role: "MODERATOR" }),
      await aCaller(world),
      await aCaller(world),
    ]
    const talk = await aConversation(world.db, ana.user, ion.user)
    const { id } = await aMessage(world.db, talk, ion.user)
    const words = async () =>
      (
        await ana.ask<{ data: { text: string; isDeleted: boolean }[] }>("message.getByConversation", {
          conversationId: talk.id,
        })
      ).data
    const before = await words()
    const target = { targetType: "message", targetId: id, reason: "An insult." }
    await mod.tell("adminContent.hide", { ...target, reasonCode: "offensive" })
    expect(await words()).toMatchObject([{ text: "", isDeleted: true }])
    expect(await mod.tryTell("adminContent.hide", { ...target, reasonCode: "offensive" })).toBe(
      "content_not_found",
    )
    expect(await ion.ask("restriction.getMy", {})).toMatchObject({ data: [{ kind: "content_removed" }] })
    await mod.tell("adminContent.restore", target)
    expect(await words()).toEqual(before)
  })
})
