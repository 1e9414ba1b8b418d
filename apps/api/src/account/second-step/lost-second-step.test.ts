import { eq, inArray } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { waitingIn } from "../../../test/database.ts"
import { aDevice, cookiesOfDevice, ok } from "../../../test/login/device.ts"
import { emailsTo, linkTo, linkToPage, tokenIn } from "../../../test/emails.ts"
import { aContact } from "../../../test/factories.ts"
import { password, someoneWithSecondStep, turnOn } from "../../../test/login/second-step.ts"
import { smsTo } from "../../../test/sms.ts"
import { codeOf } from "../../../test/login/totp.ts"
import { rateLimits, secondStepRemovals, sessions, twoFactors } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { createLink } from "../account-link.ts"
import { removeLostSteps } from "./run-timers.ts"

const world = anApi()
const hour = 60 * 60 * 1000
type Person = { id: string; email: string }

async function passwordDone(person: Person) {
  const device = aDevice(world)
  const told = await ok(device.signIn.email({ email: person.email, password }))
  expect(told).toMatchObject({ twoFactorRedirect: true })
  return device
}
const cookieHeader = (device: object) =>
  [...cookiesOfDevice(device, "")].map(([name, value]) => `${name}=${value}`).join("; ")
const requestRemoval = (device: object) =>
  world.post("/api/auth/two-factor/request-removal", {}, { cookie: cookieHeader(device) })
const removalsOf = ({ id }: Person) =>
  world.db.select().from(secondStepRemovals).where(eq(secondStepRemovals.userId, id))
const isAsked = async ({ email }: Person) =>
  "twoFactorRedirect" in (await ok(aDevice(world).signIn.email({ email, password })))

describe("a recovery code", () => {
  test("opens the account once, however it is typed, and new codes end the old ones", async () => {
    const { person, device, codes } = await someoneWithSecondStep(world)
    const [first = "", second = ""] = codes
    const typed = first.toLowerCase().replace("-", " ")
    await ok((await passwordDone(person)).twoFactor.verifyBackupCode({ code: typed }))
    const again = await passwordDone(person)
    const used = await again.twoFactor.verifyBackupCode({ code: first })
    expect(used.error).toMatchObject({ status: 401, code: "INVALID_BACKUP_CODE" })

    const ways = await world.get("/api/auth/ways-in", { cookie: cookieHeader(device) })
    expect(await ways.json()).toMatchObject({ secondStep: { codesLeft: 9, removalDueAt: null } })
    const renewed = await ok(device.twoFactor.generateBackupCodes({ password }))
    expect(renewed.backupCodes).toHaveLength(10)
    const old = await again.twoFactor.verifyBackupCode({ code: second })
    expect(old.error).toMatchObject({ code: "INVALID_BACKUP_CODE" })
    await ok(again.twoFactor.verifyBackupCode({ code: renewed.backupCodes[0] ?? "" }))
    const told = async () => JSON.stringify(await emailsTo(world, person.email))
    for (const news of ["Someone used a recovery code", "You have new recovery codes"])
      await expect.poll(told).toContain(news)
  })
})

describe("without the phone and without codes", () => {
  test("every contact is told, and after 72 hours the password is enough", async () => {
    const { person, device } = await someoneWithSecondStep(world)
    const mail = await aContact(world.db, person, { type: "email" })
    const phone = await aContact(world.db, person, { type: "phone", value: "+37360123456" })
    const pending = await passwordDone(person)
    const answers = [await requestRemoval(pending), await requestRemoval(pending)]
    const [first, second] = await Promise.all(answers.map((one) => one.json()))
    expect(first).toEqual(second)
    for (const address of [person.email, mail.value])
      expect((await linkToPage(world, address, "/keep-second-step")).searchParams.get("token")).toBeTruthy()
    await expect.poll(() => smsTo(world.mailDir, phone.value)).toHaveLength(1)

    const [removal] = await removalsOf(person)
    const due = removal?.dueAt.getTime() ?? 0
    expect(due - (removal?.requestedAt.getTime() ?? 0)).toBe(72 * hour)
    await removeLostSteps(world.db, new Date(due - 1000))
    expect(await isAsked(person)).toBe(true)
    await removeLostSteps(world.db, new Date(due))
    expect(await isAsked(person)).toBe(false)
    expect((await device.getSession()).data).toBeNull()
    const title = "The second step is off"
    await expect.poll(async () => JSON.stringify(await emailsTo(world, person.email))).toContain(title)
  })

  test("its end waits for a notice that is being written to that person, and a step just kept stays", async () => {
    const ending = await someoneWithSecondStep(world)
    const keeping = await someoneWithSecondStep(world)
    for (const { person } of [ending, keeping]) await requestRemoval(await passwordDone(person))
    const [removal] = await removalsOf(keeping.person)
    const due = new Date((removal?.dueAt.getTime() ?? 0) + hour)
    let run = Promise.resolve()
    await world.db.transaction(async (tx) => {
      const both = inArray(users.id, [ending.person.id, keeping.person.id])
      await tx.select().from(users).where(both).orderBy(users.id).for("share")
      await tx.delete(secondStepRemovals).where(eq(secondStepRemovals.userId, keeping.person.id))
      run = removeLostSteps(world.db, due)
      await expect.poll(() => waitingIn(world)).toBeGreaterThan(0)
    })
    await run
    expect(await Promise.all([isAsked(ending.person), isAsked(keeping.person)])).toEqual([false, true])
  })

  test("the link of a notice keeps it, once, and opens nothing", async () => {
    const { person } = await someoneWithSecondStep(world)
    await requestRemoval(await passwordDone(person))
    const token = tokenIn(await linkToPage(world, person.email, "/keep-second-step"))
    const keep = (given: string) => world.post("/api/auth/two-factor/cancel-removal", { token: given })
    expect((await keep(`${token.slice(0, -2)}xx`)).status).toBe(400)
    const kept = await keep(token)
    expect([kept.status, kept.headers.getSetCookie()]).toEqual([200, []])
    expect(await removalsOf(person)).toEqual([])
    expect((await keep(token)).status).toBe(400)
  })

  test.each(["a code from the app", "someone who is logged in"])("%s keeps it", async (way) => {
    const { person, device, uri } = await someoneWithSecondStep(world)
    const pending = await passwordDone(person)
    await requestRemoval(pending)
    if (way === "a code from the app") await ok(pending.twoFactor.verifyTotp({ code: codeOf(uri) }))
    else {
      const cookie = cookieHeader(device)
      await world.post("/api/auth/two-factor/cancel-removal", {}, { cookie })
    }
    expect(await removalsOf(person)).toEqual([])
  })

  test("nobody asks for it without the password", async () => {
    expect((await requestRemoval(aDevice(world))).status).toBe(401)
    const invented = { cookie: "doable.second_step=2fa-invented.x" }
    expect((await world.post("/api/auth/two-factor/request-removal", {}, invented)).status).toBe(401)
  })
})

describe("nothing goes around the second step", () => {
  test("a new password opens no session and leaves it on", async () => {
    const { person } = await someoneWithSecondStep(world)
    await world.post("/api/auth/request-password-reset", { email: person.email })
    const token = tokenIn(await linkToPage(world, person.email, "/reset-password"))
    const newPassword = "blue-window-17"
    const reset = await world.post("/api/auth/reset-password", { token, newPassword })
    expect([reset.status, reset.headers.getSetCookie()]).toEqual([200, []])
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([])
    const told = await ok(aDevice(world).signIn.email({ email: person.email, password: newPassword }))
    expect(told).toMatchObject({ twoFactorRedirect: true })
  })

  test("a login that began before a new password ends with it", async () => {
    const { person, uri } = await someoneWithSecondStep(world)
    const pending = await passwordDone(person)
    await world.post("/api/auth/request-password-reset", { email: person.email })
    const token = tokenIn(await linkToPage(world, person.email, "/reset-password"))
    await world.post("/api/auth/reset-password", { token, newPassword: "blue-window-17" })
    expect((await pending.twoFactor.verifyTotp({ code: codeOf(uri) })).error).not.toBeNull()
    expect((await pending.getSession()).data).toBeNull()
  })

  test("the link that unlocks a login opens no session, and the code is asked for after it", async () => {
    const { person } = await someoneWithSecondStep(world)
    const token = await createLink(world.db, { userId: person.id, email: person.email, purpose: "unlock" })
    const unlocked = await world.post("/api/auth/unlock", { token })
    expect([unlocked.status, unlocked.headers.getSetCookie()]).toEqual([200, []])
    expect(await isAsked(person)).toBe(true)
  })

  test("a new email leaves it on, and its links open nothing on another device", async () => {
    const { person, device } = await someoneWithSecondStep(world)
    const newEmail = `new.${person.email}`
    await ok(device.changeEmail({ newEmail }))
    const links = [await linkToPage(world, person.email, "/dashboard"), await linkTo(world, newEmail)]
    for (const link of links) {
      const body = { token: tokenIn(link) }
      const elsewhere = await world.post("/api/auth/confirm-email-change", body)
      expect([elsewhere.status, elsewhere.headers.getSetCookie()]).toEqual([401, []])
      await ok(device.$fetch("/confirm-email-change", { method: "POST", body }))
    }
    expect(await isAsked({ ...person, email: newEmail })).toBe(true)
    // The way back leads to a new password, not to a session.
    const token = tokenIn(await linkToPage(world, person.email, "/reset-password"))
    const undone = await world.post("/api/auth/reset-password", { token, newPassword: password })
    expect([undone.status, undone.headers.getSetCookie()]).toEqual([200, []])
    expect(await isAsked(person)).toBe(true)
  })

  test("the link that confirms a sign-up opens no session where there is a second step", async () => {
    const email = "twice@example.com"
    const browser = aDevice(world)
    await ok(browser.signUp.email({ name: "Twice", email, password }))
    const first = tokenIn(await linkTo(world, email))
    // The same person has confirmed another sign-up in the meantime, and turned it on.
    const other = aDevice(world)
    await world.db.delete(rateLimits)
    await ok(other.signUp.email({ name: "Twice", email, password }))
    await ok(other.verifyEmail({ query: { token: tokenIn(await linkTo(world, email, 2)) } }))
    await turnOn(world, other)
    await browser.verifyEmail({ query: { token: first } })
    expect((await browser.getSession()).data).toBeNull()
  })

  test("deleting the account takes secret and codes along", async () => {
    const { person, device } = await someoneWithSecondStep(world)
    await ok(device.deleteUser({ password }))
    expect(await world.db.select().from(twoFactors).where(eq(twoFactors.userId, person.id))).toEqual([])
  })
})
