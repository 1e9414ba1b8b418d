import { and, desc, eq, gt, isNull, ne } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { GetUser } from "@doable/domain/user/admin-input"
import { mostSessions } from "../../account/after-sign-in.ts"
import { lockedAmong } from "../../account/locked-people.ts"
import { auditLogList } from "../audit-log/queries.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { newestFirst } from "../../platform/db/lists/newest-first.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { reviews } from "../../platform/db/schema/review.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { userNotes, users } from "../../platform/db/schema/user.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"
import { findCluster } from "./find-cluster.ts"

/** The newest of each; the lists of their own pages have the rest. */
const newest = 10
const mostNotes = 50
const historyRows = 20

/** Someone as our team sees them: what they are, do and have done. Devices and the log are for administrators. */
export async function findUser({ db, now, user }: UserContext, { id }: GetUser) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  if (!row) throw new Refused("user_not_found")
  const isAdmin = user.role === "ADMIN"
  const { email, image, role, status, accountType, locale, emailVerified } = row
  const [locked, profile, living, posted, made, written, notes, history, linked] = await Promise.all([
    lockedAmong(db, [row], now()),
    profileOf(db, id),
    isAdmin ? sessionsOf(db, id, now()) : [],
    tasksOf(db, id),
    offersOf(db, id),
    reviewsOf(db, id),
    notesOf(db, id),
    isAdmin
      ? auditLogList({ db }, { filter: { q: id }, pagination: { limit: historyRows, offset: 0 } })
      : { data: [] },
    findCluster(db, id),
  ])
  const person = {
    id,
    name: row.name || email,
    email,
    image,
    role,
    status,
    accountType,
    locale,
    isVerified: emailVerified,
  }
  return {
    ...person,
    createdAt: row.createdAt.toISOString(),
    isLocked: locked.has(id),
    hasSecondStep: row.twoFactorEnabled,
    profile,
    sessions: living,
    tasks: posted,
    offers: made,
    reviews: written,
    notes,
    history: history.data,
    linked,
  }
}

async function profileOf(db: Database, userId: string) {
  const { id, status } = providerProfiles
  const [profile] = await db
    .select({ id, status })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, userId))
  return profile ?? null
}

async function sessionsOf(db: Database, userId: string, now: Date) {
  const { id, createdAt, updatedAt, ipAddress, userAgent } = sessions
  const rows = await db
    .select({ id, createdAt, updatedAt, address: ipAddress, agent: userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(updatedAt))
    .limit(mostSessions)
  return rows.map(dated)
}

async function tasksOf(db: Database, userId: string) {
  const { id, title, status, createdAt, updatedAt } = tasks
  const rows = await db
    .select({ id, title, status, createdAt, updatedAt })
    .from(tasks)
    .where(and(eq(tasks.ownerId, userId), ne(status, "draft")))
    .orderBy(...newestFirst(updatedAt, id))
    .limit(newest)
  return rows.map(dated)
}

async function offersOf(db: Database, userId: string) {
  const { id, taskId, status, price, currency, createdAt, updatedAt } = taskOffers
  const rows = await db
    .select({ id, taskId, title: tasks.title, status, price, currency, createdAt, updatedAt })
    .from(taskOffers)
    .innerJoin(tasks, eq(tasks.id, taskId))
    .where(eq(taskOffers.providerId, userId))
    .orderBy(...newestFirst(updatedAt, id))
    .limit(newest)
  return rows.map(dated)
}

/** About the person and by the person. */
async function reviewsOf(db: Database, userId: string) {
  const { id, taskId, rating, text, status, authorId, subjectId, createdAt, updatedAt } = reviews
  const of = (who: typeof authorId | typeof subjectId) =>
    db
      .select({ id, taskId, rating, text, status, authorId, createdAt, updatedAt })
      .from(reviews)
      .where(eq(who, userId))
      .orderBy(desc(createdAt), desc(id))
      .limit(newest)
  const [about, by] = await Promise.all([of(subjectId), of(authorId)])
  // Until both are published, an administrator may be the other person, so the text stays hidden.
  const closed = { rating: null, text: null }
  return [...about, ...by].map(({ authorId: author, ...row }) => ({
    ...dated(row),
    ...(row.status === "submitted" ? closed : {}),
    isOwn: author === userId,
  }))
}

async function notesOf(db: Database, userId: string) {
  const { id, text, createdAt, authorId } = userNotes
  const rows = await db
    .select({ id, text, createdAt, authorName: nameOrEmail(users) })
    .from(userNotes)
    .innerJoin(users, eq(users.id, authorId))
    .where(eq(userNotes.userId, userId))
    .orderBy(...newestFirst(createdAt, id))
    .limit(mostNotes)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

function dated<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
