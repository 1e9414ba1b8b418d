import { eq } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { answer } from "../../test/answer.ts"
import { anApi, uiUrl } from "../../test/api.ts"
import { aUser } from "../../test/factories.ts"
import { mailsIn } from "../../test/mail.ts"
import { rateLimits } from "../db/schema/account.ts"
import { outboxEvents } from "../db/schema/outbox.ts"
import { users } from "../db/schema/user.ts"

const world = anApi()
const password = "green-door-42"

const signUp = (body: object) => world.post("/api/auth/sign-up/email", body)
const resend = (email: string) => world.post("/api/auth/send-verification-email", { email })
const mailsTo = async (email: string) =>
  (await mailsIn(world.mailDir)).filter(({ head }) => head.includes(`To: ${email}`))
const userOf = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0]
const eventsOf = async (email: string) => {
  const id = (await userOf(email))?.id
  const events = await world.db.select().from(outboxEvents)
  return events.filter(({ payload }) => (payload as { userId: string }).userId === id).map(({ type }) => type)
}
const aMinuteLater = () => world.db.update(rateLimits).set({ lastRequest: Date.now() - 61_000 })

async function linkTo(email: string, number = 1) {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(number)
  const mail = (await mailsTo(email)).at(-1)
  return new URL(/http:\S+verify-email\?token=\S+/.exec(mail?.body ?? "")?.[0] ?? "")
}

describe("signing up again", () => {
  test("with an address that has an account tells its mailbox, in its language, and changes nothing", async () => {
    const user = await aUser(world.db, { email: "holder@example.com", password, locale: "ru" })
    expect((await signUp({ email: user.email, password: "blue-door-42" })).status).toBe(200)
    await expect.poll(async () => (await mailsTo(user.email)).length).toBe(1)
    const [mail] = await mailsTo(user.email)
    expect(mail?.body).toContain("У вас уже есть аккаунт")
    expect(mail?.body).toContain(`${uiUrl}/signin`)
    expect(await userOf(user.email)).toEqual(user)
    const signedIn = await world.post("/api/auth/sign-in/email", { email: user.email, password })
    expect(signedIn.status).toBe(200)
  })

  test("writes to a deactivated person no letter that invites them in", async () => {
    const user = await aUser(world.db, { email: "gone@example.com", password, status: "deactivated" })
    await signUp({ email: user.email, password })
    const other = await aUser(world.db, { email: "there@example.com", password })
    await signUp({ email: other.email, password })
    await expect.poll(async () => (await mailsTo(other.email)).length).toBe(1)
    expect(await mailsTo(user.email)).toEqual([])
  })

  test("before the address is confirmed leaves neither password: whoever holds the mailbox chooses one", async () => {
    const email = "twice@example.com"
    await signUp({ name: "First", email, password, locale: "en" })
    const confirmation = await linkTo(email)
    await signUp({ name: "Second", email, password: "blue-door-42", locale: "ro" })
    expect(await userOf(email)).toMatchObject({ name: "First", locale: "en", emailVerified: false })

    // The first letter still confirms the address, but opens the account to neither of the two.
    expect((await world.get(`/api/auth/verify-email${confirmation.search}`)).status).toBe(200)
    const signIn = async (one: string) =>
      (await world.post("/api/auth/sign-in/email", { email, password: one })).status
    expect(await signIn(password)).toBe(401)
    expect(await signIn("blue-door-42")).toBe(401)

    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const letters = (await mailsTo(email)).map(({ body }) => body).join()
    const token = /reset-password\?token=([\w-]+)/.exec(letters)?.[1]
    const chosen = await world.post("/api/auth/reset-password", { token, newPassword: "third-door-42" })
    expect(chosen.status).toBe(200)
    expect(await signIn("third-door-42")).toBe(200)
  })

  test("does not touch an account that has been confirmed meanwhile", async () => {
    const email = "settled@example.com"
    await signUp({ name: "First", email, password })
    await world.get(`/api/auth/verify-email${(await linkTo(email)).search}`)
    await signUp({ name: "Second", email, password: "blue-door-42" })
    expect(await userOf(email)).toMatchObject({ name: "First" })
    expect((await world.post("/api/auth/sign-in/email", { email, password })).status).toBe(200)
  })
})

describe("asking for the letter again", () => {
  test("gets the same answer for unconfirmed, confirmed and unknown addresses", async () => {
    await signUp({ email: "waiting@example.com", password })
    await aUser(world.db, { email: "done@example.com" })
    const answers = await Promise.all(
      ["waiting@example.com", "done@example.com", "nobody@example.com"].map(async (email) =>
        answer(await resend(email)),
      ),
    )
    for (const one of answers) expect(one).toEqual({ status: 200, body: { status: true } })
  })

  test("sends one letter a minute, however often it is asked for", async () => {
    const email = "eager@example.com"
    await signUp({ email, password })
    await Promise.all([resend(email), resend(email)])
    expect(await eventsOf(email)).toEqual(["verification.requested"])
    await aMinuteLater()
    await Promise.all([resend(email), resend(email), resend(email)])
    expect(await eventsOf(email)).toHaveLength(2)
  })

  test("with something that is no address is refused by field", async () => {
    const refused = await answer(await resend("nobody"))
    expect(refused).toMatchObject({ status: 400, body: { code: "invalid_input" } })
  })
})

describe("where the person wanted to go", () => {
  test("is kept in the link", async () => {
    const email = "guest@example.com"
    await signUp({ email, password, callbackURL: "/tasks/create?category=repair" })
    expect((await linkTo(email)).searchParams.get("redirect")).toBe("/tasks/create?category=repair")
  })

  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/a%2fb", 7, "/a\nb"])(
    "is forgotten when it is %j, and the account is made all the same",
    async (callbackURL) => {
      const email = `wanderer-${crypto.randomUUID()}@example.com`
      expect((await signUp({ email, password, callbackURL })).status).toBe(200)
      expect((await linkTo(email)).searchParams.has("redirect")).toBe(false)
    },
  )
})

describe("a new account", () => {
  test("[T11] needs no name", async () => {
    expect((await signUp({ email: "nameless@example.com", password })).status).toBe(200)
    expect(await userOf("nameless@example.com")).toMatchObject({ name: "" })
  })

  test.each([
    ["parola123", "common"],
    ["marusea-2024", "made of the address"],
  ])("refuses the password %j, which is %s", async (weak) => {
    const email = "marusea@example.com"
    const refused = await answer(await signUp({ email, password: weak }))
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: "password", code: "custom" }] } })
    expect(await userOf(email)).toBeUndefined()
  })
})
