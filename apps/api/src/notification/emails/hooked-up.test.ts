import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import type { Locale } from "@doable/domain/locale"
import type { NotificationType } from "@doable/domain/notification/types"
import { anApi } from "../../../test/api.ts"
import { dataOf } from "../../../test/answer.ts"
import { aUser, aFile, signedInCookie } from "../../../test/factories.ts"
import { emailTo, linkTo, tokenIn } from "../../../test/emails.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { changeAccountType } from "../../user/change-account-type.ts"

/** Waits that the product asks for are passed over. */
let aheadMs = 0
const world = anApi({ now: () => new Date(Date.now() + aheadMs) })
type Wire = {
  type: string
  isRead: boolean
  metadata: { title: string; message: string; actionUrl?: string; actionText?: string; data: object }
}

async function aPerson(given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, given)
  return { user, cookie: await signedInCookie(world.db, user) }
}

const mine = async (cookie: string, locale: Locale = "en") =>
  (
    await dataOf<{ data: Wire[] }>(
      world.get("/trpc/notification.getMy", { cookie, "accept-language": locale }),
    )
  ).data

/** Waits for exactly these; what comes on top of them would be seen by the next look. */
async function told(cookie: string, types: NotificationType[]) {
  const seen = async () => (await mine(cookie)).map(({ type }) => type).toSorted()
  await expect.poll(seen).toEqual(types.toSorted())
  return mine(cookie)
}

const asAdmin = async (path: string, input: object) => {
  const { cookie } = await aPerson({ role: "ADMIN" })
  const response = await world.post(`/trpc/${path}`, input, { cookie })
  expect(response.status).toBe(200)
  return cookie
}

describe("[N08] is told of", () => {
  test("UserRegistered: a confirmed address, once, not the sign-up", async () => {
    const email = "new@example.com"
    const password = "kettle-lamp-71"
    await world.post("/api/auth/sign-up/email", { email, password, name: "Ana" })
    const link = await linkTo(world, email)
    const [user] = await world.db.select().from(users).where(eq(users.email, email))
    const cookie = await signedInCookie(world.db, user ?? { id: "" })
    expect(await mine(cookie)).toEqual([])
    const verify = () => world.get(`/api/auth/verify-email?token=${encodeURIComponent(tokenIn(link))}`)
    expect((await verify()).status).toBe(200)
    await verify()
    // The confirmation ends what others may have opened with this address.
    const again = await signedInCookie(world.db, user ?? { id: "" })
    const [notice] = await told(again, ["UserRegistered"])
    expect(notice?.metadata.actionUrl).toBe("/profile/complete")
  })

  test("UserProfileUpdated: a new name or picture, and nothing for what stayed as it was", async () => {
    const { user, cookie } = await aPerson({ name: "Ana" })
    const image = (await aFile(world.db, user)).id
    const patch = (input: object) => world.post("/trpc/user.patchMe", input, { cookie })
    await patch({ name: "Ana" })
    await patch({})
    await patch({ image: null })
    await patch({ image })
    const [picture] = await told(cookie, ["UserProfileUpdated"])
    expect(picture?.metadata).toMatchObject({
      message: "You changed your picture.",
      data: { fields: ["image"] },
    })
    await world.post("/api/auth/update-user", { name: "Ana Rusu", image: null }, { cookie })
    const [both] = await told(cookie, ["UserProfileUpdated", "UserProfileUpdated"])
    expect(both?.metadata.message).toBe("You changed your name and picture.")
  })

  test("UserRoleChanged: both roles, by name, in every language", async () => {
    const { user, cookie } = await aPerson()
    await asAdmin("adminUser.setRole", { id: user.id, role: "ADMIN", reason: "help" })
    const [notice] = await told(cookie, ["UserRoleChanged"])
    expect(notice?.metadata).toEqual({
      title: "Your role has changed",
      message: "You’re now an admin. Before that, you were a regular user.",
      actionUrl: "/admin",
      actionText: "Open admin area",
      data: { previousRole: "USER", newRole: "ADMIN" },
    })
    expect((await mine(cookie, "ru"))[0]?.metadata.message).toBe(
      "Теперь вы администратор. Раньше вы были обычным пользователем.",
    )
    expect((await mine(cookie, "ro"))[0]?.metadata.message).toBe(
      "Acum ești administrator. Înainte erai utilizator obișnuit.",
    )
  })

  test("UserAccountTypeChanged: both types", async () => {
    const { user, cookie } = await aPerson()
    const become = () =>
      world.db.transaction((tx) =>
        changeAccountType(tx, { userId: user.id, accountType: "PROVIDER", now: new Date() }),
      )
    await become()
    await become()
    const [notice] = await told(cookie, ["UserAccountTypeChanged"])
    expect(notice?.metadata.data).toEqual({ previousAccountType: "CUSTOMER", newAccountType: "PROVIDER" })
    expect((await mine(cookie, "ru"))[0]?.metadata.message).toBe(
      "Теперь вы исполнитель. Раньше вы были заказчиком.",
    )
  })

  test("TestNotification: to the administrator who asks for it, and to nobody else", async () => {
    const { cookie: other } = await aPerson({ role: "ADMIN" })
    const cookie = await asAdmin("admin.sendTestNotification", {})
    await told(cookie, ["TestNotification"])
    expect(await mine(other)).toEqual([])
  })

  test("UserDeactivated and UserActivated: on the day of return", async () => {
    const { user } = await aPerson()
    await asAdmin("adminUser.setStatus", { id: user.id, status: "deactivated", reason: "spam" })
    await asAdmin("adminUser.setStatus", { id: user.id, status: "active", reason: "a mistake" })
    const back = await signedInCookie(world.db, user)
    const notices = await told(back, ["UserActivated", "UserDeactivated"])
    expect(notices.map(({ type }) => type)).toEqual(["UserActivated", "UserDeactivated"])
  })

  test("UserLimited and UserLimitLifted: with the way to object, and with a letter each", async () => {
    const { user, cookie } = await aPerson()
    const setTo = (status: string) => asAdmin("adminUser.setStatus", { id: user.id, status, reason: "spam" })
    await setTo("limited")
    await setTo("limited")
    const [limited] = await told(cookie, ["UserLimited"])
    expect(limited?.metadata.actionUrl).toBe("/account?section=restrictions")
    expect((await emailTo(world, user.email)).head).toContain("Subject: Your account is limited")
    await setTo("active")
    await told(cookie, ["UserLimitLifted", "UserLimited"])
  })
})

describe("a security alert", () => {
  const password = "kettle-lamp-71"
  const signIn = (email: string, headers: Record<string, string> = {}) =>
    world.post("/api/auth/sign-in/email", { email, password }, headers)

  test("comes with a sign-in on a device that is new, not with the first of all or with a known one", async () => {
    const { user, cookie } = await aPerson({ password })
    const device = (response: Response) =>
      /doable\.device=[^;]+/.exec(response.headers.getSetCookie().join("\n"))
    const [known = ""] = device(await signIn(user.email)) ?? []
    await signIn(user.email, { cookie: known })
    expect(await mine(cookie)).toEqual([])
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    await signIn(user.email, { "user-agent": agent })
    const [alert] = await told(cookie, ["SecurityAlert"])
    expect(alert?.metadata.message).toContain("Firefox, Linux, 127.0.0.1")
    expect(alert?.metadata.actionUrl).toBe("/account?section=security")
    const letter = await emailTo(world, user.email)
    expect(letter.body).toContain("Firefox, Linux, 127.0.0.1")
    expect(letter.body).not.toContain("/unsubscribe")
  })

  test("comes with a new password", async () => {
    const { user } = await aPerson({ password })
    await world.post("/api/auth/request-password-reset", {
      email: user.email,
      redirectTo: "/auth/reset-password",
    })
    const token = tokenIn(await linkTo(world, user.email))
    await world.post("/api/auth/reset-password", { token, newPassword: "another-lamp-72" })
    const [alert] = await told(await signedInCookie(world.db, user), ["SecurityAlert"])
    expect(alert?.metadata.data).toEqual({ reason: "password_changed" })
  })

  test("comes with a lock after wrong passwords, and with a new e-mail", async () => {
    const { user, cookie } = await aPerson({ password })
    const wrong = { email: user.email, password: "not-the-lamp-71" }
    for (let isLocked = false; !isLocked;) {
      const { status, headers } = await world.post("/api/auth/sign-in/email", wrong)
      if (status === 429) aheadMs += Number(headers.get("retry-after")) * 1000
      isLocked = status === 403
    }
    const [locked] = await told(cookie, ["SecurityAlert"])
    expect(locked?.metadata.data).toMatchObject({ reason: "sign_in_locked", address: "127.0.0.1" })
    // It has an email of its own, with a link that unlocks.
    expect((await emailTo(world, user.email)).body).toContain("/account-locked")
    const emails = { oldEmail: user.email, newEmail: "new-ana@example.com" }
    await record(world.db, { type: "email.changed", userId: user.id, ...emails })
    const [changed] = await told(cookie, ["SecurityAlert", "SecurityAlert"])
    expect(changed?.metadata.message).toContain("new-ana@example.com")
  })

  test("about an address without an account is nobody's", async () => {
    const lock = { at: new Date().toISOString(), address: "192.0.2.1", agent: null }
    await record(world.db, { type: "sign-in.locked", email: "nobody@example.com", ...lock })
    const { cookie } = await aPerson({ role: "ADMIN" })
    await world.post("/trpc/admin.sendTestNotification", {}, { cookie })
    await told(cookie, ["TestNotification"])
    const failed = world.logLines.filter((line) => line.includes("effect failed"))
    expect(failed).toEqual([])
  })
})
