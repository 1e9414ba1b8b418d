import { eq } from "../../platform/db/drizzle.ts"
import { afterAll, describe, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { aDevice, ok } from "../../../test/login/device.ts"
import { anOpenidServer } from "../../../test/login/openid-server.ts"
import { openidEnv, providerLogin, redirectUri, type Device } from "../../../test/login/provider-login.ts"
import { password, someoneSignedIn, someoneWithSecondStep } from "../../../test/login/second-step.ts"
import { codeOf } from "../../../test/login/totp.ts"
import { aCaller } from "../../../test/task-world.ts"
import { accounts, sessions, signInGuards } from "../../platform/db/schema/account.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { restrictions } from "../../platform/db/schema/trust/restriction.ts"
import { users } from "../../platform/db/schema/user.ts"
import { emailKey } from "../email-key.ts"

const openid = await anOpenidServer(redirectUri)
const world = anApi({ env: openidEnv(openid) })
afterAll(() => openid.stop())

const { someone, start, comeBack, logIn, link } = providerLogin(world, openid)
const userOf = async (email = "") => (await world.db.select().from(users).where(eq(users.email, email)))[0]
const actionsOf = async (id = "") => {
  const rows = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, id))
  return rows.map(({ action }) => action)
}

describe("a provider", () => {
  test("brings someone new, who comes back as the same person", async () => {
    const claims = someone({ picture: "https://elsewhere.example/face.png" })
    const device = aDevice(world)
    expect(await logIn(device, claims)).toBe(`${uiUrl}/tasks`)
    const session = await ok(device.getSession())
    expect(session.user).toMatchObject({ email: claims.email, name: claims.name, emailVerified: true })
    const person = await userOf(claims.email)
    expect(person).toMatchObject({ image: null, role: "USER", status: "active" })
    expect(person?.termsVersion).not.toBeNull()
    const events = await world.db
      .select({ payload: outboxEvents.payload })
      .from(outboxEvents)
      .where(eq(outboxEvents.type, "user.registered"))
    expect(JSON.stringify(events)).toContain(person?.id)

    const other = aDevice(world)
    await logIn(other, { ...claims, email: "moved@example.com" })
    expect((await ok(other.getSession())).user.id).toBe(person?.id)
    const [kept] = await world.db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, person?.id ?? ""))
    expect(kept).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, password: null })
    expect(await actionsOf(person?.id)).toContain("sign_in.succeed")
  })

  test("doesn't open an account that has the same address: the password links it first", async () => {
    const { person, device } = await someoneSignedIn(world)
    const claims = someone({ email: person.email })
    const stranger = aDevice(world)
    expect(await logIn(stranger, claims)).toBe(`${uiUrl}/signin?redirect=%2Ftasks&error=account_not_linked`)
    expect((await stranger.getSession()).data).toBeNull()

    expect(await link(device, claims)).toBe(`${uiUrl}/account?section=security`)
    expect(await logIn(stranger, claims)).toBe(`${uiUrl}/tasks`)
    expect((await ok(stranger.getSession())).user.id).toBe(person.id)
    expect(await actionsOf(person.id)).toContain("account.provider_link")
  })

  test("links nothing for someone who is logged out by then, or logged in as someone else", async () => {
    const { person, device } = await someoneSignedIn(world)
    const { url } = await start(device, "/link-social", "/account?section=security")
    const other = await aUser(world.db, { password })
    const back = await openid.visit(url, someone())
    await ok(device.signOut())
    const errorPage = `${uiUrl}/account?section=security&error=sign_in_needed`
    expect(await comeBack(device, back)).toBe(errorPage)
    await ok(device.signIn.email({ email: other.email, password }))
    expect(await comeBack(device, back)).toBe(errorPage)
    const linkedTo = await world.db.select().from(accounts).where(eq(accounts.providerId, "openid"))
    for (const { id } of [person, other]) {
      expect(linkedTo.some(({ userId }) => userId === id)).toBe(false)
      expect(await actionsOf(id)).not.toContain("account.provider_link")
    }
  })

  test("is linked once; a second link that was already under way is written down, too", async () => {
    const { person, device } = await someoneSignedIn(world)
    const other = aDevice(world)
    await ok(other.signIn.email({ email: person.email, password }))
    const atTheSameTime = await start(other, "/link-social", "/account?section=security")
    await link(device, someone())
    const body = { provider: "openid", callbackURL: "/" }
    const second = await device.$fetch("/link-social", { method: "POST", body })
    expect(second.error).toMatchObject({ status: 409, code: "account_already_linked" })
    await comeBack(other, await openid.visit(atTheSameTime.url, someone()))
    const linked = await world.db.select().from(accounts).where(eq(accounts.userId, person.id))
    expect(linked.filter(({ providerId }) => providerId === "openid")).toHaveLength(2)
    const written = (await actionsOf(person.id)).filter((action) => action === "account.provider_link")
    expect(written).toHaveLength(2)
  })

  test("is linked and unlinked only after a login of the last ten minutes", async () => {
    const { person, device } = await someoneSignedIn(world)
    await world.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.userId, person.id))
    for (const path of ["/link-social", "/unlink-account"]) {
      const body = { provider: "openid", providerId: "openid", callbackURL: "/" }
      const { error } = await device.$fetch(path, { method: "POST", body })
      expect(error).toMatchObject({ status: 403, code: "sign_in_again" })
    }
  })

  test("stays if it's the last way in, and goes if there's a password", async () => {
    const claims = someone()
    const alone = aDevice(world)
    await logIn(alone, claims)
    const unlink = (device: Device) =>
      device.$fetch("/unlink-account", { method: "POST", body: { providerId: "openid" } })
    expect((await unlink(alone)).error).toMatchObject({ status: 409, code: "last_way_in" })

    const { person, device } = await someoneSignedIn(world)
    await link(device, someone())
    await ok(unlink(device))
    expect((await unlink(device)).error).toMatchObject({ status: 404, code: "account_not_linked" })
    expect(await actionsOf(person.id)).toContain("account.provider_unlink")
  })

  test("leads to the second step, and to the wanted page after it", async () => {
    const { device, uri } = await someoneWithSecondStep(world)
    const claims = someone()
    await link(device, claims)
    const other = aDevice(world)
    expect(await logIn(other, claims)).toBe(`${uiUrl}/second-step?redirect=%2Ftasks`)
    expect((await other.getSession()).data).toBeNull()
    await ok(other.twoFactor.verifyTotp({ code: codeOf(uri) }))
    expect((await other.getSession()).data).not.toBeNull()
  })

  test("opens neither a closed account nor a locked one", async () => {
    const claims = someone()
    await logIn(aDevice(world), claims)
    const keyHash = emailKey(claims.email ?? "")
    const lockedUntil = new Date(Date.now() + 60_000)
    const lock = { lockedUntil, forgetAt: lockedUntil }
    await world.db
      .insert(signInGuards)
      .values({ keyHash, device: "", ...lock })
      .onConflictDoUpdate({ target: [signInGuards.keyHash, signInGuards.device], set: lock })
    const locked = aDevice(world)
    expect(await logIn(locked, claims)).toBe(`${uiUrl}/account-locked`)
    expect((await locked.getSession()).data).toBeNull()
    await world.db.delete(signInGuards).where(eq(signInGuards.keyHash, keyHash))
    await world.db
      .update(users)
      .set({ status: "deactivated" })
      .where(eq(users.email, claims.email ?? ""))
    const device = aDevice(world)
    expect(await logIn(device, claims)).toContain("error=ACCOUNT_DEACTIVATED")
    expect((await device.getSession()).data).toBeNull()
  })
})

describe("someone deactivated who comes through a provider", () => {
  const text = "The client had chosen a bank transfer in the agreement, so I sent my account number."

  async function shutOut() {
    const claims = someone()
    await logIn(aDevice(world), claims)
    const id = (await userOf(claims.email))?.id ?? ""
    const admin = await aCaller(world, { role: "ADMIN" })
    await admin.tell("adminUser.setStatus", { id, status: "deactivated", reason: text, days: 30 })
    return { claims, id }
  }
  const keyIn = (page: string) => new URL(page).hash.replace("#appeal=", "")
  const call = async (path: string, body: object) => answer(await world.post(`/api/auth/appeal${path}`, body))

  test("reads why, and appeals once", async () => {
    const { claims } = await shutOut()
    const device = aDevice(world)
    const page = await logIn(device, claims)
    expect(page).toMatch(/\/signin\?redirect=%2Ftasks&error=ACCOUNT_DEACTIVATED.*#appeal=./)
    expect((await device.getSession()).data).toBeNull()
    const token = keyIn(page)
    expect(await call("/read", { token })).toMatchObject({
      status: 200,
      body: { token, restriction: { kind: "deactivate", explanation: text, canAppeal: true } },
    })
    expect(await call("", { token, text })).toMatchObject({ status: 200 })
    expect(await call("", { token, text })).toMatchObject({ body: { code: "appeal_used" } })
    const again = keyIn(await logIn(aDevice(world), claims))
    expect(await call("/read", { token: again })).toMatchObject({
      body: { token: null, restriction: { canAppeal: false, appeal: { status: "open", text } } },
    })
  })

  test("a key that was changed, or outlived its decision, reads nothing", async () => {
    const { claims, id } = await shutOut()
    const token = keyIn(await logIn(aDevice(world), claims))
    expect(await call("/read", { token: `${token}x` })).toMatchObject({ body: { code: "appeal_link_over" } })
    const past = new Date(Date.now() - 1000)
    await world.db.update(restrictions).set({ endsAt: past }).where(eq(restrictions.userId, id))
    await world.db.update(users).set({ restrictedUntil: past }).where(eq(users.id, id))
    expect(await call("/read", { token })).toMatchObject({ body: { code: "restriction_over" } })
    expect(await logIn(aDevice(world), claims)).toBe(`${uiUrl}/tasks`)
  })

  test("someone else at the provider gets no key", async () => {
    await shutOut()
    expect(await logIn(aDevice(world), someone())).toBe(`${uiUrl}/tasks`)
  })
})

describe("attacks through a provider", () => {
  test("an address that the provider hasn't checked brings nobody in and links nothing", async () => {
    const claims = someone({ email_verified: false })
    expect(await logIn(aDevice(world), claims)).toContain("error=email_not_verified")
    expect(await userOf(claims.email)).toBeUndefined()
    const { person, device } = await someoneSignedIn(world)
    expect(await link(device, someone({ email: person.email, email_verified: false }))).toContain("error=")
    expect(await world.db.select().from(accounts).where(eq(accounts.userId, person.id))).toHaveLength(1)
  })

  test("the state of another browser, an old one or none is refused", async () => {
    const [victim, thief] = [aDevice(world), aDevice(world)]
    const { url } = await start(thief, "/sign-in/social")
    const back = await openid.visit(url, someone())
    await start(victim, "/sign-in/social")
    expect(await comeBack(victim, back)).toContain("error=")
    expect((await victim.getSession()).data).toBeNull()
    const none = new URL(back)
    none.searchParams.delete("state")
    expect(await comeBack(thief, none)).toBe(`${uiUrl}/signin?error=state_not_found`)

    const device = aDevice(world)
    const own = await start(device, "/sign-in/social")
    const second = await openid.visit(own.url, someone())
    expect(await comeBack(device, second)).toBe(`${uiUrl}/tasks`)
    await device.signOut()
    expect(await comeBack(device, second)).toContain("error=")
    expect((await device.getSession()).data).toBeNull()
  })

  test("a token made for another nonce is refused", async () => {
    const device = aDevice(world)
    const { url } = await start(device, "/sign-in/social")
    const other = new URL(url)
    other.searchParams.set("nonce", "of-someone-else")
    expect(await comeBack(device, await openid.visit(other.href, someone()))).toContain("error=")
    expect((await device.getSession()).data).toBeNull()
  })

  test("an answer of one provider doesn't count as another's", async () => {
    const device = aDevice(world)
    const { url } = await start(device, "/sign-in/social")
    const back = await openid.visit(url, someone())
    expect(back.searchParams.get("iss")).toBe(openid.issuer)
    back.searchParams.set("iss", "https://other.example")
    expect(await comeBack(device, back)).toContain("error=issuer_mismatch")
    expect((await device.getSession()).data).toBeNull()
  })

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "nobody is led away to %s",
    async (callbackURL) => {
      expect(await logIn(aDevice(world), someone(), callbackURL)).toBe(`${uiUrl}/`)
    },
  )

  test("an account that someone else has linked stays theirs", async () => {
    const claims = someone()
    await logIn(aDevice(world), claims)
    const { person, device } = await someoneSignedIn(world)
    expect(await link(device, claims)).toContain("error=")
    expect(await world.db.select().from(accounts).where(eq(accounts.userId, person.id))).toHaveLength(1)
  })

  test("nobody links without being logged in, nor with a provider that isn't there", async () => {
    const nobody = aDevice(world)
    const body = { provider: "openid", callbackURL: "/" }
    const linked = await nobody.$fetch("/link-social", { method: "POST", body })
    expect(linked.error).toMatchObject({ status: 401 })
    const unknown = await nobody.$fetch("/sign-in/social", { method: "POST", body: { provider: "github" } })
    expect(unknown.error).toMatchObject({ status: 400, code: "invalid_input" })
    const google = await ok(
      nobody.$fetch<{ url: string }>("/sign-in/social", { method: "POST", body: { provider: "google" } }),
    )
    expect(new URL(google.url).origin).toBe("https://accounts.google.com")
  })

  test("a password that someone signed up with before doesn't open the provider's account", async () => {
    const claims = someone()
    await aUser(world.db, { email: claims.email ?? "", password, emailVerified: false })
    expect(await logIn(aDevice(world), claims)).toContain("error=account_not_linked")
  })
})
