import { randomUUID } from "node:crypto"
import type { Database } from "../../src/db/client.ts"
import { aDoer, aHire } from "../deal-factories.ts"
import { aUser } from "../factories.ts"
import type { AccessTable } from "./access.ts"
import type { People, Person } from "./people.ts"

type State = "assigned" | "completion_requested"
type Make = (db: Database, person: Person) => Promise<string>

/** The id of a task that this person has posted, or works on. */
const asOwner =
  (status: State): Make =>
  async (db, person) =>
    (await aHire(db, person, (await aDoer(db)).user, { status })).task.id
const asDoer: Make = async (db, person) => (await aHire(db, await aUser(db), person)).task.id

const work =
  (make: Make, rest: object = {}) =>
  async ({ user, other }: People, db: Database) => ({
    own: { id: await make(db, user), ...rest },
    foreign: { id: await make(db, other), ...rest },
    missing: { id: randomUUID(), ...rest },
  })

export const workAccess: AccessTable = {
  "task.start": { access: "user", ids: work(asDoer) },
  "task.requestCompletion": { access: "user", ids: work(asDoer, { note: "It no longer drips." }) },
  "task.confirmCompletion": { access: "user", ids: work(asOwner("completion_requested")) },
  "task.requestChanges": {
    access: "user",
    ids: work(asOwner("completion_requested"), { text: "It still drips when the water is hot." }),
  },
  "task.cancelAssignment": { access: "user", ids: work(asDoer, { reasonCode: "unwell" }) },
  "task.setSettled": { access: "user", ids: work(asDoer, { settled: true }) },
}
