import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { answer } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { waitingIn } from "../../test/database.ts"
import { aFile, aSession, aUser, cookieOf } from "../../test/factories.ts"
import { anOfferRow } from "../../test/conversation-factories.ts"
import { emailTo } from "../../test/emails.ts"
import { accounts, sessions } from "../platform/db/schema/account.ts"
import { categories } from "../platform/db/schema/category.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { files } from "../platform/db/schema/file.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import { lockTask } from "../task/lock-task.ts"

const world = anApi()
const password = "green-door-42"

const remove = (cookie: string, given = password) =>
  world.post("/api/auth/delete-user", { password: given }, { cookie })
const rowOf = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0]

async function someone(given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, { password, ...given })
  return { user, cookie: cookieOf(await aSession(world.db, user)) }
}

/** What a task needs to be more than a draft. */
async function wholeTask(slug = "painting") {
  const words = { en: "Painting", ru: "Покраска", ro: "Vopsit" }
  const [category] = await world.db
    .insert(categories)
    .values({
      slug,
      name: words,
      description: words,
      icon: "brush",
      sortOrder: 1,
      synonyms: { en: [], ru: [], ro: [] },
    })
    .returning()
  return {
    categoryId: category?.id,
    mode: "remote",
    timingKind: "flexible",
    budgetKind: "fixed",
    budgetMin: 100,
    budgetMax: 100,
    publishedAt: new Date(),
    title: "Paint a wall",
    lang: "ro",
    spokenLanguages: ["ro"],
  } satisfies Partial<typeof tasks.$inferInsert>
}

describe("deleting one's account", () => {
  test("[T06] keeps the row without the person, ends every session and tells by a letter", async () => {
    const { user, cookie } = await someone({ email: "leaver@example.com", locale: "ru" })
    const elsewhere = cookieOf(await aSession(world.db, user))
    await aFile(world.db, user)
    const contact = { userId: user.id, type: "email", value: "me@example.com", isPrimary: true } as const
    await world.db.insert(contacts).values(contact)
    expect((await remove(cookie)).status).toBe(200)

    expect(await rowOf(user.id)).toMatchObject({
      name: "Deleted user",
      email: expect.stringMatching(/^[0-9a-f-]{36}@deleted\.invalid$/),
      image: null,
      status: "deactivated",
      deletedAt: expect.any(Date),
    })
    const left = await Promise.all([
      world.db.select().from(sessions).where(eq(sessions.userId, user.id)),
      world.db.select().from(accounts).where(eq(accounts.userId, user.id)),
      world.db.select().from(contacts).where(eq(contacts.userId, user.id)),
    ])
    expect(left).toEqual([[], [], []])
    // The picture is hidden right away; its bytes and its row follow.
    const pictures = () => world.db.select().from(files).where(eq(files.ownerId, user.id))
    for (const { status, originalName } of await pictures())
      expect([status, originalName]).toEqual(["removed", ""])
    await expect.poll(pictures).toEqual([])
    for (const one of [cookie, elsewhere]) {
      expect(await (await world.get("/trpc/user.getMe", { cookie: one })).json()).toEqual({
        result: { data: null },
      })
    }
    expect((await emailTo(world, "leaver@example.com")).body).toContain("Ваш аккаунт удалён")
  })

  test("waits for work that is under way, on either side of it, and closes what is open", async () => {
    const customer = await someone()
    const doer = await someone()
    const answers = { symptom: "It drips, ring 069123456" }
    const row = { ownerId: customer.user.id, ...(await wholeTask()), answers }
    const running = { ...row, status: "in_progress", assignedProviderId: doer.user.id } as const
    const [task] = await world.db.insert(tasks).values(running).returning()
    const open = { ...row, status: "open", expiresAt: new Date(Date.now() + 60_000) } as const
    await world.db.insert(tasks).values([open, { ...row, status: "draft" }])
    for (const { cookie, user } of [customer, doer]) {
      const { status, body } = await answer(await remove(cookie))
      expect([status, body.code]).toEqual([409, "tasks_running"])
      expect(await rowOf(user.id)).toEqual(user)
    }
    await world.db
      .update(tasks)
      .set({ status: "completed" })
      .where(eq(tasks.id, task?.id ?? ""))
    for (const { cookie } of [doer, customer]) expect((await remove(cookie)).status).toBe(200)
    const left = await world.db.select().from(tasks).where(eq(tasks.ownerId, customer.user.id))
    expect(left.map(({ status }) => status).toSorted()).toEqual(["cancelled", "completed"])
    expect(JSON.stringify(left)).toContain("It drips, ring ▒▒▒")
    expect(JSON.stringify(left)).not.toContain("069123456")
  })

  test("locks every task before the person, drafts too, and the tasks in one order", async () => {
    const [leaver, other] = [await someone(), await someone()]
    const row = await wholeTask("locking")
    const draft = { ...row, id: "00000000-0000-4000-8000-000000000001", ownerId: leaver.user.id }
    const open = { ...row, id: "ffffffff-ffff-4fff-bfff-ffffffffffff", ownerId: other.user.id }
    const [, offered] = await world.db
      .insert(tasks)
      .values([draft, { ...open, status: "open", expiresAt: new Date(Date.now() + 60_000) }])
      .returning()
    if (!offered) throw new Error("no task")
    await anOfferRow(world.db, offered, leaver.user)
    const left = await world.db.transaction(async (tx) => {
      await lockTask(tx, draft.id)
      const leaving = remove(leaver.cookie)
      await expect.poll(() => waitingIn(world)).toBe(1)
      // Nobody who holds the draft, such as its owner posting it, waits for someone who waits for them.
      const isFree = { noWait: true } as const
      await tx.select().from(tasks).where(eq(tasks.id, offered.id)).for("update", isFree)
      await tx.select().from(users).where(eq(users.id, leaver.user.id)).for("no key update", isFree)
      return { leaving }
    })
    expect((await left.leaving).status).toBe(200)
  })

  test("frees the address for a new account", async () => {
    const { cookie } = await someone({ email: "again@example.com" })
    await remove(cookie)
    const body = { email: "again@example.com", password }
    expect((await world.post("/api/auth/sign-in/email", body)).status).toBe(401)
    expect((await world.post("/api/auth/sign-up/email", body)).status).toBe(200)
    expect(await world.db.select().from(users).where(eq(users.email, body.email))).toHaveLength(1)
  })

  test("asks for the password, five times in a quarter of an hour", async () => {
    const { user, cookie } = await someone()
    const codes: unknown[] = []
    for (let number = 0; number < 6; number += 1)
      codes.push((await answer(await remove(cookie, "wrong"))).body.code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "password_wrong"), "too_many_tries"])
    expect((await remove(cookie)).status).toBe(429)
    expect(await rowOf(user.id)).toEqual(user)
    const other = await someone()
    const without = await world.post("/api/auth/delete-user", {}, { cookie: other.cookie })
    expect(await answer(without)).toMatchObject({ status: 400, body: { code: "password_wrong" } })
  })

  test("does not leave the house without an administrator, also when two leave at once", async () => {
    await world.db.update(users).set({ role: "USER" })
    const two = [await someone({ role: "ADMIN" }), await someone({ role: "ADMIN" })]
    const answers = await Promise.all(two.map(({ cookie }) => remove(cookie)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await world.db.select().from(users).where(eq(users.role, "ADMIN"))).toHaveLength(1)
  })
})
