import { eq } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { sessions } from "../../src/platform/db/schema/account.ts"
import { aSession, aUser, cookieOf, signedInCookie } from "../factories.ts"
import { monthAgo } from "../task-world.ts"

export type Person = { id: string; cookie: string | null }

const visitor: Person = { id: "", cookie: null }

const asPerson = async (db: Database, { id }: { id: string }): Promise<Person> => ({
  id,
  cookie: await signedInCookie(db, { id }),
})

/** Enough for a check that owns nothing and makes new people for each of hundreds of procedures. */
export async function visitorUserAndAdmin(db: Database) {
  // No newcomers: what many rows of the table post for them would be too much on a first day.
  const createdAt = monthAgo()
  const user = await asPerson(db, await aUser(db, { createdAt }))
  const admin = await asPerson(db, await aUser(db, { role: "ADMIN", createdAt }))
  return { visitor, user, admin }
}

/** Everyone who may knock. `other` owns nothing that `user` owns; the last two were someone once. */
export async function peopleAtTheDoor(db: Database) {
  const createdAt = monthAgo()
  const [user, other, moderator, admin, deactivated, leaver] = await Promise.all([
    aUser(db, { createdAt }),
    aUser(db, { createdAt }),
    aUser(db, { role: "MODERATOR", createdAt }),
    aUser(db, { role: "ADMIN", createdAt }),
    aUser(db, { role: "ADMIN", status: "deactivated" }),
    aUser(db, { role: "ADMIN" }),
  ])
  const revoked = await aSession(db, leaver)
  await db.delete(sessions).where(eq(sessions.id, revoked.id))
  const person = ({ id }: { id: string }) => asPerson(db, { id })
  return {
    visitor,
    user: await person(user),
    other: await person(other),
    moderator: await person(moderator),
    admin: await person(admin),
    deactivated: await person(deactivated),
    revoked: { id: leaver.id, cookie: cookieOf(revoked) } as Person,
  }
}

export type People = Awaited<ReturnType<typeof peopleAtTheDoor>>
