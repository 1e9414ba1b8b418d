// Whatever one of the two does or leaves undone, the other one is out of the job within a fortnight.
import { eq } from "../../src/platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { revisionRounds } from "@doable/domain/deal/limits"
import { runDisputeTimers } from "../../src/deal/disputes/run-timers.ts"
import { runChangeTimers } from "../../src/deal/changes/run-timers.ts"
import { runWorkTimers } from "../../src/deal/hire/run-timers.ts"
import { tasks } from "../../src/platform/db/schema/task.ts"
import { terms } from "../deal-factories.ts"
import { aDatabase } from "../database.ts"
import { isLong } from "../env.ts"
import { aCast, type Cast, type Person } from "./cast.ts"

const world = aDatabase()
const hourMs = 60 * 60 * 1000
const text = "It did not go as we agreed on, and here is what happened on that day, as I have written before."
const reasoning = { en: text, ru: text, ro: text }

const states = ["assigned", "in_progress", "completion_requested", "after three rounds"] as const
type State = (typeof states)[number]

/** How the other one behaves at every hour. */
const others = ["is silent", "says no to everything", "argues and withdraws"] as const
type Other = (typeof others)[number]

type Job = Cast & { doer: Person; other: Person; me: Person }

async function aJob(state: State, mine: "owner" | "doer"): Promise<Job> {
  const cast = await aCast(world.db)
  const [doer] = cast.doers
  if (!doer) throw new Error("nobody")
  const id = cast.taskId
  const offer = await doer.call("offer.create", { payload: { taskId: id, ...terms() } })
  const { id: offerId } = offer.answer as { id: string }
  const scheduledAt = new Date(cast.clock.now().getTime() + hourMs).toISOString()
  await cast.owner.call("offer.accept", { id: offerId, paymentMethod: "cash", scheduledAt })
  cast.clock.pass(2 * hourMs)
  if (state !== "assigned") await doer.call("task.start", { id })
  const rounds = state === "after three rounds" ? revisionRounds : 0
  for (let round = 0; round < rounds; round++) {
    await doer.call("task.requestCompletion", { id })
    await cast.owner.call("task.requestChanges", { id, text })
  }
  if (state === "completion_requested") await doer.call("task.requestCompletion", { id })
  const [me, other] = mine === "owner" ? [cast.owner, doer] : [doer, cast.owner]
  return { ...cast, doer, me, other }
}

const statusOf = async ({ db, taskId }: Cast) => {
  const [row] = await db.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, taskId))
  return row?.status ?? "open"
}

/** One who wants out asks once; if that doesn't help, they open a dispute or reply to one, and ask us to decide. */
async function wantOut({ me, taskId, db }: Job): Promise<void> {
  const query = "select status from change_requests where task_id = $1 and by_user_id = $2"
  const { rows } = await db.$client.query<{ status: string }>(query, [taskId, me.id])
  const asked = { id: taskId, reasonCode: "agreed", claimedFault: "nobody", after: "close" }
  if (rows.length === 0 && (await me.call("task.cancelAssignment", asked)).told === "done") return
  if (rows.some(({ status }) => status === "pending")) return
  const argued = { taskId, reasonCode: "behaviour", statement: text, wantedOutcome: "cancel", fileIds: [] }
  await me.call("dispute.create", { payload: argued })
  const found = (await me.call("dispute.getByTask", { taskId })).answer as { id: string } | null
  if (!found) return
  await me.call("dispute.reply", { id: found.id, text, fileIds: [] })
  await me.call("dispute.escalate", { id: found.id })
}

async function getInTheWay(how: Other, { other, taskId, db }: Job): Promise<void> {
  if (how === "is silent") return
  const { rows } = await db.$client.query<{ id: string }>(
    "select id from change_requests where task_id = $1 and status = 'pending' and to_user_id = $2",
    [taskId, other.id],
  )
  for (const { id } of rows) await other.call("changeRequest.answer", { id, accept: false })
  if (how === "says no to everything") return
  const found = (await other.call("dispute.getByTask", { taskId })).answer as { id: string } | null
  if (found) await other.call("dispute.withdraw", { id: found.id })
  const argued = { taskId, reasonCode: "behaviour", statement: text, wantedOutcome: "redo", fileIds: [] }
  await other.call("dispute.create", { payload: argued })
}

const all = states.flatMap((state) =>
  (["owner", "doer"] as const).flatMap((mine) => others.map((how) => ({ state, mine, how }))),
)
/** In short, every state with every way to be in the way, and both people with each of them. */
const cases = isLong ? all : all.filter((_, at) => (at + Math.floor(at / 6)) % 2 === 0)

test.each(cases)("$state: the $mine is out although the other one $how", async ({ state, mine, how }) => {
  const job = await aJob(state, mine)
  const { db, clock, admin, taskId } = job
  const isOver = async () => ["cancelled", "completed", "open"].includes(await statusOf(job))
  let days = 0
  for (; days < 14 && !(await isOver()); days++) {
    await wantOut(job)
    await getInTheWay(how, job)
    clock.pass(24 * hourMs)
    for (const run of [runWorkTimers, runChangeTimers, runDisputeTimers]) await run(db, clock.now())
    // We decide on the day that we are asked.
    const found = (await admin.call("dispute.getByTask", { taskId })).answer as { id: string } | null
    if (found)
      await admin.call("adminDispute.decide", { id: found.id, decision: "cancel", fault: "none", reasoning })
  }
  expect(await isOver()).toBe(true)
})
