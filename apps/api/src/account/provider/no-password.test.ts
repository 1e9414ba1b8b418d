import { eq } from "../../platform/db/drizzle.ts"
import { afterAll, describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { emailsTo, linkToPage, tokenIn } from "../../../test/emails.ts"
import { aDevice, ok } from "../../../test/login/device.ts"
import { anOpenidServer } from "../../../test/login/openid-server.ts"
import { openidEnv, providerLogin, redirectUri, type Device } from "../../../test/login/provider-login.ts"
import { Authenticator } from "../../../test/login/authenticator.ts"
import { addPasskey, usePasskey } from "../../../test/login/passkey.ts"
import { password, someoneSignedIn } from "../../../test/login/second-step.ts"
import { codeOf } from "../../../test/login/totp.ts"
import { accounts, sessions } from "../../platform/db/schema/account.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"

const openid = await anOpenidServer(redirectUri)
const world = anApi({ env: openidEnv(openid) })
afterAll(() => openid.stop())

const { someone, start, comeBack, logIn } = providerLogin(world, openid)
const post = (device: Device, path: string, body: object) => device.$fetch(path, { method: "POST", body })
const mailsTo = async (email: string) => JSON.stringify(await emailsTo(world, email))
const postEmpty = { method: "POST", body: {} } as const
const actionsOf = async (id: string) => {
  const rows = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  return rows.map(({ action }) => action)
}

describe("someone who came with a provider and has no password", () => {
  const loginLongAgo = (userId: string) =>
    world.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.userId, userId))
  const again = { status: 403, code: "sign_in_again" }

  async function newcomer() {
    const claims = someone()
    const device = aDevice(world)
    await logIn(device, claims)
    const { user } = await ok(device.getSession())
    return { claims, device, id: user.id, email: user.email }
  }

  test("sees the provider's email, and sets a password after a login of the last ten minutes", async () => {
    const { claims, device, id, email } = await newcomer()
    const other = aDevice(world)
    await logIn(other, claims)
    const ways = await ok(device.$fetch("/ways-in", { method: "GET" }))
    expect(ways).toMatchObject({ password: null, linked: [{ provider: "openid", email: claims.email }] })

    const weak = await post(device, "/set-password", { newPassword: "123456789" })
    expect(weak.error).toMatchObject({ status: 400, fields: [{ path: "newPassword" }] })
    const answers = await Promise.all(
      [password, `${password}-2`].map((newPassword) => post(device, "/set-password", { newPassword })),
    )
    expect(answers.map(({ error }) => error?.status ?? 200).toSorted()).toEqual([200, 409])
    expect((await other.getSession()).data).toBeNull()
    expect((await device.getSession()).data).not.toBeNull()
    const kept = answers[0]?.error ? `${password}-2` : password
    await ok(aDevice(world).signIn.email({ email, password: kept }))
    expect(await actionsOf(id)).toContain("account.password_reset")

    await expect.poll(() => mailsTo(email)).toContain("Your account now has a password")
    expect(await mailsTo(email)).not.toContain("Your password was changed")

    const late = await newcomer()
    await loginLongAgo(late.id)
    expect((await post(late.device, "/set-password", { newPassword: password })).error).toMatchObject(again)
  })

  test("turns the second step on and off, and deletes the account, with a recent login in place of a password", async () => {
    const { claims, device, id } = await newcomer()
    await loginLongAgo(id)
    for (const path of ["/two-factor/enable", "/delete-user"])
      expect((await post(device, path, {})).error).toMatchObject(again)
    await logIn(device, claims)
    const { totpURI } = await ok(device.$fetch<{ totpURI: string }>("/two-factor/enable", postEmpty))
    await ok(device.twoFactor.verifyTotp({ code: codeOf(totpURI) }))
    expect(await logIn(aDevice(world), claims)).toContain("/second-step")
    await ok(device.$fetch("/two-factor/disable", postEmpty))
    await ok(device.$fetch("/delete-user", postEmpty))
    expect((await device.getSession()).data).toBeNull()
    expect(await world.db.select().from(accounts).where(eq(accounts.userId, id))).toEqual([])
  })

  test("is asked by the provider again to show who it is, though the provider still knows the browser", async () => {
    const { claims, device } = await newcomer()
    const jar = new Map<string, string>()
    const loginsAtProvider = async (as: Device) => {
      const before = openid.countLogins()
      const { url } = await start(as, "/sign-in/social")
      await openid.visit(url, claims, jar)
      return openid.countLogins() - before
    }
    const visitor = aDevice(world)
    expect(await loginsAtProvider(visitor)).toBe(1)
    expect(await loginsAtProvider(visitor)).toBe(0)
    expect(await loginsAtProvider(device)).toBe(1)
    const body = { provider: "google", callbackURL: "/" }
    const google = await ok(device.$fetch<{ url: string }>("/sign-in/social", { method: "POST", body }))
    const asked = new URL(google.url).searchParams
    expect([asked.get("prompt"), asked.get("max_age")]).toEqual(["select_account", "0"])
  })

  test("gets a first password by email, too, and reads that it's the first", async () => {
    const { email } = await newcomer()
    const device = aDevice(world)
    await ok(device.requestPasswordReset({ email, redirectTo: "/reset-password" }))
    const token = tokenIn(await linkToPage(world, email, "/reset-password"))
    await ok(device.resetPassword({ token, newPassword: password }))
    await ok(device.signIn.email({ email, password }))
    await expect.poll(() => mailsTo(email)).toContain("Your account now has a password")
  })

  test("deletes nobody else: a login as another person in between is no confirmation", async () => {
    const [shown, other] = [await newcomer(), someone()]
    await loginLongAgo(shown.id)
    const asked = { userId: shown.id }
    expect((await post(shown.device, "/delete-user", asked)).error).toMatchObject(again)
    await logIn(shown.device, other)
    const { user } = await ok(shown.device.getSession())
    expect(user.email).toBe(other.email)
    const refused = { status: 409, code: "other_account" }
    expect((await post(shown.device, "/delete-user", asked)).error).toMatchObject(refused)
    for (const id of [shown.id, user.id])
      expect(await world.db.select().from(accounts).where(eq(accounts.userId, id))).toHaveLength(1)

    await logIn(shown.device, shown.claims)
    await ok(post(shown.device, "/delete-user", asked))
    expect(await world.db.select().from(accounts).where(eq(accounts.userId, shown.id))).toEqual([])
    expect(await world.db.select().from(accounts).where(eq(accounts.userId, user.id))).toHaveLength(1)
  })

  test("but someone who has a password must give it", async () => {
    const { device } = await someoneSignedIn(world)
    const enable = await device.$fetch("/two-factor/enable", postEmpty)
    expect(enable.error).toMatchObject({ status: 400, code: "INVALID_PASSWORD" })
    expect((await device.$fetch("/delete-user", postEmpty)).error).toMatchObject({ code: "password_wrong" })
  })
})

test("the stock client with its plugins drives every way in", async () => {
  const claims = someone()
  const device = aDevice(world)
  const callbackURL = "/tasks"
  const { url } = await ok(device.signIn.social({ provider: "openid", callbackURL, disableRedirect: true }))
  await comeBack(device, await openid.visit(url ?? "", claims))
  const { user } = await ok(device.getSession())

  const key = new Authenticator()
  const { id } = await ok(addPasskey(device, key))
  await ok(device.passkey.updatePasskey({ id, name: "Pixel 8" }))
  await ok(post(device, "/set-password", { newPassword: password }))
  const enabled = await ok(device.twoFactor.enable({ password }))
  const uri = "totpURI" in enabled ? enabled.totpURI : ""
  await ok(device.twoFactor.verifyTotp({ code: codeOf(uri) }))

  const other = aDevice(world)
  const told = await ok(other.signIn.email({ email: user.email, password }))
  expect(told).toMatchObject({ twoFactorRedirect: true })
  const [recovery = ""] = "backupCodes" in enabled ? enabled.backupCodes : []
  await ok(other.twoFactor.verifyBackupCode({ code: recovery }))
  expect((await ok(other.getSession())).user.id).toBe(user.id)
  const third = aDevice(world)
  await ok(usePasskey(third, key))
  expect((await ok(third.getSession())).user.id).toBe(user.id)

  await ok(device.twoFactor.generateBackupCodes({ password }))
  await ok(device.twoFactor.disable({ password }))
  const { linked } = await ok(device.$fetch<{ linked: { id: string }[] }>("/ways-in", { method: "GET" }))
  await ok(device.unlinkAccount({ accountId: linked[0]?.id ?? "" }))
  await expect.poll(() => mailsTo(user.email)).toContain("no longer log in through MPass")
  const again = await ok(device.linkSocial({ provider: "openid", callbackURL, disableRedirect: true }))
  await comeBack(device, await openid.visit(again.url ?? "", claims))
  await ok(device.passkey.deletePasskey({ id }))
  const ways = await ok(device.$fetch("/ways-in", { method: "GET" }))
  expect(ways).toMatchObject({ passkeys: [], linked: [{ provider: "openid", email: claims.email }] })
  await ok(device.deleteUser({ password }))
})
