import { eq } from "../platform/db/drizzle.ts"
import { beforeEach, describe, expect, test } from "vitest"
import { anApi, uiUrl } from "../../test/api.ts"
import { aUser } from "../../test/factories.ts"
import { emailTo, emailsTo, linkTo, tokenIn } from "../../test/emails.ts"
import { signInGuards } from "../platform/db/schema/account.ts"
import { hashOfToken } from "./email-key.ts"
import { unlockSignIn } from "./sign-in-guards.ts"

let now = new Date("2026-05-04T10:00:00Z")
const world = anApi({ now: () => now, env: { TRUSTED_PROXIES: "127.0.0.1" } })
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
beforeEach(() => void later(24 * 60 * 60))

const password = "green-door-42"
const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

type Try = { password?: string; cookie?: string; from?: string }
async function tryIn(email: string, { password: given = "wrong", cookie, from = "198.51.100.7" }: Try = {}) {
  const headers = { "x-forwarded-for": from, "user-agent": agent, ...(cookie && { cookie }) }
  const response = await world.post("/api/auth/sign-in/email", { email, password: given }, headers)
  const body = (await response.json()) as { code?: string; retryAfterSec?: number }
  const device = response.headers.getSetCookie().find((one) => one.startsWith("doable.device="))
  return {
    status: response.status,
    code: body.code,
    seconds: body.retryAfterSec,
    retryAfter: response.headers.get("retry-after"),
    device,
    body,
  }
}

/** Wrong passwords, each as soon as it is looked at. */
async function fail(email: string, times: number, given: Try = {}) {
  const answers: Awaited<ReturnType<typeof tryIn>>[] = []
  for (let number = 0; number < times; number += 1) {
    let answer = await tryIn(email, given)
    if (answer.status === 429) {
      later(answer.seconds ?? 0)
      answer = await tryIn(email, given)
    }
    answers.push(answer)
  }
  return answers
}

describe("the guard of the sign-in", () => {
  test("slows down from the fifth wrong password: 2, 4, 8, 16 seconds, with 429 and Retry-After", async () => {
    const { email } = await aUser(world.db, { password })
    for (let number = 0; number < 5; number += 1) expect((await tryIn(email)).status).toBe(401)
    const waits: (number | undefined)[] = []
    for (let number = 0; number < 5; number += 1) {
      const slowed = await tryIn(email, { password })
      expect(slowed).toMatchObject({ status: 429, code: "RATE_LIMITED", retryAfter: String(slowed.seconds) })
      waits.push(slowed.seconds)
      later(slowed.seconds ?? 0)
      if (number < 4) expect((await tryIn(email)).status).toBe(401)
    }
    expect(waits).toEqual([2, 4, 8, 16, 16])
  })

  test("locks with the tenth for fifteen minutes; the right password gets the same answer as a wrong one", async () => {
    const { email } = await aUser(world.db, { password })
    const answers = await fail(email, 10)
    expect(answers.slice(0, 9).every(({ status }) => status === 401)).toBe(true)
    expect(answers[9]).toMatchObject({ status: 403, code: "ACCOUNT_LOCKED", seconds: 900, retryAfter: "900" })
    const [right, wrong] = [await tryIn(email, { password }), await tryIn(email)]
    expect({ ...right.body, requestId: "" }).toEqual({ ...wrong.body, requestId: "" })
    expect(right).toMatchObject({ status: 403, code: "ACCOUNT_LOCKED", seconds: 900 })
    later(899)
    expect((await tryIn(email, { password })).status).toBe(403)
    later(1)
    expect((await tryIn(email, { password })).status).toBe(200)
  })

  test("treats an address without an account the same, answer by answer, and writes to nobody", async () => {
    const { email } = await aUser(world.db, { password })
    const start = now
    const known = await fail(email, 11)
    now = start
    const unknown = await fail("unknown@example.com", 11)
    const comparable = (answers: typeof known) =>
      answers.map(({ body, ...rest }) => ({ ...rest, body: { ...body, requestId: "" } }))
    expect(comparable(unknown)).toEqual(comparable(known))
    await emailTo(world, email)
    expect(await emailsTo(world, "unknown@example.com")).toEqual([])
  })

  test("locks longer each time in a day", async () => {
    const { email } = await aUser(world.db, { password })
    const lengths: (number | undefined)[] = []
    for (let lock = 0; lock < 4; lock += 1) {
      const last = (await fail(email, 10)).at(-1)
      lengths.push(last?.seconds)
      later(last?.seconds ?? 0)
    }
    expect(lengths).toEqual([900, 1800, 3600, 14_400])
  })

  test("counts tries at the same moment as that many: of fifty at once five are looked at", async () => {
    const { email } = await aUser(world.db, { password })
    const answers: number[] = []
    // The gate before the guard lets eighteen in at a time.
    for (let round = 0; round < 5; round += 1) {
      const ten = await Promise.all(Array.from({ length: 10 }, () => tryIn(email)))
      answers.push(...ten.map(({ status }) => status))
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(45)
  })

  test("a good sign-in clears the count, and spelling does not split it", async () => {
    const { email } = await aUser(world.db, { password, email: "spelling@example.com" })
    await fail("Spelling@Example.com", 4)
    expect((await tryIn(email, { password })).status).toBe(200)
    for (let number = 0; number < 5; number += 1) expect((await tryIn(email)).status).toBe(401)
    expect((await tryIn("SPELLING@example.com")).status).toBe(429)
  })

  test("a password chosen for a foreign address tells nothing, not by its slowing and not by its lock", async () => {
    const taken = await aUser(world.db, { password })
    const start = now
    const chosen = "blue-window-17"
    const answersFor = async (email: string) => {
      now = start
      await world.post("/api/auth/sign-up/email", { name: "Stranger", email, password: chosen })
      return (await fail(email, 11, { password: chosen })).map(({ body, ...rest }) => ({
        ...rest,
        body: { ...body, requestId: "" },
      }))
    }
    const free = await answersFor("free@example.com")
    expect(free).toEqual(await answersFor(taken.email))
    expect(free.map(({ status }) => status)).toEqual([...Array<number>(9).fill(401), 403, 403])
  })

  test("slows down an address that is not confirmed as it does one with an account", async () => {
    const [taken, free] = [await aUser(world.db, { password }), "slow@example.com"]
    await world.post("/api/auth/sign-up/email", { name: "Stranger", email: free, password: "blue-window-17" })
    const answersFor = async (email: string) => {
      const answers: object[] = []
      for (let number = 0; number < 6; number += 1) {
        const { body, ...rest } = await tryIn(email, { password: "blue-window-17" })
        answers.push({ ...rest, body: { ...body, requestId: "" } })
      }
      return answers
    }
    const known = await answersFor(taken.email)
    expect(await answersFor(free)).toEqual(known)
    expect(known.at(-1)).toMatchObject({ status: 429, code: "RATE_LIMITED" })
  })
})

describe("a known device", () => {
  test("is remembered for 180 days and is not locked by strangers", async () => {
    const { email } = await aUser(world.db, { password })
    const { device = "" } = await tryIn(email, { password })
    expect(device).toMatch(/^doable\.device=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = device.split(";")[0] ?? ""
    await fail(email, 10, { from: "203.0.113.9" })
    expect((await tryIn(email, { password })).code).toBe("ACCOUNT_LOCKED")
    expect((await tryIn(email, { password, cookie })).status).toBe(200)
    // And the owner's successful login gives the attacker no new attempts.
    expect((await tryIn(email, { from: "203.0.113.9" })).code).toBe("ACCOUNT_LOCKED")
  })

  test("has a count of its own, and a lock of its own", async () => {
    const { email } = await aUser(world.db, { password })
    const cookie = (await tryIn(email, { password })).device?.split(";")[0] ?? ""
    expect((await fail(email, 10, { cookie })).at(-1)?.code).toBe("ACCOUNT_LOCKED")
    expect((await tryIn(email, { password, cookie })).code).toBe("ACCOUNT_LOCKED")
    expect((await tryIn(email, { password })).status).toBe(200)
  })

  test("of one account, or an invented one, is a stranger to another account", async () => {
    const attacker = await aUser(world.db, { password })
    const victim = await aUser(world.db, { password })
    const own = (await tryIn(attacker.email, { password })).device?.split(";")[0] ?? ""
    await fail(victim.email, 10)
    for (const cookie of [own, "doable.device=AAAAAAAAAAAAAAAAAAAAAA", "doable.device="])
      expect((await tryIn(victim.email, { password, cookie })).code).toBe("ACCOUNT_LOCKED")
  })

  test("its number lies in no table", async () => {
    const { email } = await aUser(world.db, { password })
    const number = /=([\w-]+);/.exec((await tryIn(email, { password })).device ?? "")?.[1] ?? "missing"
    expect(JSON.stringify(await world.db.select().from(signInGuards))).not.toContain(number)
  })
})

describe("out of the lock", () => {
  const unlock = (token: string) => world.post("/api/auth/unlock", { token })
  const askForLink = (email: string) => world.post("/api/auth/request-unlock", { email })

  test("by the link in the letter, which says when, from where and with what, once", async () => {
    const { email } = await aUser(world.db, { password, locale: "ru" })
    await fail(email, 10)
    const { body } = await emailTo(world, email)
    expect(body).toContain("198.51.100.7")
    expect(body).toContain("Firefox, Linux")
    const link = await linkTo(world, email)
    expect(link.origin + link.pathname).toBe(`${uiUrl}/account-locked`)

    now = new Date()
    expect((await unlock("invented")).status).toBe(400)
    const twice = await Promise.all([unlock(tokenIn(link)), unlock(tokenIn(link))])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(twice.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    expect((await tryIn(email)).status).toBe(401)
    expect((await tryIn(email, { password })).status).toBe(200)
  })

  test("by a link that was asked for again; nothing comes to an account that is open", async () => {
    now = new Date()
    const locked = await aUser(world.db, { password })
    const open = await aUser(world.db, { password })
    await fail(locked.email, 10)
    await emailTo(world, locked.email)
    now = new Date()
    for (const email of [open.email, "nobody@example.com", locked.email])
      expect(await (await askForLink(email)).json()).toEqual({ status: true })
    const link = await linkTo(world, locked.email, 2)
    expect((await unlock(tokenIn(link))).status).toBe(200)
    expect((await tryIn(locked.email, { password })).status).toBe(200)
    expect(await emailsTo(world, open.email)).toEqual([])
  })

  test("by a new password", async () => {
    now = new Date()
    const { email } = await aUser(world.db, { password })
    await fail(email, 10)
    await emailTo(world, email)
    await world.post("/api/auth/request-password-reset", { email })
    const token = tokenIn(await linkTo(world, email, 2))
    now = new Date()
    const newPassword = "blue-window-17"
    expect((await world.post("/api/auth/reset-password", { token, newPassword })).status).toBe(200)
    expect((await tryIn(email, { password: newPassword })).status).toBe(200)
  })

  test("by an administrator's hand", async () => {
    const { email } = await aUser(world.db, { password })
    await fail(email, 10)
    await world.db.transaction((tx) => unlockSignIn(tx, email))
    expect((await tryIn(email, { password })).status).toBe(200)
  })
})

test("a network address with twenty locks in an hour is sent away for an hour, others are not", async () => {
  const from = "203.0.113.77"
  const first = await aUser(world.db, { password })
  const lockTimes = Array.from({ length: 19 }, () => now.toISOString())
  await fail(first.email, 10, { from })
  // Nineteen more would take two hundred hashes; the rule itself counts them in its own test.
  await world.db
    .update(signInGuards)
    .set({ locks: lockTimes })
    .where(eq(signInGuards.keyHash, hashOfToken(`address|${from}`)))
  const second = await aUser(world.db, { password })
  await fail(second.email, 10, { from })
  const third = await aUser(world.db, { password })
  expect(await tryIn(third.email, { password, from })).toMatchObject({ status: 429, code: "RATE_LIMITED" })
  expect((await tryIn(third.email, { password })).status).toBe(200)
  later(3600)
  expect((await tryIn(third.email, { password, from })).status).toBe(200)
})
