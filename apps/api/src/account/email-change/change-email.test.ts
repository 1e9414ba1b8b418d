import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aSession, aUser, cookieOf } from "../../../test/factories.ts"
import { emailTo, emailsTo, linkTo, tokenIn } from "../../../test/emails.ts"
import { accountLinks, emailChanges, rateLimits } from "../../platform/db/schema/account.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { users } from "../../platform/db/schema/user.ts"

let now = new Date()
const world = anApi({ now: () => now })
const password = "green-door-42"
let count = 0
const anAddress = () => `new-${(count += 1)}@example.com`

async function someone(given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, { password, ...given })
  return { user, cookie: cookieOf(await aSession(world.db, user)) }
}
const ask = (newEmail: string, cookie: string, callbackURL = "/dashboard") =>
  world.post("/api/auth/change-email", { newEmail, callbackURL }, { cookie })
const follow = (link: URL, cookie: string) =>
  world.post("/api/auth/confirm-email-change", { token: tokenIn(link) }, { cookie })
const reset = (token: string, newPassword = "blue-window-17") =>
  world.post("/api/auth/reset-password", { token, newPassword })
const emailOf = async ({ id }: { id: string }) =>
  (await world.db.select().from(users).where(eq(users.id, id)))[0]?.email
const aMinuteLater = () => world.db.update(rateLimits).set({ lastRequest: Date.now() - 61_000 })
const isSignedIn = async (cookie: string) =>
  (await (await world.get("/api/auth/get-session", { cookie })).json()) !== null

/** From the wish to the changed address. */
async function changed(given: Parameters<typeof aUser>[1] = {}) {
  const { user, cookie } = await someone(given)
  const newEmail = anAddress()
  await ask(newEmail, cookie)
  await follow(await linkTo(world, user.email), cookie)
  await follow(await linkTo(world, newEmail), cookie)
  return { user, cookie, newEmail }
}

describe("a change of e-mail", () => {
  test("that waits is told with both addresses and what a link confirms, to its person alone, and can be ended", async () => {
    const { user, cookie } = await someone()
    const newEmail = anAddress()
    const find = async (token?: string, as = cookie) =>
      (await answer(await world.post("/api/auth/find-email-change", { token }, { cookie: as }))).body
    expect(await find()).toEqual({ waiting: null })
    await ask(newEmail, cookie)
    const [old, fresh] = [await linkTo(world, user.email), await linkTo(world, newEmail)]
    const waiting = { oldEmail: user.email, newEmail, confirmed: { old: false, new: false } }
    expect(await find()).toMatchObject({ waiting: { ...waiting, confirms: null } })
    expect(await find("invented")).toMatchObject({ waiting: { ...waiting, confirms: null } })
    expect(await find(tokenIn(fresh))).toMatchObject({ waiting: { ...waiting, confirms: "new" } })
    await follow(old, cookie)
    expect(await find(tokenIn(old))).toMatchObject({
      waiting: { confirms: "old", confirmed: { old: true, new: false } },
    })
    expect(await find(tokenIn(old), (await someone()).cookie)).toEqual({ waiting: null })

    const cancel = await world.post("/api/auth/cancel-email-change", {}, { cookie })
    expect([cancel.status, await find()]).toEqual([200, { waiting: null }])
    expect((await follow(fresh, cookie)).status).toBeGreaterThanOrEqual(400)
    expect(await emailOf(user)).toBe(user.email)
    expect((await world.post("/api/auth/find-email-change", {})).status).toBe(401)
  })

  test("[T05] [A08] sends links to both addresses and happens when both were followed, in any order", async () => {
    for (const order of [0, 1]) {
      const { user, cookie } = await someone({ locale: "ro" })
      const newEmail = anAddress()
      expect(await answer(await ask(newEmail, cookie))).toEqual({ status: 200, body: { status: true } })
      const links = [await linkTo(world, user.email), await linkTo(world, newEmail)]
      for (const link of links) expect(link.origin + link.pathname).toBe(`${uiUrl}/dashboard`)
      expect((await emailTo(world, user.email)).body).toContain(newEmail)
      const [first, second] = order ? links.toReversed() : links
      if (!first || !second) throw new Error("no links")

      const half = await answer(await follow(first, cookie))
      expect(half.body).toEqual({ status: true, isChanged: false, waitingFor: order ? "old" : "new" })
      // Following one of them again isn't following the other.
      expect((await answer(await follow(first, cookie))).body).toEqual(half.body)
      expect(await emailOf(user)).toBe(user.email)

      const whole = await answer(await follow(second, cookie))
      expect(whole.body).toEqual({ status: true, isChanged: true, waitingFor: null })
      expect(await emailOf(user)).toBe(newEmail)
      expect((await follow(first, cookie)).status).toBe(400)
      expect((await world.post("/api/auth/sign-in/email", { email: newEmail, password })).status).toBe(200)
    }
  })

  test("ends the other sessions and tells the old address", async () => {
    const { user, cookie } = await someone()
    const other = cookieOf(await aSession(world.db, user))
    const newEmail = anAddress()
    await ask(newEmail, cookie)
    await follow(await linkTo(world, user.email), cookie)
    await follow(await linkTo(world, newEmail), cookie)
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false])
    expect((await emailTo(world, user.email, 2)).body).toContain(newEmail)
  })

  test("needs the person who asked: neither nobody nor someone else can follow a link, and none signs in", async () => {
    const { user, cookie } = await someone()
    const stranger = await someone()
    const newEmail = anAddress()
    await ask(newEmail, cookie)
    const links = [await linkTo(world, user.email), await linkTo(world, newEmail)]
    for (const link of links) {
      const body = { token: tokenIn(link) }
      const anonymous = await world.post("/api/auth/confirm-email-change", body)
      expect(anonymous.status).toBe(401)
      expect(anonymous.headers.getSetCookie()).toEqual([])
      expect((await follow(link, stranger.cookie)).status).toBe(400)
    }
    expect(await emailOf(user)).toBe(user.email)
  })

  test("sends no further letter when a link is followed again and again", async () => {
    const { user, cookie } = await someone()
    const newEmail = anAddress()
    await ask(newEmail, cookie)
    const link = await linkTo(world, user.email)
    await emailTo(world, newEmail)
    const events = async () => (await world.db.select().from(outboxEvents)).length
    const before = await events()
    await Promise.all(Array.from({ length: 5 }, () => follow(link, cookie)))
    expect(await events()).toBe(before)
  })

  test("happens once when both links are followed many times at once", async () => {
    const { user, cookie } = await someone()
    const newEmail = anAddress()
    await ask(newEmail, cookie)
    const links = [await linkTo(world, user.email), await linkTo(world, newEmail)]
    const answers = await Promise.all([...links, ...links, ...links].map((link) => follow(link, cookie)))
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
    expect(await emailOf(user)).toBe(newEmail)
    const told = (await world.db.select().from(outboxEvents)).filter(
      ({ type, payload }) => type === "email.changed" && (payload as { userId: string }).userId === user.id,
    )
    expect(told).toHaveLength(1)
  })

  test("[A07] to the same address is refused, however it is spelled", async () => {
    const { cookie } = await someone({ email: "same@example.com" })
    for (const email of ["same@example.com", "Same@Example.com"]) {
      const refused = await answer(await ask(email, cookie))
      expect(refused).toMatchObject({ status: 400, body: { code: "email_unchanged" } })
    }
    expect((await ask("nobody", cookie)).status).toBe(400)
  })

  test("to an address that has an account sounds the same and never happens", async () => {
    const { user, cookie } = await someone()
    const holder = await aUser(world.db, { email: "holder@example.com" })
    const free = await someone()
    const answers = [
      await answer(await ask(holder.email, cookie)),
      await answer(await ask(anAddress(), free.cookie)),
    ]
    expect(answers[0]).toEqual(answers[1])
    const link = await linkTo(world, user.email)
    expect((await answer(await follow(link, cookie))).body).toMatchObject({ waitingFor: "new" })
    expect(await emailsTo(world, holder.email)).toEqual([])
    expect(await emailOf(user)).toBe(user.email)
  })

  test("to an address that was taken while the letter was on its way fails softly", async () => {
    const { user, cookie } = await someone()
    const newEmail = anAddress()
    await ask(newEmail, cookie)
    await follow(await linkTo(world, user.email), cookie)
    const link = await linkTo(world, newEmail)
    await aUser(world.db, { email: newEmail })
    expect((await follow(link, cookie)).status).toBe(400)
    expect(await emailOf(user)).toBe(user.email)
  })

  test("takes an address from an account that nobody has confirmed", async () => {
    const { user, cookie } = await someone()
    const squatter = await aUser(world.db, { email: anAddress(), emailVerified: false, password })
    await ask(squatter.email, cookie)
    await follow(await linkTo(world, user.email), cookie)
    await follow(await linkTo(world, squatter.email), cookie)
    expect(await emailOf(user)).toBe(squatter.email)
    expect(await emailOf(squatter)).toBeUndefined()
  })

  test("ends after a day; a later wish ends an earlier one", async () => {
    const { user, cookie } = await someone()
    const [first, second] = [anAddress(), anAddress()]
    await ask(first, cookie)
    const old = [await linkTo(world, user.email), await linkTo(world, first)]
    await aMinuteLater()
    await ask(second, cookie)
    const fresh = await linkTo(world, user.email, 2)
    for (const link of old) expect((await follow(link, cookie)).status).toBe(400)
    now = new Date(Date.now() + 24 * 60 * 60 * 1000 + 1000)
    expect((await follow(fresh, cookie)).status).toBe(400)
    now = new Date()
    expect((await follow(fresh, cookie)).status).toBe(200)
  })

  test("is asked for once a minute per account and per new address; the next one is told to wait", async () => {
    const [one, two] = [await someone(), await someone()]
    const newEmail = anAddress()
    expect((await ask(newEmail, one.cookie)).status).toBe(200)
    for (const again of [await ask(newEmail, one.cookie), await ask(newEmail, two.cookie)]) {
      expect(again.headers.get("retry-after")).toBe("60")
      expect(await answer(again)).toMatchObject({ status: 429, body: { code: "too_many_tries" } })
    }
    expect((await ask(anAddress(), two.cookie)).status).toBe(200)
    await emailTo(world, newEmail)
    const wishes = (await world.db.select().from(outboxEvents)).filter(
      ({ payload }) => (payload as { newEmail?: string }).newEmail === newEmail,
    )
    expect(wishes).toHaveLength(1)
  })

  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/%5cevil"])(
    "with the callback %j is refused",
    async (callbackURL) => {
      const { cookie } = await someone()
      const refused = await answer(await ask(anAddress(), cookie, callbackURL))
      expect(refused).toMatchObject({ status: 403, body: { code: "redirect_foreign" } })
    },
  )

  test("no table holds a token", async () => {
    const { user, cookie } = await someone()
    const newEmail = anAddress()
    await ask(newEmail, cookie)
    const tokens = [tokenIn(await linkTo(world, user.email)), tokenIn(await linkTo(world, newEmail))]
    const dump = JSON.stringify([
      await world.db.select().from(emailChanges),
      await world.db.select().from(outboxEvents),
      (await world.db.execute("select * from pgboss.job")).rows,
    ])
    for (const token of tokens) expect(dump).not.toContain(token)
  })
})

describe("the way back", () => {
  test("from the old mailbox gives the address back, sets a new password and ends every session", async () => {
    const { user, cookie, newEmail } = await changed()
    const link = await linkTo(world, user.email, 2)
    expect(link.pathname).toBe("/reset-password")
    expect((await reset(tokenIn(link))).status).toBe(200)
    expect(await emailOf(user)).toBe(user.email)
    expect(await isSignedIn(cookie)).toBe(false)
    expect((await world.post("/api/auth/sign-in/email", { email: newEmail, password })).status).toBe(401)
    const signIn = { email: user.email, password: "blue-window-17" }
    expect((await world.post("/api/auth/sign-in/email", signIn)).status).toBe(200)
    expect((await reset(tokenIn(link))).status).toBe(400)
  })

  test("works for 72 hours", async () => {
    const { user } = await changed()
    const token = tokenIn(await linkTo(world, user.email, 2))
    const [link] = await world.db.select().from(accountLinks).where(eq(accountLinks.userId, user.id))
    const hours = ((link?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    now = link?.expiresAt ?? now
    expect((await reset(token)).status).toBe(400)
    now = new Date()
  })

  test("is not taken away by a new password or by a second change, and the first address wins", async () => {
    const { user, cookie, newEmail } = await changed()
    const wayBack = tokenIn(await linkTo(world, user.email, 2))
    await aMinuteLater()
    const third = anAddress()
    await ask(third, cookie)
    await follow(await linkTo(world, newEmail, 2), cookie)
    await follow(await linkTo(world, third), cookie)
    expect(await emailOf(user)).toBe(third)
    const thiefsWayBack = tokenIn(await linkTo(world, newEmail, 3))
    await aMinuteLater()
    await world.post("/api/auth/request-password-reset", { email: third })
    await reset(tokenIn(await linkTo(world, third, 2)), "thief-password-1")

    expect((await reset(wayBack)).status).toBe(200)
    expect(await emailOf(user)).toBe(user.email)
    expect((await reset(thiefsWayBack, "thief-password-2")).status).toBe(400)
    expect(await emailOf(user)).toBe(user.email)
  })
})
