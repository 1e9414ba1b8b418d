// What the stories of doers share: people with a profile, and an administrator who decides.
import { afterAll } from "vitest"
import type { DecideApplication } from "../../packages/domain/src/provider-application/input.ts"
import { claimApplication } from "../../apps/api/src/provider-application/claim-application.ts"
import { decideApplication } from "../../apps/api/src/provider-application/decide-application.ts"
import { aCompleteProvider } from "../../apps/api/test/provider-factories.ts"
import { newPerson } from "./account-world.ts"
import type { OwnPerson } from "./people.ts"
import { withDatabase } from "./with-database.ts"

const made: string[] = []

// They would stand in the lists of the stories after this one.
afterAll(() =>
  withDatabase(({ $client }) =>
    $client.query("update provider_profiles set status = 'paused' where id = any($1)", [made]),
  ),
)

/** A published profile of somebody who is there already; whole enough to be verified. */
export async function profileOf(
  person: Pick<OwnPerson, "id">,
  given: Parameters<typeof aCompleteProvider>[2] = {},
) {
  const profile = await withDatabase((db) => aCompleteProvider(db, person, given))
  made.push(profile.id)
  return profile
}

export async function newDoer(name: string, given: Parameters<typeof profileOf>[1] = {}) {
  const person = await newPerson(name)
  return { ...person, profileId: (await profileOf(person, given)).id }
}

const checklist = { nameMatchesId: true, idReadable: true, ageOk: true, licenceOk: true, profileOk: true }
type Decision = DecideApplication extends infer One
  ? One extends unknown
    ? Omit<One, "id" | "checklist">
    : never
  : never

/** An administrator takes the person's application from the queue and decides. */
export function decide({ id: userId }: Pick<OwnPerson, "id">, decision: Decision) {
  return withDatabase(async (db) => {
    const idOf = async (query: string, values: string[]) => {
      const [row] = (await db.$client.query<{ id: string }>(query, values)).rows
      if (!row) throw new Error(`nothing is found by: ${query}`)
      return row.id
    }
    const id = await idOf("select id from provider_applications where user_id = $1", [userId])
    const adminId = await idOf("select id from users where role = 'ADMIN' limit 1", [])
    const visit = { requestId: "story", clientAddress: "127.0.0.1", userAgent: null }
    const admin = { ...visit, db, user: { id: adminId, role: "ADMIN" as const }, now: () => new Date() }
    await claimApplication(admin, { id })
    await decideApplication(admin, { checklist, ...decision, id } as DecideApplication)
  })
}
