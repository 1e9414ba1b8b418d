import { eq } from "../../platform/db/drizzle.ts"
import type { Locale } from "@doable/domain/locale"
import { createVerifiedUser } from "../../account/sign-up/create-verified-user.ts"
import type { Caller } from "../../platform/caller.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { FileParts } from "../../platform/pictures/parts.ts"
import { demoPeople } from "./demo-people.ts"

/** Someone of the demo, as the stories call them. */
export type Who = string

/** The people of the demo as rows, and as callers of commands at any moment of its past. */
export type Cast = {
  idOf: (who: Who) => string
  profileOf: (who: Who) => string
  as: (who: Who, at: Date) => UserContext
}

export const emailOf = (who: Who) => demoPeople.find(({ key }) => key === who)?.email ?? `${who}@example.com`

type Newcomer = { key: Who; name: string; lang: Locale }

/** Someone nobody can log in as. */
export function join(db: Database, { key, name, lang }: Newcomer, createdAt: Date): Promise<string> {
  const person = { name, locale: lang, role: "USER", accountType: "CUSTOMER" } as const
  return createVerifiedUser(db, { ...person, email: emailOf(key), createdAt })
}

export async function gatherCast(db: Database, files: FileParts): Promise<Cast> {
  const rows = await db
    .select({ person: users, profileId: providerProfiles.id })
    .from(users)
    .leftJoin(providerProfiles, eq(providerProfiles.userId, users.id))
  const byEmail = new Map(rows.map((row) => [row.person.email, row]))
  const find = (who: Who) => {
    const row = byEmail.get(emailOf(who))
    if (!row) throw new Error(`${who} is not in the demo`)
    return row
  }
  return {
    idOf: (who) => find(who).person.id,
    profileOf: (who) => find(who).profileId ?? "",
    as: (who, at) => contextOf(db, files, find(who).person, at),
  }
}

/** Commands of the deal need no more of the world than this. */
export function contextOf(
  db: Database,
  files: FileParts,
  person: typeof users.$inferSelect,
  at: Date,
): UserContext {
  const user: Caller = {
    ...person,
    createdAt: person.createdAt.toISOString(),
    updatedAt: person.updatedAt.toISOString(),
  }
  // Administrators are written down with where they were.
  const visit = { clientAddress: "127.0.0.1", userAgent: null, requestId: null }
  return { db, files, user, now: () => at, ...visit } as unknown as UserContext
}
