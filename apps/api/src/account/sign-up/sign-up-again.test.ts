import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { mailsIn } from "../../../test/mail/mail.ts"
import { rateLimits } from "../../platform/db/schema/account.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { users } from "../../platform/db/schema/user.ts"

const world = anApi()
const password = "green-door-42"

const signUp = (body: object) => world.post("/api/auth/sign-up/email", body)
const resend = (email: string) => world.post("/api/auth/send-verification-email", { email })
const mailsTo = async (email: string) =>
  (await mailsIn(world.mailDir)).filter(({ head }) => head.includes(`To: ${email}`))
const userOf = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0]
const eventsFor = async (email: string) => {
  const events = await world.db.select().from(outboxEvents)
  const about = events.filter(({ payload }) => (payload as { email?: string }).email === email)
  return about.map(({ payload }) => payload as { signUpId?: string })
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

  test("before the address is confirmed sends a letter each time, five an hour at most", async () => {
    const email = "eager-twice@example.com"
    for (let time = 0; time < 7; time += 1) await signUp({ email, password, name: `Time ${time}` })
    expect(await eventsFor(email)).toHaveLength(5)
    expect(await userOf(email)).toMatchObject({ name: "Time 6", emailVerified: false })
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
    expect(await eventsFor(email)).toHaveLength(1)
    await aMinuteLater()
    await Promise.all([resend(email), resend(email), resend(email)])
    expect(await eventsFor(email)).toHaveLength(2)
  })

  test("sends the letter about one's own sign-up where it is named, else about the newest", async () => {
    const email = "named@example.com"
    const first = (await (await signUp({ email, password, locale: "ro" })).json()) as { user: { id: string } }
    await linkTo(email, 1)
    await signUp({ email, password: "blue-door-42", locale: "ru" })
    await linkTo(email, 2)
    await aMinuteLater()
    await world.post("/api/auth/send-verification-email", { email, signUpId: first.user.id })
    expect((await linkTo(email, 3)).searchParams.get("lang")).toBe("ro")
    await aMinuteLater()
    await resend(email)
    expect((await linkTo(email, 4)).searchParams.get("lang")).toBe("ru")
  })

  test("sends nothing about a sign-up of another address", async () => {
    const other = (await (await signUp({ email: "other@example.com", password })).json()) as {
      user: { id: string }
    }
    await signUp({ email: "prey@example.com", password })
    await linkTo("prey@example.com", 1)
    await aMinuteLater()
    await world.post("/api/auth/send-verification-email", {
      email: "prey@example.com",
      signUpId: other.user.id,
    })
    await signUp({ email: "last@example.com", password })
    await linkTo("last@example.com")
    expect(await mailsTo("prey@example.com")).toHaveLength(1)
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
    ["parola123", "common", "password_common"],
    ["PAROLA123", "common in capitals", "password_common"],
    ["voxstrange", "leaked and on the long list alone", "password_common"],
    ["ｐａｓｓｗｏｒｄ", "common in wide letters", "password_common"],
    ["marusea-2024", "made of the address", "password_personal"],
  ])("refuses the password %j, which is %s", async (weak, _why, code) => {
    const email = "marusea@example.com"
    const refused = await answer(await signUp({ email, password: weak }))
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: "password", code }] } })
    expect(await userOf(email)).toBeUndefined()
  })
})
