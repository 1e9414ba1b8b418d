import { and, eq, sql } from "../../platform/db/drizzle.ts"
import { afterAll, describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { Authenticator } from "../../../test/login/authenticator.ts"
import { aDevice } from "../../../test/login/device.ts"
import { anOpenidServer } from "../../../test/login/openid-server.ts"
import { addPasskey, usePasskey as showKey } from "../../../test/login/passkey.ts"
import { openidEnv, providerLogin, redirectUri, type Device } from "../../../test/login/provider-login.ts"
import {
  forgetUsedCodes,
  password,
  someoneSignedIn,
  someoneWithSecondStep,
} from "../../../test/login/second-step.ts"
import { codeOf } from "../../../test/login/totp.ts"
import { authPaths } from "../../auth-routes.ts"
import { sessions, signInGuards } from "../../platform/db/schema/account.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { pathLimits } from "../../platform/http/path-limits.ts"
import { emailKey } from "../email-key.ts"

const openid = await anOpenidServer(redirectUri)
const world = anApi({ env: openidEnv(openid) })
afterAll(() => openid.stop())
const { someone, link, logIn } = providerLogin(world, openid)

type Person = { id: string; email: string }
type Way = {
  person: Person
  /** What proves it last, and opens the session. */
  path: string
  enter: (device: Device) => Promise<unknown>
  /** A try that proves nothing; nobody but the provider sees the wrong tries there. */
  fail: ((device: Device) => Promise<unknown>) | null
}

const withCode = async (device: Device, uri: string) => {
  await forgetUsedCodes(world)
  return device.twoFactor.verifyTotp({ code: codeOf(uri) })
}

/** Every way in, as someone who has it. */
const ways: Record<string, () => Promise<Way>> = {
  "a password": async () => {
    const { person } = await someoneSignedIn(world)
    const enter = (device: Device, given = password) =>
      device.signIn.email({ email: person.email, password: given })
    return { person, path: "/sign-in/email", enter, fail: (device) => enter(device, "wrong-door-42") }
  },
  "a password and a code": async () => {
    const { person, uri } = await someoneWithSecondStep(world)
    const first = (device: Device) => device.signIn.email({ email: person.email, password })
    return {
      person,
      path: "/two-factor/verify-totp",
      enter: async (device) => (await first(device), withCode(device, uri)),
      fail: async (device) => (await first(device), device.twoFactor.verifyTotp({ code: "000000" })),
    }
  },
  "a password and a recovery code": async () => {
    const { person, codes } = await someoneWithSecondStep(world)
    const first = (device: Device) => device.signIn.email({ email: person.email, password })
    const tryCode = (device: Device, code = "") => device.twoFactor.verifyBackupCode({ code })
    return {
      person,
      path: "/two-factor/verify-backup-code",
      enter: async (device) => (await first(device), tryCode(device, codes.pop())),
      fail: async (device) => (await first(device), tryCode(device, "2222-2222")),
    }
  },
  "a passkey": async () => {
    const { person, device: own } = await someoneSignedIn(world)
    const key = new Authenticator()
    await addPasskey(own, key)
    return {
      person,
      path: "/passkey/verify-authentication",
      enter: (device) => showKey(device, key),
      fail: (device) => showKey(device, key, { origin: "https://other.example" }),
    }
  },
  "an OpenID provider": async () => {
    const { person, device: own } = await someoneSignedIn(world)
    const claims = someone()
    await link(own, claims)
    return { person, path: "/callback/openid", enter: (device) => logIn(device, claims), fail: null }
  },
  "an OpenID provider and a code": async () => {
    const { person, device: own, uri } = await someoneWithSecondStep(world)
    const claims = someone()
    await link(own, claims)
    return {
      person,
      path: "/two-factor/verify-totp",
      enter: async (device) => (await logIn(device, claims), withCode(device, uri)),
      fail: async (device) => (await logIn(device, claims), device.twoFactor.verifyTotp({ code: "000000" })),
    }
  },
}

/** Paths that open a session. Google's is the same code as the OpenID provider's, and a first login by email is none. */
const doors = new Set([
  "/sign-in/email",
  "/two-factor/verify-totp",
  "/two-factor/verify-backup-code",
  "/passkey/verify-authentication",
  "/callback/openid",
])

const isIn = async (device: Device) => (await device.getSession()).data !== null
const audited = ({ id }: Person, action: "sign_in.succeed" | "sign_in.fail") =>
  world.db.$count(auditLogs, and(eq(auditLogs.entityId, id), eq(auditLogs.action, action)))
const sessionsOf = ({ id }: Person) => world.db.$count(sessions, eq(sessions.userId, id))
const newDevicesOf = ({ id }: Person) =>
  world.db.$count(
    outboxEvents,
    and(eq(outboxEvents.type, "sign-in.new-device"), sql`payload->>'userId' = ${id}`),
  )
const isGuardOfStrangers = ({ email }: Person) =>
  and(eq(signInGuards.keyHash, emailKey(email)), eq(signInGuards.device, ""))
async function failuresOf(person: Person) {
  const [guard] = await world.db.select().from(signInGuards).where(isGuardOfStrangers(person))
  return guard?.failures.length ?? 0
}
async function setLock(person: Person, lockedUntil: Date | null) {
  const row = {
    keyHash: emailKey(person.email),
    device: "",
    lockedUntil,
    forgetAt: new Date(Date.now() + 9e7),
  }
  const target = [signInGuards.keyHash, signInGuards.device]
  await world.db.insert(signInGuards).values(row).onConflictDoUpdate({ target, set: { lockedUntil } })
}

test("every path that opens a session is among the ways in", async () => {
  const paths = await Promise.all(Object.values(ways).map(async (make) => (await make()).path))
  expect(new Set(paths)).toEqual(doors)
  for (const path of doors) expect([path, path in authPaths]).toEqual([path, true])
})

describe.each(Object.entries(ways))("%s", (_name, make) => {
  test("has a limit, a guard, a lock, a notice about a new device, a place in the list and in the log", async () => {
    const { person, path, enter, fail } = await make()
    expect(pathLimits[path]?.max).toBeLessThanOrEqual(20)

    const [before, sessionsBefore, toldBefore] = [
      await audited(person, "sign_in.succeed"),
      await sessionsOf(person),
      await newDevicesOf(person),
    ]
    const device = aDevice(world)
    await enter(device)
    expect(await isIn(device)).toBe(true)
    expect(await audited(person, "sign_in.succeed")).toBe(before + 1)
    expect(await sessionsOf(person)).toBe(sessionsBefore + 1)
    const { data: listed } = await device.listSessions()
    expect(listed).toHaveLength(sessionsBefore + 1)
    expect(await newDevicesOf(person)).toBe(toldBefore + 1)

    if (fail) {
      const [wrong, failures] = [await audited(person, "sign_in.fail"), await failuresOf(person)]
      const stranger = aDevice(world)
      await fail(stranger)
      expect(await isIn(stranger)).toBe(false)
      expect(await audited(person, "sign_in.fail")).toBe(wrong + 1)
      expect(await failuresOf(person)).toBe(failures + 1)
    }

    await setLock(person, new Date(Date.now() + 60_000))
    const locked = aDevice(world)
    await enter(locked)
    expect(await isIn(locked)).toBe(false)
    await setLock(person, null)
    await enter(locked)
    expect(await isIn(locked)).toBe(true)
  })
})
