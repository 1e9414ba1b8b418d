import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { verificationToken } from "@doable/domain/account/verification-token"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { linkTo, tokenIn } from "../../../test/emails.ts"
import { accountLinks, rateLimits, signUps } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { cleanHouse } from "../../housekeeping.ts"

const world = anApi()
const [mine, strangers] = ["green-door-42", "stolen-window-17"]

let count = 0
const anAddress = () => `waiting-${(count += 1)}@example.com`
const signUp = (body: object) => world.post("/api/auth/sign-up/email", body)
const verify = async (token: string) =>
  answer(await world.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`))
const signIn = (email: string, password: string) => world.post("/api/auth/sign-in/email", { email, password })
const statusOf = async (email: string, password: string) => (await signIn(email, password)).status
const userOf = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0]
const confirmed = { status: 200, body: { status: true, user: null, state: "confirmed" } }
const used = { status: 200, body: { status: true, user: null, state: "used" } }
const refused = (code: string) => ({ status: 400, body: { code, requestId: expect.any(String) as string } })

/** Two sign-ups with one address, of two people: the token of each one's email. */
async function twoSignUps(email: string) {
  await signUp({ name: "Stranger", email, password: strangers, locale: "ro" })
  const stranger = tokenIn(await linkTo(world, email, 1))
  await signUp({ name: "Owner", email, password: mine, locale: "ru" })
  const owner = tokenIn(await linkTo(world, email, 2))
  return { stranger, owner }
}

describe("following the letter's link", () => {
  test("[T06] confirms what was chosen at that very sign-up, whoever signed up before or after", async () => {
    const [before, after] = [anAddress(), anAddress()]
    const first = await twoSignUps(before)
    expect(await verify(first.owner)).toEqual(confirmed)
    expect(await userOf(before)).toMatchObject({ name: "Owner", locale: "ru", emailVerified: true })
    expect([await statusOf(before, strangers), await statusOf(before, mine)]).toEqual([401, 200])

    await signUp({ name: "Owner", email: after, password: mine })
    const owner = tokenIn(await linkTo(world, after, 1))
    await signUp({ name: "Stranger", email: after, password: strangers })
    await linkTo(world, after, 2)
    expect(await verify(owner)).toEqual(confirmed)
    expect(await userOf(after)).toMatchObject({ name: "Owner" })
    expect([await statusOf(after, strangers), await statusOf(after, mine)]).toEqual([401, 200])
  })

  test("of a stranger's sign-up first and of one's own then leaves one's own password", async () => {
    const email = anAddress()
    const { stranger, owner } = await twoSignUps(email)
    expect(await verify(stranger)).toEqual(confirmed)
    expect(await verify(owner)).toEqual(confirmed)
    expect([await statusOf(email, strangers), await statusOf(email, mine)]).toEqual([401, 200])
  })

  test("of another sign-up changes nothing any more once somebody has come in", async () => {
    const email = anAddress()
    const { stranger, owner } = await twoSignUps(email)
    await verify(owner)
    expect(await statusOf(email, mine)).toBe(200)
    expect(await verify(stranger)).toEqual(used)
    expect([await statusOf(email, strangers), await statusOf(email, mine)]).toEqual([401, 200])
  })

  test("of another sign-up changes nothing after a new password by letter", async () => {
    const email = anAddress()
    const { stranger } = await twoSignUps(email)
    await world.post("/api/auth/request-password-reset", { email })
    const token = tokenIn(await linkTo(world, email, 3))
    expect(
      (await world.post("/api/auth/reset-password", { token, newPassword: "third-door-42" })).status,
    ).toBe(200)
    expect(await verify(stranger)).toEqual(used)
    expect([await statusOf(email, strangers), await statusOf(email, "third-door-42")]).toEqual([401, 200])
  })

  test("again, or many times at once, is told as done before and changes nothing", async () => {
    const email = anAddress()
    await signUp({ name: "Ana", email, password: mine })
    const token = tokenIn(await linkTo(world, email))
    const at = await Promise.all([verify(token), verify(token), verify(token)])
    expect(at.filter(({ body }) => JSON.stringify(body).includes("confirmed"))).toHaveLength(1)
    expect(at.filter(({ body }) => JSON.stringify(body).includes("used"))).toHaveLength(2)
    await world.db.update(users).set({ name: "Ana Maria" }).where(eq(users.email, email))
    expect(await verify(token)).toEqual(used)
    expect(await userOf(email)).toMatchObject({ name: "Ana Maria" })
  })

  test("of an older letter about the same sign-up works too, and both are used with one", async () => {
    const email = anAddress()
    await signUp({ email, password: mine })
    const first = tokenIn(await linkTo(world, email))
    await world.db.update(rateLimits).set({ lastRequest: Date.now() - 61_000 })
    await world.post("/api/auth/send-verification-email", { email })
    const second = tokenIn(await linkTo(world, email, 2))
    expect([await verify(first), await verify(second)]).toEqual([confirmed, used])
  })
})

describe("the browser that signed up", () => {
  const cookieOf = (answered: Response, name: string) =>
    answered.headers
      .getSetCookie()
      .find((line) => line.startsWith(`doable.${name}=`))
      ?.split(";")[0]
  const verifyWith = (token: string, cookie: string) =>
    world.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`, { cookie })
  const emailOf = async (cookie: string) =>
    ((await (await world.get("/api/auth/get-session", { cookie })).json()) as { user?: { email: string } })
      ?.user?.email
  async function signedUp(email = anAddress()) {
    const answered = await signUp({ name: "Ana", email, password: mine })
    return { email, answered, cookie: cookieOf(answered, "sign_up") ?? "" }
  }

  test("is logged in by the link, once; the cookie is kept from scripts and goes with it", async () => {
    const { email, answered, cookie } = await signedUp()
    const set = answered.headers.getSetCookie().find((line) => line.startsWith("doable.sign_up="))
    expect(set).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = tokenIn(await linkTo(world, email))
    const first = await verifyWith(token, cookie)
    expect(await answer(first.clone())).toEqual({
      status: 200,
      body: { status: true, user: null, state: "signed_in" },
    })
    expect(cookieOf(first, "sign_up")).toBe("doable.sign_up=")
    expect(await emailOf(cookieOf(first, "session") ?? "")).toBe(email)
    const again = await verifyWith(token, cookie)
    expect(await answer(again.clone())).toEqual(used)
    expect(again.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ["no cookie", async () => ""],
    [
      "the cookie of another sign-up with the same address",
      async (email: string) => (await signedUp(email)).cookie,
    ],
    ["the cookie of a sign-up with another address", async () => (await signedUp()).cookie],
    [
      "a cookie with another id under the same signature",
      async (_: string, cookie: string) => cookie.replace(/%3A.{8}/, "%3A00000000"),
    ],
    ["someone logged in", async (_: string, cookie: string) => `${cookie}; doable.session=someone`],
  ])(
    "another one, with %s, learns that the email is confirmed and gets no session",
    async (_title, other) => {
      const { email, cookie } = await signedUp()
      const token = tokenIn(await linkTo(world, email))
      const answered = await verifyWith(token, await other(email, cookie))
      expect(await answer(answered.clone())).toEqual(confirmed)
      expect(cookieOf(answered, "session")).toBeUndefined()
    },
  )

  test("gets the same kind of cookie for an address that has an account, and it opens nothing", async () => {
    const { id } = await aUser(world.db, { password: mine })
    const { answered, cookie } = await signedUp(`${id}@example.com`)
    expect(answered.status).toBe(200)
    expect(cookie).toMatch(/^doable\.sign_up=sign-up%3A/)
    expect(await emailOf(cookie.replace("sign_up=", "session="))).toBeUndefined()
  })
})

describe("signing in before the address is confirmed", () => {
  test("has the letter sent again, and the letters of the sign-up itself are not used up by it", async () => {
    const email = anAddress()
    await signUp({ email, password: mine })
    const aMinuteLater = () => world.db.update(rateLimits).set({ lastRequest: Date.now() - 61_000 })
    for (let sent = 1; sent <= 6; sent += 1) {
      await linkTo(world, email, sent)
      await aMinuteLater()
      expect(await statusOf(email, mine)).toBe(sent === 6 ? 429 : 401)
    }
    await aMinuteLater()
    await world.post("/api/auth/send-verification-email", { email })
    expect(await verify(tokenIn(await linkTo(world, email, 7)))).toEqual(confirmed)
  })
})

describe("a link", () => {
  test.each(["", "damaged", "a\0b", "a".repeat(3000)])("that is %j is invalid", async (token) => {
    expect(await verify(token)).toEqual(refused("link_invalid"))
  })

  test("without a token is invalid, and so is one that was made up or changed", async () => {
    expect(await answer(await world.get("/api/auth/verify-email"))).toEqual(refused("link_invalid"))
    const email = anAddress()
    await signUp({ email, password: mine })
    const token = tokenIn(await linkTo(world, email))
    const [, letters, secret] = token.split(".")
    const later = `${(Date.now() + 9e9).toString(36)}.${letters}.${secret}`
    const invented = verificationToken({ email, expiresAt: Date.now() + 9e6 }, "x".repeat(43))
    for (const other of [later, invented, token.slice(0, -1)])
      expect(await verify(other)).toEqual(refused("link_invalid"))
    expect((await userOf(email))?.emailVerified).toBe(false)
    // Of another purpose: a way into the account is no confirmation of a sign-up.
    const { id: userId } = await aUser(world.db)
    await world.post("/api/auth/request-password-reset", { email: `${userId}@example.com` })
    expect(await verify(tokenIn(await linkTo(world, `${userId}@example.com`)))).toEqual(
      refused("link_invalid"),
    )
  })

  test("that has expired says so, also when the account that nobody confirmed is gone; signing up works anew", async () => {
    const email = anAddress()
    await signUp({ email, password: mine })
    const token = tokenIn(await linkTo(world, email))
    const past = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await world.db.update(accountLinks).set({ expiresAt: past })
    expect(await verify(token)).toEqual(refused("link_expired"))
    expect(await statusOf(email, mine)).toBe(401)

    await world.db.update(signUps).set({ expiresAt: past })
    await world.db.update(users).set({ createdAt: past }).where(eq(users.email, email))
    await cleanHouse(world.db)
    expect(await userOf(email)).toBeUndefined()
    const old = verificationToken({ email, expiresAt: past.getTime() }, "x".repeat(43))
    expect(await verify(old)).toEqual(refused("link_expired"))
    expect(await statusOf(email, mine)).toBe(401)

    await signUp({ email, password: mine })
    expect(await verify(tokenIn(await linkTo(world, email, 2)))).toEqual(confirmed)
    expect(await statusOf(email, mine)).toBe(200)
  })

  test("confirms nobody whose account was closed meanwhile", async () => {
    const email = anAddress()
    await signUp({ email, password: mine })
    const token = tokenIn(await linkTo(world, email))
    await world.db.update(users).set({ status: "deactivated" }).where(eq(users.email, email))
    expect(await verify(token)).toEqual(refused("link_invalid"))
  })
})
