import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer, dataOf } from "../../../test/answer.ts"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aSession, aUser, signedInCookie } from "../../../test/factories.ts"
import { aHire } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { emailKey } from "../../account/email-key.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { sessions, signInGuards } from "../../platform/db/schema/account.ts"
import { reviews } from "../../platform/db/schema/review.ts"

const world = anApi()
const password = "green-door-42"

type Listed = { id: string; name: string; isLocked: boolean; lastSeenAt: string | null }
type List = { data: Listed[]; total: number; isMore: boolean }

const asAdmin = async () => {
  const admin = await aUser(world.db, { role: "ADMIN", name: "Boss Of Lists" })
  return { admin, cookie: await signedInCookie(world.db, admin) }
}
const listOf = async (cookie: string, input: object) =>
  dataOf<List>(
    world.get(`/trpc/adminUser.getList?input=${encodeURIComponent(JSON.stringify(input))}`, { cookie }),
  )
const idsOf = async (cookie: string, filter: object) =>
  (await listOf(cookie, { filter })).data.map(({ id }) => id)

/** As ten wrong passwords within the hour leave it. */
async function lockSignIn({ id, email }: { id: string; email: string }) {
  const at = new Date()
  const inAnHour = new Date(at.getTime() + 60 * 60 * 1000)
  const guard = { keyHash: emailKey(email), lockedUntil: inAnHour, forgetAt: inAnHour }
  await world.db.insert(signInGuards).values(guard)
  const nobody = { id: null, role: "VISITOR", requestId: null, origin: null } as const
  await world.db.transaction((tx) =>
    writeAuditLog(tx, nobody, { action: "sign_in.lock", entity: { type: "user", id }, at }),
  )
}

test("people are found by a piece of name or e-mail, with or without diacritics, and by id", async () => {
  const { cookie } = await asAdmin()
  const cristina = await aUser(world.db, { name: "Cristina Ștefăniță", email: "c.stef@example.md" })
  const other = await aUser(world.db, { name: "Per%cent _ Sign", email: "other_one@example.md" })
  await aUser(world.db, { name: "Cristina Gone", deletedAt: new Date(), status: "deactivated" })
  for (const q of ["stefanita", "ȘTEFĂN", "c.stef@", "na ștef", cristina.id]) {
    expect(await idsOf(cookie, { q }), q).toEqual([cristina.id])
  }
  expect(await idsOf(cookie, { q: "%cent _" })).toEqual([other.id])
  expect(await idsOf(cookie, { q: "r_one" })).toEqual([other.id])
  expect(await idsOf(cookie, { q: "nobody at all" })).toEqual([])
})

test("each filter narrows the list, and what is told of a row is so", async () => {
  const { admin, cookie } = await asAdmin()
  const q = "filtered"
  const email = (name: string) => `${name}@${q}.example`
  const doer = await aUser(world.db, { email: email("doer"), accountType: "PROVIDER" })
  const limited = await aUser(world.db, { email: email("limited"), status: "limited" })
  const unverified = await aUser(world.db, { email: email("unverified"), emailVerified: false })
  const locked = await aUser(world.db, { email: email("locked") })
  await lockSignIn(locked)
  await aTask(world.db, doer)
  await aSession(world.db, doer)

  expect(await idsOf(cookie, { q, accountType: "PROVIDER" })).toEqual([doer.id])
  expect(await idsOf(cookie, { q, status: "limited" })).toEqual([limited.id])
  expect(await idsOf(cookie, { q, isVerified: false })).toEqual([unverified.id])
  expect((await idsOf(cookie, { q, isVerified: true })).toSorted()).toEqual(
    [doer.id, limited.id, locked.id].toSorted(),
  )
  expect(await idsOf(cookie, { role: "ADMIN", q: admin.email })).toEqual([admin.id])
  expect(await idsOf(cookie, { q, isLocked: true })).toEqual([locked.id])

  const { data, total, isMore } = await listOf(cookie, { filter: { q } })
  expect({ total, isMore }).toEqual({ total: 4, isMore: false })
  expect(data.find(({ id }) => id === doer.id)).toMatchObject({
    isLocked: false,
    isVerified: true,
    taskCount: 1,
    lastSeenAt: expect.stringMatching(/Z$/),
  })
  expect(data.find(({ id }) => id === locked.id)).toMatchObject({ isLocked: true, lastSeenAt: null })

  const oldest = await listOf(cookie, { filter: { q }, orderBy: "oldest", pagination: { limit: 3 } })
  const rest = await listOf(cookie, { filter: { q }, orderBy: "oldest", pagination: { limit: 3, offset: 3 } })
  expect([...oldest.data, ...rest.data].map(({ id }) => id).toReversed()).toEqual(data.map(({ id }) => id))
})

test("groups are counted as the list finds them", async () => {
  const { cookie } = await asAdmin()
  const counts = () =>
    dataOf<Record<string, { count: number; isMore: boolean }>>(
      world.get("/trpc/adminUser.getCounts", { cookie }),
    )
  const before = await counts()
  await aUser(world.db, { accountType: "PROVIDER", status: "limited" })
  await aUser(world.db, { emailVerified: false, status: "deactivated" })
  await lockSignIn(await aUser(world.db))
  await aUser(world.db, { deletedAt: new Date() })
  const after = await counts()
  const more = Object.entries(after).map(([name, { count, isMore }]) => {
    expect(isMore).toBe(false)
    return [name, count - (before[name]?.count ?? 0)]
  })
  expect(Object.fromEntries(more)).toEqual({
    all: 3,
    doers: 1,
    admins: 0,
    unverified: 1,
    locked: 1,
    limited: 1,
    deactivated: 1,
  })
})

test("whoever has logged out was still seen when they did something last", async () => {
  const { cookie } = await asAdmin()
  const ana = await aUser(world.db, { name: "Seen Before", password })
  const seen = async () => (await listOf(cookie, { filter: { q: ana.id } })).data[0]?.lastSeenAt
  expect(await seen()).toBeNull()
  await world.post("/api/auth/sign-in/email", { email: ana.email, password })
  await world.db.delete(sessions).where(eq(sessions.userId, ana.id))
  expect(await seen()).toMatch(/Z$/)
})

test("the sheet tells what someone is, does and has done; whoever has left is nobody", async () => {
  const { admin, cookie } = await asAdmin()
  const someone = await aUser(world.db, { name: "Whole Person", locale: "ro" })
  const task = await aTask(world.db, someone)
  await aTask(world.db, someone, { status: "draft" })
  const session = await aSession(world.db, someone)
  await world.post("/trpc/adminUser.addNote", { id: someone.id, text: "Rang twice." }, { cookie })
  const byId = (id: string) =>
    world.get(`/trpc/adminUser.getById?input=${encodeURIComponent(JSON.stringify({ id }))}`, { cookie })
  expect(await dataOf(byId(someone.id))).toMatchObject({
    name: "Whole Person",
    locale: "ro",
    profile: null,
    isLocked: false,
    tasks: [{ id: task.id, title: task.title, status: task.status }],
    sessions: [{ id: session.id }],
    offers: [],
    reviews: [],
    notes: [{ text: "Rang twice.", authorName: admin.name }],
    history: [{ action: "user.note_add", actorId: admin.id, entityName: "Whole Person" }],
  })
  const gone = await aUser(world.db, { deletedAt: new Date(), status: "deactivated" })
  for (const id of [gone.id, "no-such-person"]) {
    const refused = await answer(await byId(id))
    expect([refused.status, refused.body.error?.data.refusal]).toEqual([404, "user_not_found"])
  }
})

test("the list is taken along as it is narrowed, without those who have left, and that is written down", async () => {
  const { admin, cookie } = await asAdmin()
  await aUser(world.db, { name: '=cmd|"x"', email: "formula@taken.example" })
  await aUser(world.db, { email: "left@taken.example", deletedAt: new Date(), status: "deactivated" })
  const response = await fetch(`${world.api.url}/admin/exports/users`, {
    method: "POST",
    headers: { origin: uiUrl, cookie },
    body: new URLSearchParams({ filter: JSON.stringify({ q: "taken.example" }) }),
  })
  const lines = (await response.text()).trim().split("\r\n")
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=cmd|""x""",formula@taken.example,USER,active,CUSTOMER,true,en,`)
  const input = encodeURIComponent(JSON.stringify({ filter: { action: "user.export" } }))
  const log = await dataOf<{ data: unknown[] }>(
    world.get(`/trpc/auditLog.getList?input=${input}`, { cookie }),
  )
  expect(log.data).toEqual([expect.objectContaining({ actorId: admin.id, after: { isSearch: true } })])
})

test("a review that waits for the other side is known to be there, and closed", async () => {
  const [boss, owner, doer] = await Promise.all([
    aUser(world.db, { role: "ADMIN" }),
    aUser(world.db),
    aUser(world.db),
  ])
  const { task, assignmentId } = await aHire(world.db, owner, doer)
  await world.db.insert(reviews).values({
    taskId: task.id,
    assignmentId,
    authorId: owner.id,
    subjectId: doer.id,
    direction: "to_provider",
    rating: 2,
    text: "He came late and left early.",
    status: "submitted",
    publishAt: new Date(Date.now() + 864e5),
    taskSnapshot: { outcome: "completed", priceBand: { from: 200_00, to: 500_00, currency: "MDL" } },
  })
  const cookie = await signedInCookie(world.db, boss)
  const input = encodeURIComponent(JSON.stringify({ id: doer.id }))
  const shown = await dataOf<{ reviews: object[] }>(
    world.get(`/trpc/adminUser.getById?input=${input}`, { cookie }),
  )
  expect(shown.reviews).toMatchObject([{ status: "submitted", rating: null, text: null }])
})

test("someone without a name is known to administrators by their email, also in the audit log", async () => {
  const { cookie } = await asAdmin()
  const person = await aUser(world.db, { name: "" })
  const by = { id: person.id, role: "USER", requestId: null, origin: null } as const
  await world.db.transaction((tx) =>
    writeAuditLog(tx, by, {
      action: "account.delete",
      entity: { type: "user", id: person.id },
      at: new Date(),
    }),
  )
  const { data } = await listOf(cookie, { filter: { q: person.email } })
  expect(data.map(({ name }) => name)).toEqual([person.email])
  const input = encodeURIComponent(JSON.stringify({ id: person.id }))
  const whole = await dataOf<{ name: string; history: { actorName: string; entityName: string }[] }>(
    world.get(`/trpc/adminUser.getById?input=${input}`, { cookie }),
  )
  expect(whole.name).toBe(person.email)
  expect(whole.history).toMatchObject([{ actorName: person.email, entityName: person.email }])
})
