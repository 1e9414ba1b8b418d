import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { mostPasskeys } from "@doable/domain/account/ways-in/passkey"
import { aCaller } from "../../../test/task-world.ts"
import { anApi } from "../../../test/api.ts"
import { emailsTo } from "../../../test/emails.ts"
import { Authenticator } from "../../../test/login/authenticator.ts"
import { aDevice, cookiesOfDevice, ok } from "../../../test/login/device.ts"
import { addPasskey, askForPasskey, sendPasskey, usePasskey } from "../../../test/login/passkey.ts"
import { password, someoneSignedIn, someoneWithSecondStep } from "../../../test/login/second-step.ts"
import { codeOf } from "../../../test/login/totp.ts"
import { accounts, passkeys, sessions } from "../../platform/db/schema/account.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"

let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })

async function someoneWithPasskey(key = new Authenticator()) {
  const { person, device } = await someoneSignedIn(world)
  const { id } = await ok(addPasskey(device, key))
  return { person, device, key, id }
}
const actionsOf = async ({ id }: { id: string }) => {
  const rows = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  return rows.map(({ action }) => action)
}
const mailsOf = async ({ email }: { email: string }) => JSON.stringify(await emailsTo(world, email))
const loginLongAgo = ({ id }: { id: string }) =>
  world.db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(sessions.userId, id))
const failed = { status: 401, code: "AUTHENTICATION_FAILED" }

describe("a passkey", () => {
  test("is added, named, used and removed, with a notice and an entry in the log for each", async () => {
    const { person, device, key, id } = await someoneWithPasskey()
    await ok(device.passkey.updatePasskey({ id, name: "Pixel 8" }))
    const [listed] = await ok(
      device.$fetch<{ name: string }[]>("/passkey/list-user-passkeys", { method: "GET" }),
    )
    expect(listed).toMatchObject({ name: "Pixel 8" })

    const other = aDevice(world)
    const inside = await ok(usePasskey(other, key))
    expect(inside.user.email).toBe(person.email)
    expect(inside.session.token).toBe(inside.session.id)
    expect((await ok(other.getSession())).session.id).toBe(inside.session.id)
    expect(cookiesOfDevice(other, "device").size).toBe(1)
    const [row] = await world.db.select().from(passkeys).where(eq(passkeys.id, id))
    expect(row?.lastUsedAt).not.toBeNull()

    await ok(device.passkey.deletePasskey({ id }))
    expect((await usePasskey(aDevice(world), key)).error).toMatchObject(failed)
    await expect.poll(() => mailsOf(person)).toContain("A passkey was added")
    await expect.poll(() => mailsOf(person)).toContain("Pixel 8")
    await expect.poll(() => mailsOf(person)).toContain("New login to your account")
    expect(await actionsOf(person)).toEqual(
      expect.arrayContaining(["account.passkey_add", "sign_in.succeed", "account.passkey_remove"]),
    )
  })

  test("is added once", async () => {
    const { device, key } = await someoneWithPasskey()
    const again = await addPasskey(device, key)
    expect(again.error).toMatchObject({ status: 400, code: "passkey_refused" })
    const { data } = await device.$fetch<{ excludeCredentials: unknown[] }>(
      "/passkey/generate-register-options",
      {
        method: "GET",
      },
    )
    expect(data?.excludeCredentials).toHaveLength(1)
  })

  test("is added and removed only after a login of the last ten minutes", async () => {
    const { person, device, id } = await someoneWithPasskey()
    await loginLongAgo(person)
    const again = { status: 403, code: "sign_in_again" }
    expect((await addPasskey(device, new Authenticator())).error).toMatchObject(again)
    expect((await device.passkey.deletePasskey({ id })).error).toMatchObject(again)
  })

  test("of a number that nobody needs is refused", async () => {
    const { person, device } = await someoneWithPasskey()
    const more = Array.from({ length: mostPasskeys - 1 }, (_, at) => ({
      id: `${person.id}-${at}`,
      userId: person.id,
      publicKey: "",
      credentialID: `${person.id}-${at}`,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    }))
    await world.db.insert(passkeys).values(more)
    const full = await addPasskey(device, new Authenticator())
    expect(full.error).toMatchObject({ status: 409, code: "passkey_limit_reached" })
  })

  test("stays if it is the last way in, also for two removals at the same time", async () => {
    const { person, device, id } = await someoneWithPasskey()
    const { id: second } = await ok(addPasskey(device, new Authenticator()))
    await world.db.delete(accounts).where(eq(accounts.userId, person.id))
    const both = await Promise.all([id, second].map((one) => device.passkey.deletePasskey({ id: one })))
    expect(both.map(({ error }) => error?.code ?? "removed").toSorted()).toEqual(["last_way_in", "removed"])
  })

  test("of someone else looks like none", async () => {
    const { id } = await someoneWithPasskey()
    const { device } = await someoneSignedIn(world)
    const none = { status: 404, code: "passkey_not_found" }
    for (const one of [id, "nobody"]) {
      expect((await device.passkey.updatePasskey({ id: one, name: "Mine" })).error).toMatchObject(none)
      expect((await device.passkey.deletePasskey({ id: one })).error).toMatchObject(none)
    }
  })

  test("confirms the person it is asked of, and nobody becomes someone else by it", async () => {
    const { person, device, key } = await someoneWithPasskey()
    const other = await someoneWithPasskey()
    const before = await ok(other.device.getSession())
    const options = await askForPasskey(other.device)
    const mixed = await sendPasskey(other.device, other.key.get(options), { userId: person.id })
    expect(mixed.error).toMatchObject({ status: 401, code: "OTHER_ACCOUNT" })
    expect((await ok(other.device.getSession())).session.id).toBe(before.session.id)
    const own = await ok(sendPasskey(device, key.get(await askForPasskey(device)), { userId: person.id }))
    expect(own.user.email).toBe(person.email)
  })

  test("takes the place of the code only for the person whose password it was", async () => {
    const { person } = await someoneWithSecondStep(world)
    const other = await someoneWithPasskey()
    const device = aDevice(world)
    await ok(device.signIn.email({ email: person.email, password }))
    const asStep = { isSecondStep: true }
    const others = await sendPasskey(device, other.key.get(await askForPasskey(device)), asStep)
    expect(others.error).toMatchObject({ status: 401, code: "OTHER_ACCOUNT" })
    expect((await device.getSession()).data).toBeNull()
    // On the page to log in, whose password was typed before doesn't matter.
    await ok(usePasskey(device, other.key))
    expect((await ok(device.getSession())).user.email).toBe(other.person.email)
  })

  test("doesn't open a closed account; its person reads why, and gets the key to appeal", async () => {
    const { person, key } = await someoneWithPasskey()
    const admin = await aCaller(world, { role: "ADMIN" })
    const reason = "Sold the same job to three people."
    await admin.tell("adminUser.setStatus", { id: person.id, status: "deactivated", reason, days: 30 })
    const closed = await usePasskey(aDevice(world), key)
    expect(closed.error).toMatchObject({ status: 403, code: "ACCOUNT_DEACTIVATED" })
    expect(closed.error).toMatchObject({
      restriction: { explanation: reason },
      token: expect.any(String) as string,
    })
  })
})

describe("a passkey and the second step", () => {
  test("a finger, a face or a PIN is a second step already", async () => {
    const { device } = await someoneWithSecondStep(world)
    const key = new Authenticator()
    await ok(addPasskey(device, key))
    const other = aDevice(world)
    await ok(usePasskey(other, key))
    expect((await other.getSession()).data).not.toBeNull()
  })

  test("without one, the code is asked for", async () => {
    const { device, uri } = await someoneWithSecondStep(world)
    const key = new Authenticator()
    await ok(addPasskey(device, key))
    const other = aDevice(world)
    const told = await ok(usePasskey(other, key, { isUserVerified: false }))
    expect(told).toMatchObject({ twoFactorRedirect: true })
    expect((await other.getSession()).data).toBeNull()
    await ok(other.twoFactor.verifyTotp({ code: codeOf(uri) }))
    expect((await other.getSession()).data).not.toBeNull()
  })
})

describe("attacks on passkeys", () => {
  test("one made for another site is refused, when it is added and when it is used", async () => {
    const { device, key } = await someoneWithPasskey()
    const elsewhere = { origin: "https://doable.example.net" }
    const added = await addPasskey(device, new Authenticator(), elsewhere)
    expect(added.error).toMatchObject({ status: 400, code: "passkey_refused" })
    expect((await usePasskey(aDevice(world), key, elsewhere)).error).toMatchObject(failed)
    const thief = aDevice(world)
    const options = await askForPasskey(thief)
    expect((await sendPasskey(thief, key.get({ ...options, rpId: "example.net" }))).error).toMatchObject(
      failed,
    )
  })

  test("a copy is refused once its counter is behind, and written down", async () => {
    const { person, key } = await someoneWithPasskey()
    const copy = key.copy()
    await ok(usePasskey(aDevice(world), key))
    await ok(usePasskey(aDevice(world), key))
    expect((await usePasskey(aDevice(world), copy)).error).toMatchObject(failed)
    expect(await actionsOf(person)).toEqual(
      expect.arrayContaining(["account.passkey_copied", "sign_in.fail"]),
    )
    await ok(usePasskey(aDevice(world), key))
  })

  test("who knows only its name makes nobody believe in a copy", async () => {
    const { person, key } = await someoneWithPasskey()
    for (const device of [aDevice(world), aDevice(world)]) await ok(usePasskey(device, key))
    const forged = new Authenticator(1)
    key.id.copy(forged.id)
    expect((await usePasskey(aDevice(world), forged)).error).toMatchObject(failed)
    // The right key, but an answer to a challenge of another browser.
    const heard = key.copy().get(await askForPasskey(aDevice(world)))
    await ok(usePasskey(aDevice(world), key))
    const thief = aDevice(world)
    await askForPasskey(thief)
    expect((await sendPasskey(thief, heard)).error).toMatchObject(failed)
    expect(await actionsOf(person)).not.toContain("account.passkey_copied")
  })

  test("one whose device doesn't count is no copy", async () => {
    const { key } = await someoneWithPasskey(new Authenticator(0))
    for (const device of [aDevice(world), aDevice(world)])
      expect((await usePasskey(device, key)).error).toBeNull()
  })

  test("an answer works once, in the browser that was asked", async () => {
    const { key } = await someoneWithPasskey()
    const device = aDevice(world)
    const answer = key.get(await askForPasskey(device))
    expect((await sendPasskey(aDevice(world), answer)).error).toMatchObject({ code: "CHALLENGE_NOT_FOUND" })
    await ok(sendPasskey(device, answer))
    expect((await sendPasskey(device, answer)).error).toMatchObject({ code: "CHALLENGE_NOT_FOUND" })
  })

  test("a challenge for adding one doesn't log anyone in, nor the other way round", async () => {
    const { device, key } = await someoneWithPasskey()
    const { data } = await device.$fetch<{ challenge: string; rp: { id: string } }>(
      "/passkey/generate-register-options",
      { method: "GET" },
    )
    const answer = key.get({ challenge: data?.challenge ?? "", rpId: data?.rp.id ?? "" })
    expect((await sendPasskey(device, answer)).error).toMatchObject({ code: "CHALLENGE_NOT_FOUND" })
    const { challenge, rpId } = await askForPasskey(device)
    const response = new Authenticator().create({ challenge, rp: { id: rpId } })
    const added = await device.$fetch("/passkey/verify-registration", { method: "POST", body: { response } })
    expect(added.error).toMatchObject({ status: 400, code: "passkey_refused" })
  })

  test("someone else's key under this name is refused, and many lock the login like wrong passwords", async () => {
    const { person, key } = await someoneWithPasskey(new Authenticator(0))
    const forged = new Authenticator(0)
    key.id.copy(forged.id)
    const thief = aDevice(world)
    for (let count = 0; count < 9; count += 1) {
      aheadMs += 17_000
      expect((await usePasskey(thief, forged)).error).toMatchObject(failed)
    }
    aheadMs += 17_000
    expect((await usePasskey(thief, forged)).error).toMatchObject({ status: 403, code: "ACCOUNT_LOCKED" })
    const locked = await thief.signIn.email({ email: person.email, password })
    expect(locked.error).toMatchObject({ code: "ACCOUNT_LOCKED" })
  })

  test("nobody adds one without being logged in", async () => {
    const nobody = await addPasskey(aDevice(world), new Authenticator())
    expect(nobody.error).toMatchObject({ status: 401, code: "sign_in_needed" })
  })
})
