import { hashPassword as hashScrypt } from "better-auth/crypto"
import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aFile, aSession, aUser, cookieOf } from "../../../test/factories.ts"
import { accounts, sessions } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"

const world = anApi()
const password = "green-door-42"
const cookieFrom = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? ""

type Listed = { id: string; token: string; isCurrent: boolean; ipAddress: string; userAgent: string }
const list = async (cookie: string) =>
  (await (await world.get("/api/auth/list-sessions", { cookie })).json()) as Listed[]
const revoke = (path: string, body: object, cookie: string) =>
  world.post(`/api/auth/${path}`, body, { cookie })

/** On both APIs the session has ended right away. */
async function isOver(cookie: string) {
  const me = (await (await world.get("/trpc/user.getMe", { cookie })).json()) as {
    result: { data: unknown }
  }
  const session = await (await world.get("/api/auth/get-session", { cookie })).json()
  const listed = await world.get("/api/auth/list-sessions", { cookie })
  return me.result.data === null && session === null && listed.status === 401
}

async function aPersonOnThreeDevices() {
  const user = await aUser(world.db)
  const [phone, laptop, library] = await Promise.all([
    aSession(world.db, user, { userAgent: "phone", createdAt: new Date("2026-01-01") }),
    aSession(world.db, user, { userAgent: "laptop", createdAt: new Date("2026-01-02") }),
    aSession(world.db, user, { userAgent: "library", createdAt: new Date("2026-01-03") }),
  ])
  return {
    user,
    phone: cookieOf(phone),
    laptop: cookieOf(laptop),
    library: cookieOf(library),
    tokens: [phone.token],
  }
}

describe("the list of sessions", () => {
  test("[T06] names each with its facts, newest first, and says which is this one", async () => {
    const { user, laptop } = await aPersonOnThreeDevices()
    await aSession(world.db, user, { expiresAt: new Date(Date.now() - 1000) })
    const listed = await list(laptop)
    expect(listed.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ["library", false],
      ["laptop", true],
      ["phone", false],
    ])
    for (const key of ["id", "token", "createdAt", "expiresAt", "ipAddress", "userAgent"])
      expect(listed[0]).toHaveProperty(key)
  })

  test("gives no token away, nor does any other answer: what it names opens nothing", async () => {
    const user = await aUser(world.db, { password })
    const signedIn = await world.post("/api/auth/sign-in/email", { email: user.email, password })
    const cookie = cookieFrom(signedIn)
    const [row] = await world.db.select().from(sessions).where(eq(sessions.userId, user.id))
    const texts = [
      await signedIn.text(),
      await (await world.get("/api/auth/get-session", { cookie })).text(),
      await (await world.get("/api/auth/list-sessions", { cookie })).text(),
    ]
    expect(texts.join("")).toContain(row?.id)
    expect(texts.join("")).not.toContain(row?.token)
    const [listed] = await list(cookie)
    expect(await isOver(cookieOf({ token: listed?.token ?? "" }))).toBe(true)
  })

  test("is for people who are signed in", async () => {
    for (const path of [
      "revoke-session",
      "revoke-sessions",
      "revoke-other-sessions",
      "delete-user",
      "update-user",
    ]) {
      const body = { token: "x", password: "x" }
      const refused = await answer(await world.post(`/api/auth/${path}`, path === "update-user" ? {} : body))
      expect(refused).toMatchObject({ status: 401, body: { code: "sign_in_needed" } })
    }
    expect((await world.get("/api/auth/list-sessions")).status).toBe(401)
  })
})

describe("ending sessions", () => {
  test("one: refused on the very next request on both APIs, the others go on", async () => {
    const { phone, laptop, library } = await aPersonOnThreeDevices()
    const handle = (await list(laptop)).find(({ userAgent }) => userAgent === "phone")?.token
    expect(await answer(await revoke("revoke-session", { token: handle }, laptop))).toEqual({
      status: 200,
      body: { status: true },
    })
    expect([await isOver(phone), await isOver(laptop), await isOver(library)]).toEqual([true, false, false])
  })

  test("all others", async () => {
    const { phone, laptop, library } = await aPersonOnThreeDevices()
    expect((await revoke("revoke-other-sessions", {}, laptop)).status).toBe(200)
    expect([await isOver(phone), await isOver(laptop), await isOver(library)]).toEqual([true, false, true])
  })

  test("all", async () => {
    const { phone, laptop, library } = await aPersonOnThreeDevices()
    const other = await aPersonOnThreeDevices()
    expect((await revoke("revoke-sessions", {}, laptop)).status).toBe(200)
    expect([await isOver(phone), await isOver(laptop), await isOver(library)]).toEqual([true, true, true])
    expect(await isOver(other.phone)).toBe(false)
  })

  test("of someone else does nothing and sounds the same; a real token is no handle", async () => {
    const mine = await aPersonOnThreeDevices()
    const other = await aPersonOnThreeDevices()
    const [foreign] = await list(other.phone)
    for (const token of [foreign?.token, "nobody's", other.tokens[0], mine.tokens[0]]) {
      expect(await answer(await revoke("revoke-session", { token }, mine.phone))).toEqual({
        status: 200,
        body: { status: true },
      })
    }
    expect(await list(other.phone)).toHaveLength(3)
    expect(await list(mine.phone)).toHaveLength(3)
  })

  test("from a foreign page is refused", async () => {
    const { phone } = await aPersonOnThreeDevices()
    const refused = await world.post(
      "/api/auth/revoke-sessions",
      {},
      { cookie: phone, origin: "https://evil.example" },
    )
    expect(refused.status).toBe(403)
    expect(await isOver(phone)).toBe(false)
  })
})

describe("signing in", () => {
  test("on top of a session ends that one, and only for a right password", async () => {
    const user = await aUser(world.db, { password })
    const other = await aUser(world.db, { password })
    const body = { email: user.email, password }
    const first = cookieFrom(await world.post("/api/auth/sign-in/email", body))
    await world.post("/api/auth/sign-in/email", { ...body, password: "wrong" }, { cookie: first })
    expect(await isOver(first)).toBe(false)
    const second = cookieFrom(await world.post("/api/auth/sign-in/email", body, { cookie: first }))
    expect([await isOver(first), await isOver(second)]).toEqual([true, false])
    const asOther = { email: other.email, password }
    const third = cookieFrom(await world.post("/api/auth/sign-in/email", asOther, { cookie: second }))
    expect([await isOver(second), await isOver(third)]).toEqual([true, false])
  })

  test("with a fifty-first device ends the one that signed in longest ago", async () => {
    const user = await aUser(world.db, { password })
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const devices = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        aSession(world.db, user, { createdAt: minutesAgo(number + 1) }),
      ),
    )
    const [newest, ...rest] = devices.map((device) => cookieOf(device))
    const oldest = rest.pop() ?? ""
    const other = await aPersonOnThreeDevices()
    const signedIn = await world.post("/api/auth/sign-in/email", { email: user.email, password })
    expect(await list(cookieFrom(signedIn))).toHaveLength(50)
    expect([await isOver(oldest), await isOver(newest ?? ""), await isOver(rest.at(-1) ?? "")]).toEqual([
      true,
      false,
      false,
    ])
    expect(await isOver(other.phone)).toBe(false)
  })

  test("makes a hash of the older kind anew, and the password stays", async () => {
    const user = await aUser(world.db, { password })
    const hashOf = async () =>
      (await world.db.select().from(accounts).where(eq(accounts.userId, user.id)))[0]?.password
    await world.db
      .update(accounts)
      .set({ password: await hashScrypt(password) })
      .where(eq(accounts.userId, user.id))
    const body = { email: user.email, password }
    expect((await world.post("/api/auth/sign-in/email", { ...body, password: "wrong" })).status).toBe(401)
    expect(await hashOf()).not.toContain("argon2id")
    expect((await world.post("/api/auth/sign-in/email", body)).status).toBe(200)
    const renewed = await hashOf()
    expect(renewed).toContain("$argon2id$")
    expect((await world.post("/api/auth/sign-in/email", body)).status).toBe(200)
    expect(await hashOf()).toBe(renewed)
  })
})

describe("update-user", () => {
  const update = (body: object, cookie: string) => world.post("/api/auth/update-user", body, { cookie })

  test("changes name and own picture", async () => {
    const { user, phone } = await aPersonOnThreeDevices()
    const file = await aFile(world.db, user)
    expect(await answer(await update({ name: "New Name", image: file.id }, phone))).toEqual({
      status: 200,
      body: { status: true },
    })
    const [changed] = await world.db.select().from(users).where(eq(users.id, user.id))
    expect(changed?.name).toBe("New Name")
    expect(changed?.image).toContain(file.id)
  })

  test.each([
    { role: "ADMIN" },
    { status: "active" },
    { emailVerified: true },
    { email: "x@example.com" },
    { image: "https://evil.example/pixel.gif" },
    { image: "javascript:alert(1)" },
  ])("refuses %j", async (body) => {
    const { user, phone } = await aPersonOnThreeDevices()
    expect((await update(body, phone)).status).toBe(400)
    expect((await world.db.select().from(users).where(eq(users.id, user.id)))[0]).toEqual(user)
  })
})
