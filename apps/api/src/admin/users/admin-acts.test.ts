import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer, dataOf } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { userNotes } from "../../platform/db/schema/user.ts"

const world = anApi()

const aPerson = async (given: Parameters<typeof aUser>[1] = {}) => {
  const user = await aUser(world.db, given)
  return { user, cookie: await signedInCookie(world.db, user) }
}
const act = (action: string, cookie: string, input: object) =>
  world.post(`/trpc/adminUser.${action}`, input, { cookie })
const historyOf = async (cookie: string, id: string) => {
  const input = encodeURIComponent(JSON.stringify({ filter: { entityType: "user", entityId: id } }))
  const list = await dataOf<{ data: Record<string, unknown>[] }>(
    world.get(`/trpc/auditLog.getList?input=${input}`, { cookie }),
  )
  return list.data
}

test("ended sessions are ended at once, with the reason in the log", async () => {
  const [boss, someone] = [await aPerson({ role: "ADMIN" }), await aPerson()]
  const done = act("revokeSessions", boss.cookie, { id: someone.user.id, reason: "lost a phone" })
  expect(await dataOf(done)).toMatchObject({ id: someone.user.id })
  expect(await dataOf(world.get("/trpc/user.getMe", { cookie: someone.cookie }))).toBeNull()
  expect(await historyOf(boss.cookie, someone.user.id)).toEqual([
    expect.objectContaining({ action: "user.sessions_revoke", reason: "lost a phone", actorRole: "ADMIN" }),
  ])
})

test("a note is kept with its person; the log says that it is there, and not what it says", async () => {
  const [boss, someone] = [await aPerson({ role: "ADMIN" }), await aPerson()]
  await act("addNote", boss.cookie, { id: someone.user.id, text: "  Rang twice.  " })
  const notes = await world.db.select().from(userNotes).where(eq(userNotes.userId, someone.user.id))
  expect(notes).toEqual([expect.objectContaining({ text: "Rang twice.", authorId: boss.user.id })])
  const [row] = await historyOf(boss.cookie, someone.user.id)
  expect(row).toMatchObject({ action: "user.note_add", after: { noteId: notes[0]?.id }, reason: null })
  expect((await act("addNote", boss.cookie, { id: someone.user.id, text: " " })).status).toBe(400)
})

test("a test notification reaches the person it is sent to, and is written down", async () => {
  const [boss, someone] = [await aPerson({ role: "ADMIN" }), await aPerson()]
  await act("sendTestNotification", boss.cookie, { id: someone.user.id, reason: "nothing arrives" })
  const seen = async () =>
    (
      await dataOf<{ data: { type: string }[] }>(
        world.get("/trpc/notification.getMy", { cookie: someone.cookie }),
      )
    ).data.length
  await expect.poll(seen).toBe(1)
  expect((await historyOf(boss.cookie, someone.user.id))[0]).toMatchObject({
    action: "user.test_notification",
    reason: "nothing arrives",
  })
})

test.each(["revokeSessions", "sendTestNotification", "addNote"])(
  "%s is refused to everybody else and for somebody who is not there",
  async (action) => {
    const [boss, someone, stranger] = [await aPerson({ role: "ADMIN" }), await aPerson(), await aPerson()]
    const input = { reason: "because", text: "because" }
    expect((await act(action, stranger.cookie, { id: someone.user.id, ...input })).status).toBe(403)
    const missing = await answer(await act(action, boss.cookie, { id: "no-such-person", ...input }))
    expect(missing.body.error?.data.refusal).toBe("user_not_found")
    expect(await historyOf(boss.cookie, someone.user.id)).toEqual([])
  },
)
