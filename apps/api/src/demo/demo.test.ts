import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { asc, eq } from "../platform/db/drizzle.ts"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { liveOffers } from "@doable/domain/offer/limits"
import { offerStatuses } from "@doable/domain/offer/status"
import { taskStatuses } from "@doable/domain/task/status"
import { testEnv } from "../../test/api.ts"
import { aDatabase } from "../../test/database.ts"
import { isLong } from "../../test/env.ts"
import { as } from "../../test/factories.ts"
import { runCommand } from "../../test/process/run-command.ts"
import { readFacts } from "../../test/deal-model/facts.ts"
import { holdLaws } from "../../test/deal-model/laws.ts"
import { findConversation } from "../conversation/queries.ts"
import type { Database } from "../platform/db/client.ts"
import { faultContests } from "../platform/db/schema/deal/fault-contest.ts"
import { conversationMembers, conversations } from "../platform/db/schema/conversation.ts"
import { messages } from "../platform/db/schema/message.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { files } from "../platform/db/schema/file.ts"
import { providerApplications } from "../platform/db/schema/provider-application.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"
import { taskQuestions } from "../platform/db/schema/task-question.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import { createFileLinks } from "../platform/pictures/links.ts"
import { createRedrawPicture } from "../platform/pictures/redraw-picture.ts"
import { createSubmitGate } from "../platform/pictures/submit-gate.ts"
import { kindOf } from "../notification/kinds.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"
import { createStorage } from "../platform/storage/create-storage.ts"
import { translatorIn } from "../platform/words.ts"
import { seenTask } from "../task/seen-task.ts"
import { makeDemo } from "./make-demo.ts"
import { demoClients } from "./people/demo-people.ts"
import { advanceClock } from "./stories/advance-clock.ts"
import { stories } from "./stories/read-stories.ts"
import { momentsOf } from "./stories/story.ts"

vi.setConfig({ hookTimeout: 600_000 })

const world = aDatabase()
const again = aDatabase()
const now = new Date()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "doable-demo-"))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  for (const { url } of isLong ? [world, again] : [world]) {
    const env = testEnv(url, { FILES_DIR: folder })
    const { storage } = await createStorage(env)
    const links = createFileLinks({ serverUrl: env.SERVER_URL, secret: env.AUTH_SECRET })
    await makeDemo(url, {
      files: { storage, links, redrawPicture: createRedrawPicture(), passSubmit: createSubmitGate() },
      now,
    })
    storage.close()
  }
})

const idOf = async (db: Database, email: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? ""

/** What can be read of it, in its order, without the ids that the database draws. */
async function told(db: Database) {
  const wall = await db.select().from(tasks).orderBy(asc(tasks.createdAt), asc(tasks.title))
  const said = await db
    .select({ at: messages.createdAt, text: messages.text, key: messages.systemKey })
    .from(messages)
    .orderBy(asc(messages.createdAt), asc(messages.text), asc(messages.systemKey))
  const praise = await db
    .select({ at: reviews.createdAt, text: reviews.text, rating: reviews.rating, status: reviews.status })
    .from(reviews)
    .orderBy(asc(reviews.createdAt), asc(reviews.text))
  const asked = await db
    .select({ at: taskOffers.createdAt, text: taskOffers.message, status: taskOffers.status })
    .from(taskOffers)
    .orderBy(asc(taskOffers.createdAt), asc(taskOffers.message))
  const notices = await db
    .select({
      at: notifications.createdAt,
      type: notifications.type,
      to: users.email,
      is: notifications.isRead,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .orderBy(asc(notifications.createdAt), asc(users.email), asc(notifications.type))
  const columns = wall.map(({ title, status, createdAt, publishedAt, endedAt, offerCount }) =>
    Object.values({ title, status, createdAt, publishedAt, endedAt, offerCount }),
  )
  return { wall: columns, said, praise, asked, notices }
}

test.runIf(isLong)("the demo is the same whenever it is made, to the word and to the minute", async () => {
  expect(await told(again.db)).toEqual(await told(world.db))
})

test("its people can sign in; where there are people, the command names those of the demo and adds nobody", async () => {
  const said = await runCommand("load-demo", { DATABASE_URL: world.url })
  const people = said.output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { role: string; email: string; password: string })
  expect(people.map(({ role }) => role)).toEqual(["admin", "customer", "doer"])
  const rows = await world.db.select({ role: users.role }).from(users)
  expect(rows).toHaveLength(people.length + demoClients.length + 15)
  expect(rows.filter(({ role }) => role === "ADMIN")).toHaveLength(1)
})

test("its wall has tasks in three languages and of many kinds", async () => {
  const rows = await world.db.select().from(tasks)
  const open = rows.filter(({ status }) => status === "open")
  expect(open.length).toBeGreaterThanOrEqual(12)
  expect([...new Set(open.map(({ lang }) => lang))].toSorted()).toEqual(["en", "ro", "ru"])
  expect(new Set(open.map(({ parentCategoryId }) => parentCategoryId)).size).toBeGreaterThanOrEqual(8)
  expect(open.every(({ expiresAt }) => expiresAt && expiresAt > new Date())).toBe(true)
})

test("it has doers in three languages with drawn pictures, some of them verified and some of them praised", async () => {
  const rows = await world.db.select().from(providerProfiles)
  expect(rows.every(({ status }) => status === "published")).toBe(true)
  expect([...new Set(rows.map(({ lang }) => lang))].toSorted()).toEqual(["en", "ro", "ru"])
  expect(new Set(rows.flatMap(({ branchIds }) => branchIds)).size).toBeGreaterThanOrEqual(10)
  expect([...new Set(rows.map(({ level }) => level))].toSorted()).toEqual(["contacts", "none", "verified"])
  expect(rows.filter(({ ratingCount }) => ratingCount > 0).length).toBeGreaterThanOrEqual(8)
  expect(rows.some(({ completedCount }) => completedCount === 0)).toBe(true)
  expect(rows.every(({ completeness }) => completeness >= 80)).toBe(true)
  const [stefan] = await world.db.select().from(users).where(eq(users.email, "stefan.munteanu@example.com"))
  expect(stefan?.accountType).toBe("PROVIDER")
  const ready = await world.db.select().from(files).where(eq(files.status, "ready"))
  // Drawings became pictures; the photos of tasks stayed as they were.
  expect([...new Set(ready.map(({ type }) => type))].toSorted()).toEqual(["image/png", "image/webp"])
})

test("its stories run forward, at whatever hour of the day it is made", () => {
  for (let hour = 0; hour < 24; hour++) {
    const then = new Date(Date.UTC(2026, 2, 29, hour, 59))
    for (const story of stories) expect(() => momentsOf(story, then)).not.toThrow()
  }
})

test("what its rows tell in short is what the facts say", async () => {
  const differences: unknown[] = []
  await rebuildStats(world.db, (difference) => differences.push(difference))
  expect(differences).toEqual([])
})

test("every state of a task and of an offer occurs, and both kinds of reviews", async () => {
  const rows = await world.db.select().from(tasks)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(taskStatuses))
  const offers = await world.db.select().from(taskOffers)
  // What an administrator takes away from an offer's author is no part of a demo.
  expect(new Set(offers.map(({ status }) => status))).toEqual(
    new Set(offerStatuses.filter((status) => status !== "removed")),
  )
  const open = rows.filter(({ status }) => status === "open")
  expect(open.some(({ offerCount }) => offerCount === 0)).toBe(true)
  expect(open.some(({ offerCount, offerCap }) => offerCount === offerCap)).toBe(true)
  const written = await world.db.select().from(reviews)
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set(["published", "submitted"]))
  expect(written.filter(({ replyText }) => replyText).length).toBeGreaterThanOrEqual(5)
})

test("no task of it breaks a law of the deal", async () => {
  const rows = await world.db.select({ id: tasks.id }).from(tasks)
  const people = await world.db.select({ id: providerProfiles.userId }).from(providerProfiles)
  expect(rows.length).toBeGreaterThan(60)
  for (const [place, { id }] of rows.entries()) {
    // Reads all conversations in one go.
    const doers = place === 0 ? people : []
    const facts = await readFacts({ db: world.db, taskId: id, doers } as unknown as Parameters<
      typeof readFacts
    >[0])
    holdLaws({ ...facts, events: facts.events.filter(({ type }) => type !== "created") })
  }
})

test("nobody did anything before they came", async () => {
  const early = await world.db.execute(`
    select o.id from task_offers o join provider_profiles p on p.user_id = o.provider_id where o.created_at < p.published_at
    union all select t.id from tasks t join users u on u.id = t.owner_id where t.created_at < u.created_at`)
  expect(early.rows).toEqual([])
})

test("a task was looked at by whoever offered or asked, and a doer by whoever chose among offers", async () => {
  const unseen = await world.db.execute(`
    select t.title from tasks t
    where exists (select from task_offers o where o.task_id = t.id)
      and t.view_count + (select count(*) from task_views v where v.task_id = t.id)
        < (select count(distinct o.provider_id) from task_offers o where o.task_id = t.id)`)
  expect(unseen.rows).toEqual([])
  const stefan = await idOf(world.db, "stefan.munteanu@example.com")
  const looks = await world.db.execute(`
    select v.day from provider_views v join provider_profiles p on p.id = v.provider_id
    where p.user_id = '${stefan}' and v.day > (select max(day) - 30 from provider_views)`)
  expect(looks.rows.length).toBeGreaterThanOrEqual(3)
})

test("nothing is due and nobody is written to when the product starts", async () => {
  expect(await world.db.select().from(outboxEvents)).toEqual([])
  await advanceClock(world.db, now)
  expect(await world.db.select().from(outboxEvents)).toEqual([])
})

test("saved searches know every doer as they are, so a change of one is news", async () => {
  const { rows } = await world.db.execute(`
    select p.id from provider_profiles p left join compared_profiles c on c.provider_id = p.id
    where p.status = 'published' and c.search is distinct from p.search`)
  expect(rows).toEqual([])
})

test("the client, the doer and the administrator of the demo have something to do, and a handful of news", async () => {
  const { db } = world
  const [anna, stefan] = [
    await idOf(db, "anna.sokolova@example.com"),
    await idOf(db, "stefan.munteanu@example.com"),
  ]
  const own = await db.select().from(tasks).where(eq(tasks.ownerId, anna))
  const states = own.map(({ status }) => status)
  expect(states).toEqual(
    expect.arrayContaining(["draft", "open", "assigned", "in_progress", "completion_requested", "completed"]),
  )
  expect(Math.max(...own.map(({ offerCount }) => offerCount))).toBeGreaterThanOrEqual(4)
  const offers = await db.select().from(taskOffers).where(eq(taskOffers.providerId, stefan))
  expect(new Set(offers.map(({ status }) => status))).toEqual(
    new Set(["active", "stale", "accepted", "not_selected", "declined", "ended"]),
  )
  const live = offers.filter(({ status }) => status === "active" || status === "stale")
  expect(live.length, "he can offer twice more before his cap").toBeLessThanOrEqual(liveOffers.others - 2)
  const asked = await db.select().from(taskInvites).where(eq(taskInvites.providerId, stefan))
  expect(asked.filter(({ status, expiresAt }) => status === "sent" && expiresAt > now)).toHaveLength(2)
  const waiting = await db
    .select()
    .from(providerApplications)
    .where(eq(providerApplications.status, "submitted"))
  expect(waiting).toHaveLength(2)
  const contests = await db.select().from(faultContests)
  expect(contests.map(({ decidedAt, otherText }) => decidedAt === null && otherText !== null)).toEqual([true])
  expect((await db.select().from(taskQuestions)).some(({ answeredAt }) => answeredAt === null)).toBe(true)
  for (const email of ["anna.sokolova", "stefan.munteanu", "emma.clarke"]) {
    const userId = await idOf(db, `${email}@example.com`)
    const mine = await db.select().from(notifications).where(eq(notifications.userId, userId))
    const unread = mine.filter(({ isRead }) => !isRead).length
    expect(unread).toBeGreaterThan(0)
    expect(unread).toBeLessThanOrEqual(15)
    expect(mine.length).toBeGreaterThan(unread)
    expect(mine.length).toBeLessThanOrEqual(40)
  }
  const members = await db.select().from(conversationMembers).where(eq(conversationMembers.userId, anna))
  expect(members.length).toBeGreaterThanOrEqual(5)
  const long = new Date(now.getTime() - 48 * 60 * 60 * 1000)
  const past = (await db.select().from(conversationMembers)).filter(
    ({ userId, lastMessageAt }) => [anna, stefan].includes(userId) && lastMessageAt < long,
  )
  expect(past.length).toBeGreaterThan(0)
  expect(past.every(({ unread }) => unread === 0)).toBe(true)
})

test("somebody waits for an answer of the team, and somebody has one", async () => {
  const talks = await world.db.select().from(conversations).where(eq(conversations.kind, "support"))
  expect(talks.map(({ waitsSince }) => waitsSince !== null).toSorted()).toEqual([false, true])
})

test("every notice leads its reader to something that they may see", async () => {
  const { db } = world
  const notices = await db
    .select({ type: notifications.type, metadata: notifications.metadata, user: users })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
  const wrong: string[] = []
  for (const { type, metadata, user } of notices) {
    const path = kindOf(type)?.inWords(translatorIn("en"), metadata.data ?? {})?.actionUrl ?? ""
    const [, taskId] = /^\/tasks\/([^/?]+)/.exec(path) ?? []
    const [, talkId] = /^\/chat\?c=(.+)/.exec(path) ?? []
    const look = taskId
      ? seenTask(as(user, db), taskId)
      : talkId
        ? findConversation(as(user, db), { id: talkId })
        : Promise.resolve()
    await look.catch((error: unknown) => wrong.push(`${type} of ${user.email} at ${path}: ${String(error)}`))
  }
  expect(wrong).toEqual([])
})
