import { and, eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer, dataOf } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { emailTo } from "../../../test/emails.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"

const world = anApi()

async function aPerson(given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, given)
  const cookie = await signedInCookie(world.db, user)
  return { user, cookie }
}

const admin = () => aPerson({ role: "ADMIN" })
type Someone = Awaited<ReturnType<typeof aPerson>>

const change =
  (action: "setRole" | "setStatus") =>
  ({ cookie }: Someone, { user: { id } }: Someone, to: object) =>
    world.post(`/trpc/adminUser.${action}`, { id, reason: "a good one", ...to }, { cookie })
const setRole = change("setRole")
const setStatus = change("setStatus")

const refusalOf = async (response: Response) => (await answer(response)).body.error?.data.refusal
const rowOf = async ({ user }: Someone) =>
  (await world.db.select().from(users).where(eq(users.id, user.id)))[0]
const eventsAbout = async ({ user }: Someone) =>
  (await world.db.select().from(outboxEvents).orderBy(outboxEvents.recordedAt))
    .filter(({ payload }) => (payload as { userId?: string }).userId === user.id)
    .map(({ type }) => type)

test("an administrator makes someone an administrator and takes it back, and each is an event", async () => {
  const [boss, someone] = [await admin(), await aPerson()]
  expect(await dataOf(setRole(boss, someone, { role: "ADMIN" }))).toEqual({
    id: someone.user.id,
    name: someone.user.name,
    email: someone.user.email,
    role: "ADMIN",
    status: "active",
    accountType: "CUSTOMER",
  })
  expect((await world.get("/trpc/admin.getOverview", { cookie: someone.cookie })).status).toBe(200)
  await setRole(boss, someone, { role: "ADMIN" })
  await setRole(boss, someone, { role: "USER" })
  expect((await world.get("/trpc/admin.getOverview", { cookie: someone.cookie })).status).toBe(403)
  expect(await eventsAbout(someone)).toEqual(["user.role-changed", "user.role-changed"])
})

test("whoever is deactivated is out at once, gets a letter in their language, and comes back as they were", async () => {
  const [boss, someone] = [await admin(), await aPerson({ locale: "ro" })]
  await setStatus(boss, someone, { status: "deactivated" })
  expect(await dataOf(world.get("/trpc/user.getMe", { cookie: someone.cookie }))).toBeNull()
  expect(await world.db.select().from(sessions).where(eq(sessions.userId, someone.user.id))).toEqual([])
  const letter = await emailTo(world, someone.user.email)
  expect(letter.head).toContain("Contul tău a fost dezactivat")

  expect(await dataOf(setStatus(boss, someone, { status: "active" }))).toMatchObject({ status: "active" })
  expect((await emailTo(world, someone.user.email, 2)).head).toContain("Contul tău e din nou activ")
  const cookie = await signedInCookie(world.db, someone.user)
  const seen = async () =>
    (await dataOf<{ data: { type: string }[] }>(world.get("/trpc/notification.getMy", { cookie }))).data
  await expect
    .poll(async () => (await seen()).map(({ type }) => type).toSorted())
    .toEqual(["UserActivated", "UserDeactivated"])
  await setStatus(boss, someone, { status: "active" })
  expect(await eventsAbout(someone)).toEqual(["user.deactivated", "user.activated"])
})

test("nobody takes their own rights, nor those of someone who is not there or has left", async () => {
  const [boss, gone] = [await admin(), await aPerson({ deletedAt: new Date(), status: "deactivated" })]
  await admin()
  expect(await refusalOf(await setRole(boss, boss, { role: "USER" }))).toBe("not_on_oneself")
  expect(await refusalOf(await setStatus(boss, boss, { status: "deactivated" }))).toBe("not_on_oneself")
  expect(await refusalOf(await setStatus(boss, boss, { status: "limited" }))).toBe("not_on_oneself")
  expect(await refusalOf(await setRole(boss, gone, { role: "ADMIN" }))).toBe("user_not_found")
  expect(await rowOf(boss)).toMatchObject({ role: "ADMIN", status: "active" })
  expect((await setRole(boss, boss, { role: "USER", reason: " " })).status).toBe(400)
})

test("the last administrator stays one, also when two take each other's rights at the same moment", async () => {
  const onlyAdmins = and(eq(users.role, "ADMIN"), eq(users.status, "active"))
  for (let round = 0; round < 8; round += 1) {
    await world.db.update(users).set({ role: "USER" }).where(onlyAdmins)
    const [ana, ion] = [await admin(), await admin()]
    const tries = await Promise.all([
      setRole(ana, ion, { role: "USER" }),
      setStatus(ion, ana, { status: round % 2 ? "deactivated" : "limited" }),
    ])
    expect(tries.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(await world.db.select().from(users).where(onlyAdmins)).toHaveLength(1)
  }
  await world.db.update(users).set({ role: "USER" }).where(onlyAdmins)
  const last = await admin()
  expect(await refusalOf(await setRole(last, last, { role: "USER" }))).toBe("last_admin")
})
