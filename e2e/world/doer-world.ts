// What the stories of doers share: people with a profile, and an administrator who decides.
import type { DecideApplication } from "../../packages/domain/src/provider/application/input.ts"
import { claimApplication } from "../../apps/api/src/provider/applications/decide/claim-application.ts"
import { decideApplication } from "../../apps/api/src/provider/applications/decide/decide-application.ts"
import { aUser } from "../../apps/api/test/factories.ts"
import { aCompleteProvider } from "../../apps/api/test/provider-factories.ts"
import { newPerson } from "./account-world.ts"
import type { OwnPerson } from "./people.ts"
import { withDatabase } from "./with-database.ts"

/** A published profile of someone who is there already; whole enough to be verified. */
export function profileOf(
  person: Pick<OwnPerson, "id">,
  given: Parameters<typeof aCompleteProvider>[2] = {},
) {
  return withDatabase((db) => aCompleteProvider(db, person, given))
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

/** An administrator of their own takes the person's application from the queue and decides. */
export function decide({ id: userId }: Pick<OwnPerson, "id">, decision: Decision) {
  return withDatabase(async (db) => {
    const query = "select id from provider_applications where user_id = $1"
    const id = (await db.$client.query<{ id: string }>(query, [userId])).rows[0]?.id
    if (!id) throw new Error("this person has no application")
    const user = { id: (await aUser(db, { role: "ADMIN" })).id, role: "ADMIN" as const }
    const visit = { requestId: "story", clientAddress: "127.0.0.1", userAgent: null }
    const admin = { ...visit, db, user, now: () => new Date() }
    await claimApplication(admin, { id })
    await decideApplication(admin, { checklist, ...decision, id } as DecideApplication)
  })
}
