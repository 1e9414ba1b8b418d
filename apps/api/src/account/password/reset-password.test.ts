import { eq, sql } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aSession, aUser, cookieOf } from "../../../test/factories.ts"
import { emailTo, emailsTo, linkTo, tokenIn } from "../../../test/emails.ts"
import {
  accounts,
  emailChanges,
  rateLimits,
  secondStepRemovals,
  sessions,
  verifications,
} from "../../platform/db/schema/account.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { EffectWorld } from "../../platform/outbox/effect.ts"
import { resetIdentifier, storedReset } from "../reset-tokens.ts"
import { sendPasswordResetMail } from "./send-password-mails.ts"

const world = anApi()
const password = "green-door-42"
const newPassword = "blue-window-17"

const ask = (email: string, redirectTo: unknown = "/auth/reset-password") =>
  world.post("/api/auth/request-password-reset", { email, redirectTo })
const reset = (token: string, given = newPassword) =>
  world.post("/api/auth/reset-password", { token, newPassword: given })
const signIn = (email: string, given: string) =>
  world.post("/api/auth/sign-in/email", { email, password: given })
const aMinuteLater = () => world.db.update(rateLimits).set({ lastRequest: Date.now() - 61_000 })

async function askedToken(email: string, number = 1) {
  await ask(email)
  return tokenIn(await linkTo(world, email, number))
}

type Someone = { id: string; email: string }

async function leaveThingsBehind({ id: userId, email }: Someone) {
  const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)]
  const newEmail = `new-${email}`
  await world.db.insert(emailChanges).values({ userId, oldEmail: email, newEmail, expiresAt: later })
  await world.db.insert(secondStepRemovals).values({ userId, requestedAt: now, dueAt: later })
  await world.db
    .insert(verifications)
    .values({ id: `trusted-${userId}`, identifier: `trusted-${userId}`, value: userId, expiresAt: later })
}

const leftBehind = async ({ id }: Someone) => ({
  changes: await world.db.$count(emailChanges, eq(emailChanges.userId, id)),
  removals: await world.db.$count(secondStepRemovals, eq(secondStepRemovals.userId, id)),
  trusted: await world.db.$count(verifications, eq(verifications.id, `trusted-${id}`)),
})

describe("a forgotten password", () => {
  test("[A09] [T05] is changed by the link in the email; every session ends and a letter tells", async () => {
    const user = await aUser(world.db, { password, locale: "ro" })
    const cookie = cookieOf(await aSession(world.db, user))
    expect(await answer(await ask(user.email))).toEqual({ status: 200, body: { status: true } })

    const link = await linkTo(world, user.email)
    expect(link.origin + link.pathname).toBe(`${uiUrl}/auth/reset-password`)
    expect(link.searchParams.get("lang")).toBe("ro")
    expect(await answer(await reset(tokenIn(link)))).toEqual({ status: 200, body: { status: true } })

    expect(await (await world.get("/api/auth/get-session", { cookie })).json()).toBeNull()
    expect(await (await world.get("/trpc/user.getMe", { cookie })).json()).toEqual({ result: { data: null } })
    expect((await signIn(user.email, password)).status).toBe(401)
    expect((await signIn(user.email, newPassword)).status).toBe(200)
    expect((await emailTo(world, user.email, 2)).body).toContain("Parola ta a fost schimbată")
  })

  test("the link works once, also when it is followed many times at once", async () => {
    const user = await aUser(world.db, { password })
    const token = await askedToken(user.email)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, number) => reset(token, `window-number-${number}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    expect(await answer(await reset(token))).toMatchObject({ status: 400, body: { code: "link_invalid" } })
  })

  test("a later letter ends the link of an earlier one, used or not", async () => {
    const user = await aUser(world.db, { password })
    const first = await askedToken(user.email)
    await aMinuteLater()
    const second = await askedToken(user.email, 2)
    expect((await reset(first)).status).toBe(400)
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).status).toBe(400)
  })

  test("the link ends after an hour", async () => {
    for (const [endsInMs, status] of [
      [-1, 400],
      [60_000, 200],
    ] as const) {
      const user = await aUser(world.db, { password })
      const token = await askedToken(user.email)
      const isOf = eq(verifications.value, user.id)
      const [link] = await world.db.select().from(verifications).where(isOf)
      const lifeMs = (link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0)
      expect(Math.round(lifeMs / 1000)).toBe(60 * 60)
      const expiresAt = new Date(Date.now() + endsInMs)
      await world.db.update(verifications).set({ expiresAt }).where(isOf)
      expect((await reset(token)).status).toBe(status)
    }
  })

  test("neither tables nor jobs hold a token", async () => {
    const user = await aUser(world.db, { password })
    const token = await askedToken(user.email)
    const dump = JSON.stringify([
      await world.db.select().from(verifications),
      await world.db.select().from(outboxEvents),
      (await world.db.execute("select * from pgboss.job")).rows,
    ])
    expect(token.length).toBeGreaterThanOrEqual(24)
    expect(dump + world.logLines.join("")).not.toContain(token)
    // What is kept is worth nothing as a link.
    for (const { identifier } of await world.db.select().from(verifications))
      for (const tried of [identifier, identifier.slice(identifier.indexOf("|") + 1)])
        expect((await reset(tried)).status).toBe(400)
  })

  test("a password that is too easy is refused at its field, and the link still works", async () => {
    const user = await aUser(world.db, { password, email: "valentina.popescu@example.com" })
    const token = await askedToken(user.email)
    for (const weak of ["short", "123456789", "valentina1", "x".repeat(257)]) {
      const refused = await answer(await reset(token, weak))
      expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: "newPassword" }] } })
    }
    expect((await reset(token)).status).toBe(200)
  })

  test("confirms the address too: only its mailbox could have had the link", async () => {
    const user = await aUser(world.db, { password, emailVerified: false })
    await reset(await askedToken(user.email))
    expect((await signIn(user.email, newPassword)).status).toBe(200)
  })

  test("the link does not outlive the address it went to", async () => {
    const user = await aUser(world.db, { password })
    const token = await askedToken(user.email)
    const cookie = cookieOf(await aSession(world.db, user))
    const newEmail = "elsewhere@example.com"
    await world.post("/api/auth/change-email", { newEmail }, { cookie })
    for (const link of [await linkTo(world, user.email, 2), await linkTo(world, newEmail)])
      await world.post("/api/auth/confirm-email-change", { token: tokenIn(link) }, { cookie })
    expect((await reset(token)).status).toBe(400)
    expect((await signIn(newEmail, password)).status).toBe(200)
  })

  test("the link lives on when the other sessions are ended", async () => {
    const user = await aUser(world.db, { password })
    const token = await askedToken(user.email)
    const cookie = cookieOf(await aSession(world.db, user))
    expect((await world.post("/api/auth/revoke-other-sessions", {}, { cookie })).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
  })

  test("a fault after the new password leaves nobody else inside", async () => {
    const user = await aUser(world.db, { password })
    const token = await askedToken(user.email)
    await aSession(world.db, user)
    await leaveThingsBehind(user)
    await world.db.execute(sql`create function fail_once() returns trigger language plpgsql
      as $$ begin raise exception 'no letter'; end $$`)
    await world.db.execute(sql`create trigger no_letter before insert on outbox_events
      for each row when (new.type = 'password.changed') execute function fail_once()`)
    expect((await reset(token)).status).toBe(500)
    await world.db.execute(sql`drop trigger no_letter on outbox_events`)
    expect((await signIn(user.email, newPassword)).status).toBe(200)
    expect(await leftBehind(user)).toEqual({ changes: 0, removals: 0, trusted: 0 })
    const [after] = await world.db.select().from(users).where(eq(users.id, user.id))
    // A login with the old password that was under way is too late.
    expect(after?.sessionEnds).toBeGreaterThan(0)
    // The one with the new password.
    expect(await world.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
  })

  test("a reset ends what others may have asked for: another address, the end of the second step", async () => {
    const user = await aUser(world.db, { password })
    const token = await askedToken(user.email)
    await leaveThingsBehind(user)
    expect((await reset(token)).status).toBe(200)
    expect(await leftBehind(user)).toEqual({ changes: 0, removals: 0, trusted: 0 })
  })

  test("someone without a password gets one", async () => {
    const user = await aUser(world.db)
    await reset(await askedToken(user.email))
    expect(await world.db.select().from(accounts).where(eq(accounts.userId, user.id))).toHaveLength(1)
    expect((await signIn(user.email, newPassword)).status).toBe(200)
  })
})

describe("asking for the letter", () => {
  test("is answered alike for unknown and closed accounts, which get none", async () => {
    const closed = await aUser(world.db, { password, status: "deactivated" })
    const open = await aUser(world.db, { password })
    const emails = [closed.email, "nobody@example.com", open.email]
    for (const email of emails) {
      expect(await answer(await ask(email))).toEqual({ status: 200, body: { status: true } })
    }
    await emailTo(world, open.email)
    expect(await emailsTo(world, closed.email)).toEqual([])
    expect(await emailsTo(world, "nobody@example.com")).toEqual([])
  })

  test("sends none if the address changes meanwhile, and leaves the person's other links alone", async () => {
    const user = await aUser(world.db, { password })
    const keep = (token: string) =>
      world.db.insert(verifications).values({
        id: token,
        identifier: storedReset(resetIdentifier(token)),
        value: user.id,
        expiresAt: new Date(Date.now() + 60_000),
      })
    const newResetToken = async () => {
      await keep("of-this-letter")
      // Someone gives the former address back just now, by a link that leads to a new password.
      await keep("of-the-undo")
      await world.db.update(users).set({ email: "former@example.com" }).where(eq(users.id, user.id))
      return "of-this-letter"
    }
    const effects = { db: world.db, newResetToken } as unknown as EffectWorld
    const asked = { type: "password-reset.requested", email: user.email } as const
    await sendPasswordResetMail.run(effects, asked, "delivery", { eventId: "1", recordedAt: new Date() })
    const links = await world.db.select().from(verifications).where(eq(verifications.value, user.id))
    expect(links.map(({ id }) => id)).toEqual(["of-the-undo"])
  })

  test("sends one letter a minute and five an hour per address, however it is spelled", async () => {
    const user = await aUser(world.db, { email: "eager@example.com", password })
    const events = async () =>
      (await world.db.select().from(outboxEvents)).filter(
        ({ payload }) => (payload as { email?: string }).email === user.email,
      ).length
    await Promise.all(["eager@example.com", "Eager@Example.com", "EAGER@example.com"].map((one) => ask(one)))
    expect(await events()).toBe(1)
    for (let minute = 0; minute < 7; minute += 1) {
      await aMinuteLater()
      expect((await ask(user.email)).status).toBe(200)
    }
    expect(await events()).toBe(5)
  })

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2f/evil.example",
    "javascript:alert(1)",
    `${uiUrl}.evil.example`,
    `http://localhost:4200@evil.example`,
    "/\t/evil.example",
    " //evil.example",
  ])("with the target %j is refused", async (redirectTo) => {
    const refused = await answer(await ask("a@example.com", redirectTo))
    expect(refused).toMatchObject({ status: 403, body: { code: "redirect_foreign" } })
  })

  test("a forged host changes no link", async () => {
    const user = await aUser(world.db, { password })
    await world.post(
      "/api/auth/request-password-reset",
      { email: user.email },
      { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" },
    )
    expect((await linkTo(world, user.email)).origin).toBe(uiUrl)
  })
})
