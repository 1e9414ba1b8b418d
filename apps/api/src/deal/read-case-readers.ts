import { inArray } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"
import { nameOrEmail } from "../user/name-or-email.ts"

type Pair = { ownerId: string; providerId: string }
export type CaseReader = Awaited<ReturnType<typeof readCaseReaders>>[number]

/** The two who read a decision, each in their language; the client first. */
export async function readCaseReaders(db: Database, { ownerId, providerId }: Pair) {
  const people = await db
    .select({ id: users.id, name: nameOrEmail(users), locale: users.locale })
    .from(users)
    .where(inArray(users.id, [ownerId, providerId]))
  const sided = people.map((person) => ({
    ...person,
    side: person.id === ownerId ? ("owner" as const) : ("doer" as const),
  }))
  return sided.toSorted((a, b) => b.side.localeCompare(a.side))
}
