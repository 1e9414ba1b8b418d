// A doer in the middle of a working life: something in every state of the board, and a year behind it.
import { connect, type Database } from "../../apps/api/src/db/client.ts"
import { keepDoerFigures } from "../../apps/api/src/task-assignment/keep-figures.ts"
import { aHire, anInvite, anOffer } from "../../apps/api/test/deal-factories.ts"
import { aTask } from "../../apps/api/test/task-factories.ts"
import { newPerson } from "./account-world.ts"
import { world } from "./browser.ts"
import { newDoer } from "./doer-world.ts"
import { offerOf } from "./offer-world.ts"
import { postTask } from "./task-world.ts"

const dayMs = 24 * 60 * 60 * 1000
type Who = { id: string }

export async function busyPair() {
  const client = await newPerson("Vera Ceban")
  const doer = await newDoer("Ion Rusu")
  const title = "Carry a wardrobe up to the fourth floor"
  const offer = await offerOf(doer, await postTask(client, { title }))
  await offer.accept(client, { scheduledAt: new Date(Date.now() + 2 * dayMs).toISOString() })
  await offerOf(doer, await postTask(client, { title: "Take an old fridge to the dump" }))
  const db = connect(world.databaseUrl, { max: 2 })
  await fill(db, client, doer).finally(() => db.$client.end())
  return { client, doer, title }
}

async function fill(db: Database, client: Who, doer: Who) {
  const soon = new Date(Date.now() + 5 * dayMs)
  await aHire(db, client, doer, { status: "in_progress", scheduledAt: new Date(Date.now() - dayMs) })
  const asked = await aHire(db, client, doer, { status: "completion_requested", scheduledAt: soon })
  await db.$client.query("update task_assignments set ends_at = $2 where id = $1", [asked.assignmentId, soon])
  const closedAt = new Date()
  await anOffer(db, await aTask(db, client), doer, { status: "stale", staleAt: closedAt })
  await anOffer(db, await aTask(db, client), doer, { status: "declined", declineReason: "price", closedAt })
  await anOffer(db, await aTask(db, client), doer, { status: "not_selected", closedAt })
  await anInvite(db, await aTask(db, client), doer)
  for (const [monthsBack, price] of [380, 1250, 640, 900, 2100, 450, 780].entries())
    await aDoneJob(db, client, doer, { endedAt: new Date(Date.now() - monthsBack * 31 * dayMs), price })
}

async function aDoneJob(
  db: Database,
  client: Who,
  doer: Who,
  { endedAt, price }: { endedAt: Date; price: number },
) {
  const { assignmentId, task, offer } = await aHire(db, client, doer)
  const change = (text: string, ...values: unknown[]) => db.$client.query(text, values)
  await change(
    "update task_assignments set ended_at = $2, outcome = 'completed', completed_by = 'owner' where id = $1",
    assignmentId,
    endedAt,
  )
  await change("update agreements set price = $2 where assignment_id = $1", assignmentId, price * 100)
  await change("update task_offers set status = 'ended', closed_at = $2 where id = $1", offer.id, endedAt)
  await change("update tasks set status = 'completed' where id = $1", task.id)
  await db.transaction((tx) => keepDoerFigures(tx, doer.id))
}
