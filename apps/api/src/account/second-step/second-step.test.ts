import { and, eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { emailsTo } from "../../../test/emails.ts"
import { aDevice, cookiesOfDevice, ok } from "../../../test/login/device.ts"
import {
  forgetUsedCodes,
  password,
  someoneSignedIn,
  someoneWithSecondStep,
  turnOn,
} from "../../../test/login/second-step.ts"
import { codeOf } from "../../../test/login/totp.ts"
import { sessions, twoFactors } from "../../platform/db/schema/account.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { AccountContext } from "../account-context.ts"
import { turnedOn } from "./change-second-step.ts"

let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
async function passwordDone(person: { email: string }, device = aDevice(world)) {
  const told = await ok(device.signIn.email({ email: person.email, password }))
  expect(told).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ["totp"] })
  expect((await device.getSession()).data).toBeNull()
  return device
}

const actionsOf = async ({ id }: { id: string }) => {
  const rows = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  return rows.map(({ action }) => action)
}

describe("the second step", () => {
  test("is turned on with a code, asked for after the password, and turned off with the password", async () => {
    const { person, device, uri, codes } = await someoneWithSecondStep(world)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const kept = await world.db.select().from(twoFactors).where(eq(twoFactors.userId, person.id))
    expect(JSON.stringify(kept)).not.toContain(codes[0]?.slice(0, 4))

    const other = await passwordDone(person)
    const inside = await ok(other.twoFactor.verifyTotp({ code: codeOf(uri) }))
    const session = await ok(other.getSession())
    expect(inside.token).toBe(session.session.id)
    expect(session.user.email).toBe(person.email)

    await ok(device.twoFactor.disable({ password }))
    await ok(aDevice(world).signIn.email({ email: person.email, password }))
    expect(await actionsOf(person)).toEqual(
      expect.arrayContaining(["account.second_step_on", "sign_in.succeed", "account.second_step_off"]),
    )
  })

  test("ends the other sessions when it is turned on", async () => {
    const { person, device } = await someoneSignedIn(world)
    const other = aDevice(world)
    await ok(other.signIn.email({ email: person.email, password }))
    await turnOn(world, device)
    expect((await other.getSession()).data).toBeNull()
    expect((await device.getSession()).data).not.toBeNull()
    // Someone who was logged out by it has no code: the email leads to a new password.
    const mails = async () => (await emailsTo(world, person.email)).map(({ body }) => body).join("\n")
    await expect.poll(mails).toContain("/forgot-password")
  })

  test("leaves the session as old as it is when it is turned on and off", async () => {
    const { person, device } = await someoneSignedIn(world)
    const isTheirs = eq(sessions.userId, person.id)
    const createdAt = new Date(Date.now() - 5 * 60_000)
    await world.db.update(sessions).set({ createdAt }).where(isTheirs)
    const started = async () =>
      (await world.db.select().from(sessions).where(isTheirs)).map((s) => s.createdAt)
    await turnOn(world, device)
    expect(await started()).toEqual([createdAt])
    await ok(device.twoFactor.disable({ password }))
    expect(await started()).toEqual([createdAt])
  })

  test("is not on before the first code was right", async () => {
    const { person, device } = await someoneSignedIn(world)
    await ok(device.twoFactor.enable({ password }))
    expect((await device.twoFactor.verifyTotp({ code: "000000" })).error).toMatchObject({ status: 401 })
    const told = await ok(aDevice(world).signIn.email({ email: person.email, password }))
    expect(told).not.toHaveProperty("twoFactorRedirect")
  })

  test("is changed only after a login of the last ten minutes, and with the right password", async () => {
    const { person, device } = await someoneWithSecondStep(world)
    const wrong = await device.twoFactor.disable({ password: "wrong-door-42" })
    expect(wrong.error).toMatchObject({ status: 400, code: "INVALID_PASSWORD" })
    await world.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.userId, person.id))
    for (const change of [
      device.twoFactor.disable({ password }),
      device.twoFactor.enable({ password }),
      device.twoFactor.generateBackupCodes({ password }),
    ])
      expect((await change).error).toMatchObject({ status: 403, code: "sign_in_again" })
  })

  test("keeps someone logged in who logs in again, until the code is right", async () => {
    const { person, device, uri } = await someoneWithSecondStep(world)
    const before = (await ok(device.getSession())).session.id
    await ok(device.signIn.email({ email: person.email, password }))
    expect((await ok(device.getSession())).session.id).toBe(before)
    await ok(device.twoFactor.verifyTotp({ code: codeOf(uri) }))
    expect((await ok(device.getSession())).session.id).not.toBe(before)
    const left = await world.db.select().from(sessions).where(eq(sessions.id, before))
    expect(left).toEqual([])
  })
})

describe("attacks on the second step", () => {
  test("five wrong codes end the login: the password is asked for again", async () => {
    const { person, uri } = await someoneWithSecondStep(world)
    const thief = await passwordDone(person)
    for (let count = 0; count < 5; count += 1) {
      const { error } = await thief.twoFactor.verifyTotp({ code: "000000" })
      expect(error).toMatchObject({ status: 401, code: "INVALID_CODE" })
    }
    expect((await thief.twoFactor.verifyTotp({ code: codeOf(uri) })).error).toMatchObject({ status: 429 })
    // After the guard's pause, too, the right code comes too late.
    aheadMs += 17_000
    const late = await thief.twoFactor.verifyTotp({ code: codeOf(uri) })
    expect(late.error).toMatchObject({ status: 400, code: "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE" })
    expect((await thief.getSession()).data).toBeNull()
    await ok((await passwordDone(person)).twoFactor.verifyTotp({ code: codeOf(uri) }))
  })

  test("wrong codes lock the login like wrong passwords, but not for the person's own device", async () => {
    const { person, device, uri } = await someoneWithSecondStep(world)
    const thief = aDevice(world)
    for (let count = 0; count < 10; count += 1) {
      // The guard's longest pause before the next try.
      aheadMs += 17_000
      await thief.signIn.email({ email: person.email, password })
      await thief.twoFactor.verifyTotp({ code: "000000" })
    }
    const locked = await thief.signIn.email({ email: person.email, password })
    expect(locked.error).toMatchObject({ status: 403, code: "ACCOUNT_LOCKED" })
    const known = cookiesOfDevice(device, "device")
    const own = await passwordDone(person, aDevice(world, known))
    await ok(own.twoFactor.verifyTotp({ code: codeOf(uri) }))
    expect(await actionsOf(person)).toContain("sign_in.lock")
  })

  test("many codes at the same time are as many tries", async () => {
    const { person } = await someoneWithSecondStep(world)
    const thief = await passwordDone(person)
    const tries = Array.from({ length: 20 }, () => thief.twoFactor.verifyTotp({ code: "000000" }))
    const compared = (await Promise.all(tries)).filter(({ error }) => error?.code === "INVALID_CODE")
    expect(compared.length).toBeLessThanOrEqual(5)
  })

  test("a code works once, also for two at the same time", async () => {
    const { person, uri } = await someoneWithSecondStep(world)
    const code = codeOf(uri)
    const devices = [await passwordDone(person), await passwordDone(person)]
    const answers = await Promise.all(devices.map((one) => one.twoFactor.verifyTotp({ code })))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    const late = await passwordDone(person)
    expect((await late.twoFactor.verifyTotp({ code })).error).toMatchObject({ code: "INVALID_CODE" })
    expect((await late.getSession()).data).toBeNull()
  })

  test("a stolen cookie of a trusted device is worth nothing without the password, and dies with its next use", async () => {
    const { person, uri } = await someoneWithSecondStep(world)
    const own = await passwordDone(person)
    await ok(own.twoFactor.verifyTotp({ code: codeOf(uri), trustDevice: true }))
    const stolen = cookiesOfDevice(own, "trusted")
    expect(stolen.size).toBe(1)
    const thief = aDevice(world, new Map(stolen))
    expect((await thief.getSession()).data).toBeNull()

    // Of another person, with the thief's own password.
    const other = await someoneWithSecondStep(world)
    await passwordDone(other.person, aDevice(world, new Map(stolen)))

    await own.signOut()
    expect(await ok(own.signIn.email({ email: person.email, password }))).toHaveProperty("token")
    await passwordDone(person, aDevice(world, new Map(stolen)))
  })

  test.each(["all sessions ended", "second step off and on"])(
    "a trusted device is asked again: %s",
    async (way) => {
      const { person, uri } = await someoneWithSecondStep(world)
      const own = await passwordDone(person)
      await ok(own.twoFactor.verifyTotp({ code: codeOf(uri), trustDevice: true }))
      await forgetUsedCodes(world)
      if (way === "all sessions ended") await ok(own.revokeSessions())
      else {
        await ok(own.twoFactor.disable({ password }))
        await turnOn(world, own)
        await own.signOut()
      }
      await passwordDone(person, own)
      expect(cookiesOfDevice(own, "trusted").size).toBe(0)
    },
  )

  test("a secret that replaced the one whose code was right doesn't turn the step on", async () => {
    const { person, device } = await someoneSignedIn(world)
    const isTheirs = eq(twoFactors.userId, person.id)
    await ok(device.twoFactor.enable({ password }))
    const [checked] = await world.db.select().from(twoFactors).where(isTheirs)
    await ok(device.twoFactor.enable({ password }))
    // The library has taken the first one's code, and says that the step is on.
    await world.db.update(twoFactors).set({ verified: true }).where(isTheirs)
    await world.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, person.id))
    const ctx = { db: world.db, user: person, now: () => new Date() } as unknown as AccountContext
    expect(await turnedOn(ctx, checked?.secret ?? "", "")).toBe(false)
    expect(await ok(aDevice(world).signIn.email({ email: person.email, password }))).toHaveProperty("token")
  })

  test("parallel enrolments end with one secret, whose code was shown", async () => {
    const { person, device } = await someoneSignedIn(world)
    const calls = Array.from({ length: 4 }, () => device.twoFactor.enable({ password }))
    const started = (await Promise.all(calls)).flatMap(({ data, error }) => {
      if (error) expect(error).toMatchObject({ status: 409, code: "second_step_under_way" })
      return data && "totpURI" in data ? [data.totpURI] : []
    })
    expect(started.length).toBeGreaterThan(0)
    const verify = (uri: string) => device.twoFactor.verifyTotp({ code: codeOf(uri) })
    const [again] = await Promise.all([device.twoFactor.enable({ password }), ...started.map(verify)])
    const isOf = eq(users.id, person.id)
    const [{ isOn } = { isOn: false }] = await world.db
      .select({ isOn: users.twoFactorEnabled })
      .from(users)
      .where(isOf)
    const rows = await world.db
      .select()
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, person.id), eq(twoFactors.verified, true)))
    expect(rows).toHaveLength(isOn ? 1 : 0)
    if (!isOn) return
    // Whichever came first, the secret that holds is one of those whose code was entered, never the last one.
    await forgetUsedCodes(world)
    const last = again.data && "totpURI" in again.data ? again.data.totpURI : null
    const other = await passwordDone(person)
    if (last) expect((await other.twoFactor.verifyTotp({ code: codeOf(last) })).error).not.toBeNull()
  })
})
