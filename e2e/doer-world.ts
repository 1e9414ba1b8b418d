// What the stories of doers share: people with a profile, and an administrator who decides.
import { eq, inArray } from "drizzle-orm"
import { afterAll } from "vitest"
import type { DecideApplication } from "../packages/domain/src/provider-application/input.ts"
import { connect, type Database } from "../apps/api/src/db/client.ts"
import { providerApplications } from "../apps/api/src/db/schema/provider-application.ts"
import { providerProfiles } from "../apps/api/src/db/schema/provider.ts"
import { claimApplication } from "../apps/api/src/provider-application/claim-application.ts"
import { decideApplication } from "../apps/api/src/provider-application/decide-application.ts"
import { aUser } from "../apps/api/test/factories.ts"
import { aCompleteProvider } from "../apps/api/test/provider-factories.ts"
import { newPerson } from "./account-world.ts"
import { world } from "./browser.ts"
import type { OwnPerson } from "./people.ts"

async function withDatabase<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const db = connect(world.databaseUrl, { max: 1 })
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}

const made: string[] = []

// They would stand in the lists of the stories after this one.
afterAll(() =>
  withDatabase((db) =>
    db.update(providerProfiles).set({ status: "paused" }).where(inArray(providerProfiles.id, made)),
  ),
)

/** Somebody with a published profile that is whole enough to be verified. */
export async function newDoer(name: string, given: Parameters<typeof aCompleteProvider>[2] = {}) {
  const person = await newPerson(name)
  const profile = await withDatabase((db) => aCompleteProvider(db, person, given))
  made.push(profile.id)
  return { ...person, profileId: profile.id }
}

type Decision = DecideApplication extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never

/** An administrator takes the person's application from the queue and decides. */
export function decide({ id: userId }: Pick<OwnPerson, "id">, decision: Decision) {
  return withDatabase(async (db) => {
    const isTheirs = eq(providerApplications.userId, userId)
    const [row] = await db.select({ id: providerApplications.id }).from(providerApplications).where(isTheirs)
    if (!row) throw new Error("there is no application")
    const admin = { db, user: await aUser(db, { role: "ADMIN" }), now: () => new Date() }
    await claimApplication(admin, { id: row.id })
    await decideApplication(admin, { ...decision, id: row.id } as DecideApplication)
  })
}
