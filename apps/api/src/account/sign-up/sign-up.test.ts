import { eq } from "../../platform/db/drizzle.ts"
import { papers } from "@doable/domain/user/papers"
import { describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { uiUrl, anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { mailsIn } from "../../../test/mail/mail.ts"
import { accountLinks, accounts, sessions, signUps, verifications } from "../../platform/db/schema/account.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { users } from "../../platform/db/schema/user.ts"

const world = anApi()
const password = "green-door-42"

async function mailTo(email: string) {
  let found: Awaited<ReturnType<typeof mailsIn>> = []
  await expect
    .poll(async () => (found = (await mailsIn(world.mailDir)).filter(({ head }) => head.includes(email))))
    .not.toEqual([])
  const [mail] = found
  if (!mail) throw new Error("no mail")
  return mail
}

const userOf = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0]

const cookieFrom = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? ""

describe("from sign-up to sign-out", () => {
  test("[T05] [T06] sign up, verify by the link in the mail, sign in, read the session, sign out", async () => {
    const email = "ion.rusu@example.com"
    const signUp = { name: "Ion Rusu", email: "Ion.Rusu@example.com", password, locale: "ro" }
    const signedUp = await world.post("/api/auth/sign-up/email", signUp)
    expect(signedUp.status).toBe(200)
    expect(signedUp.headers.get("set-cookie")).not.toContain("doable.session")
    expect((await userOf(email))?.termsVersion).toBe(papers.terms[0].version)

    const early = await world.post("/api/auth/sign-in/email", { email, password })
    expect(await answer(early)).toMatchObject({ status: 401, body: { code: "INVALID_EMAIL_OR_PASSWORD" } })

    const mail = await mailTo(email)
    expect(mail.head).toContain("Confirm")
    expect(mail.body).toContain("Confirmă e-mailul")
    const link = new URL(/http:\S+verify-email\?token=\S+/.exec(mail.body)?.[0] ?? "")
    expect(link.searchParams.get("lang")).toBe("ro")
    expect(link.origin + link.pathname).toBe(`${uiUrl}/verify-email`)

    const verified = await world.get(`/api/auth/verify-email${link.search}`)
    expect(await answer(verified)).toEqual({
      status: 200,
      body: { status: true, user: null, state: "confirmed" },
    })
    expect(verified.headers.get("set-cookie")).toBeNull()

    const signedIn = await world.post("/api/auth/sign-in/email", { email, password })
    expect(signedIn.status).toBe(200)
    const [setCookie] = signedIn.headers.getSetCookie()
    expect(setCookie).toMatch(/^doable\.session=.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)

    const cookie = cookieFrom(signedIn)
    const session = (await (await world.get("/api/auth/get-session", { cookie })).json()) as { user: object }
    expect(session.user).toMatchObject({ email, name: "Ion Rusu", role: "USER", locale: "ro" })

    expect((await world.post("/api/auth/sign-out", {}, { cookie })).status).toBe(200)
    expect(await (await world.get("/api/auth/get-session", { cookie })).json()).toBeNull()
    const me = await world.get("/trpc/user.getMe", { cookie })
    expect(await me.json()).toEqual({ result: { data: null } })
  })

  test("nobody can give themselves a role, a status or a picture at sign-up", async () => {
    const email = "climber@example.com"
    const extra = {
      role: "ADMIN",
      status: "limited",
      accountType: "PROVIDER",
      image: "https://x.example/p.gif",
    }
    await world.post("/api/auth/sign-up/email", { name: "C", email, password, emailVerified: true, ...extra })
    expect(await userOf(email)).toMatchObject({
      role: "USER",
      status: "active",
      accountType: "CUSTOMER",
      image: null,
      emailVerified: false,
    })
  })

  test("signing up with a taken address looks the same and changes nothing", async () => {
    const owner = await aUser(world.db, { email: "taken@example.com", name: "Owner", password })
    const attempt = { name: "Thief", email: "taken@example.com", password: "another-one-99" }
    const fresh = await answer(
      await world.post("/api/auth/sign-up/email", { ...attempt, email: "new@example.com" }),
    )
    const taken = await answer(await world.post("/api/auth/sign-up/email", attempt))
    expect(taken.status).toBe(fresh.status)
    const shape = (value: unknown) =>
      JSON.stringify(value, (_key, entry) => (typeof entry === "string" ? "" : entry))
    expect(shape(taken.body)).toBe(shape(fresh.body))
    expect(await userOf("taken@example.com")).toEqual(owner)
  })

  test("twenty sign-ups of one address at once make one person and one account", async () => {
    const email = "race@example.com"
    const body = { name: "R", email, password }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.post("/api/auth/sign-up/email", body)),
    )
    // Whether the address was free a moment ago shows in none of them; a busy server may turn some away.
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
      [],
    )
    const people = await world.db.select().from(users).where(eq(users.email, email))
    expect(people).toHaveLength(1)
    const held = await world.db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, people[0]?.id ?? ""))
    expect(held).toHaveLength(1)
    expect(await world.db.select().from(signUps)).toContainEqual(
      expect.objectContaining({ userId: people[0]?.id }),
    )
  })

  test("input that cannot be right is refused by field", async () => {
    const body = { name: "n".repeat(101), email: "nobody", password: "short", locale: "de" }
    const response = await world.post("/api/auth/sign-up/email", body)
    const { status, body: problem } = await answer(response)
    expect(status).toBe(400)
    expect((problem as { fields?: { path: string }[] }).fields?.map(({ path }) => path)).toEqual([
      "name",
      "email",
      "password",
      "locale",
    ])
    expect((await world.post("/api/auth/sign-up/email", "{not json")).status).toBe(400)
    expect((await world.post("/api/auth/sign-up/email", { ...body, name: "a\0b" })).status).toBe(400)
  })

  test("no usable token lies in the database", async () => {
    const email = "dump@example.com"
    await world.post("/api/auth/sign-up/email", { name: "D", email, password })
    const token = /token=([\w.-]+)/.exec((await mailTo(email)).body)?.[1] ?? "missing"
    const tables = [outboxEvents, verifications, users, accountLinks, signUps] as const
    const dump = JSON.stringify(await Promise.all(tables.map((table) => world.db.select().from(table))))
    const jobs = JSON.stringify((await world.db.execute("select * from pgboss.job")).rows)
    expect(dump + jobs).not.toContain(token)
  })
})

test("a deactivated person cannot sign in", async () => {
  const user = await aUser(world.db, { status: "deactivated", password })
  const refused = await world.post("/api/auth/sign-in/email", { email: user.email, password })
  expect(await answer(refused)).toMatchObject({ status: 403, body: { code: "ACCOUNT_DEACTIVATED" } })
  expect(await world.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
})

test("a wrong password and an unknown address get the same answer", async () => {
  const user = await aUser(world.db, { password })
  const wrong = await answer(
    await world.post("/api/auth/sign-in/email", { email: user.email, password: "wrong" }),
  )
  const unknown = await answer(
    await world.post("/api/auth/sign-in/email", { email: "nobody@example.com", password: "wrong" }),
  )
  expect(wrong).toEqual(unknown)
  expect(wrong.status).toBe(401)
})

test("of a flood of sign-ins two are looked at, sixteen wait, the rest is turned away, and other calls go on", async () => {
  const attempt = (_: unknown, number: number) =>
    world.post("/api/auth/sign-in/email", { email: `nobody-${number}@example.com`, password: "wrong" })
  // The guard's table is held, so that nobody leaves before all have come.
  const release = await holding("sign_in_guards")
  const flood = Array.from({ length: 42 }, attempt)
  const turnedAway = await Promise.all(await settledFirst(flood, 24))
  expect((await world.get("/trpc/user.getMe")).status).toBe(200)
  await release()
  const answers = await Promise.all(flood)
  expect(turnedAway.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 503))
  expect(turnedAway.every(({ headers }) => headers.get("retry-after") === "2")).toBe(true)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(18)
})

async function holding(table: string) {
  const client = await world.db.$client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return async () => {
    await client.query("commit")
    client.release()
  }
}

/** The first so many to settle, in the order in which they do. */
async function settledFirst<T>(all: Promise<T>[], count: number): Promise<T[]> {
  const settled: T[] = []
  return new Promise((resolve) => {
    for (const one of all) {
      void one.then((value) => {
        settled.push(value)
        if (settled.length === count) resolve(settled)
      })
    }
  })
}
