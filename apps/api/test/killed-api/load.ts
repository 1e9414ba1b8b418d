// People who go on with their business while the API comes and goes: whatever isn't answered is tried again.
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { sql } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { isDatabaseUnavailable } from "../../src/platform/db/unavailable.ts"
import { aHire, terms } from "../deal-factories.ts"
import { aConversation } from "../conversation-factories.ts"
import { aUser, signedInCookie } from "../factories.ts"
import { aCompleteProvider } from "../provider-factories.ts"
import { aTask } from "../task-factories.ts"
import { monthAgo } from "../task-world.ts"

/** What the API has said yes to. */
export type Ledger = {
  /** How many times the API has answered at all. */
  answers: number
  /** How many of them were our own faults. */
  faults: number
  /** How many of those asked to try again. */
  unavailable: number
  /** By the id that the page gave it. */
  messages: Set<string>
  /** How many times each doer has made an offer, and taken it back, on the task of their own. */
  offers: Map<string, { taskId: string; made: number; withdrawn: number }>
  /** The commands on each task, in their order. */
  work: Map<string, string[]>
}

type Answer = { status: number; refusal: string | null }
type Tell = (procedure: string, input: unknown) => Promise<Answer>

export function aLedger(): Ledger {
  return { answers: 0, faults: 0, unavailable: 0, messages: new Set(), offers: new Map(), work: new Map() }
}

/** An answer, however many times it has to be asked for. */
function callerAt({ url, origin }: Address, cookie: string, ledger: Ledger): Tell {
  return async (procedure, input) => {
    for (;;) {
      try {
        const response = await fetch(`${url}/trpc/${procedure}`, {
          method: "POST",
          headers: { "content-type": "application/json", origin, cookie },
          body: JSON.stringify(input),
          signal: AbortSignal.timeout(20_000),
        })
        ledger.answers += 1
        const body = (await response.json()) as { error?: { data: { refusal: string | null } } }
        if (response.status === 503) ledger.unavailable += 1
        if (response.status >= 500) ledger.faults += 1
        else return { status: response.status, refusal: body.error?.data.refusal ?? null }
      } catch {
        // Nobody is there, or nobody any more.
      }
      await pause(100)
    }
  }
}

/** What is put into the database past the API; it may be away as well. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    await pause(100)
  }
}

/** Sent twice because the first answer was lost, it has been done all the same: the second answer says so. */
const isDone = ({ status, refusal }: Answer, again: string) => status === 200 || refusal === again

/** Where the API is, and the address of the pages that call it. */
type Address = { url: string; origin: string }

export async function aPair(db: Database, address: Address, ledger: Ledger) {
  const owner = await aUser(db, { createdAt: monthAgo(), name: "Ana Rusu" })
  const doer = await aUser(db, { createdAt: monthAgo(), name: "Ion Munteanu" })
  await aCompleteProvider(db, doer)
  const asOwner = callerAt(address, await signedInCookie(db, owner), ledger)
  const asDoer = callerAt(address, await signedInCookie(db, doer), ledger)
  const task = await aTask(db, owner)
  const talk = await aConversation(db, owner, doer)
  ledger.offers.set(doer.id, { taskId: task.id, made: 0, withdrawn: 0 })

  async function say(tell: Tell) {
    const clientId = randomUUID()
    const payload = { conversationId: talk.id, text: "When would it suit you?", clientId }
    for (;;) {
      const { status } = await tell("message.create", { payload })
      if (status === 200) break
      // The limit per minute for everyone; here a minute is short.
      await patiently(() => db.execute(sql`delete from rate_limits`))
      await pause(100)
    }
    ledger.messages.add(clientId)
  }

  async function offerAndWithdraw() {
    const counts = ledger.offers.get(doer.id)
    if (!counts) throw new Error("nobody knows this doer")
    for (;;) {
      const made = await asDoer("offer.create", { payload: { taskId: task.id, ...terms() } })
      if (isDone(made, "offer_exists")) break
      if (made.refusal !== "offer_day_limit_reached") throw new Error(`no offer: ${made.refusal}`)
      // So many in a day; here the day is over.
      await patiently(() =>
        db.execute(sql`update task_offers set created_at = created_at - interval '2 days'
          where provider_id = ${doer.id} and status <> 'active'`),
      )
    }
    counts.made += 1
    const { rows } = await patiently(() =>
      db.$client.query<{ id: string }>(
        "select id from task_offers where task_id = $1 and provider_id = $2 and status = 'active'",
        [task.id, doer.id],
      ),
    )
    const gone = await asDoer("offer.withdraw", { id: rows[0]?.id })
    if (!isDone(gone, "offer_not_live")) throw new Error(`not withdrawn: ${gone.refusal}`)
    counts.withdrawn += 1
  }

  async function work() {
    const { task: hired } = await patiently(() => aHire(db, owner, doer))
    const done: string[] = []
    ledger.work.set(hired.id, done)
    const { id } = hired
    const text = "The handle is still loose, please tighten it."
    const steps: [Tell, string, object, string][] = [
      [asDoer, "task.start", { id }, "started"],
      [asDoer, "task.requestCompletion", { id }, "completion_requested"],
      [asOwner, "task.requestChanges", { id, text }, "changes_requested"],
      [asDoer, "task.requestCompletion", { id }, "completion_requested"],
      [asOwner, "task.confirmCompletion", { id }, "completed"],
    ]
    for (const [tell, procedure, input, told] of steps) {
      const answer = await tell(procedure, input)
      if (!isDone(answer, "task_bad_transition")) throw new Error(`${procedure}: ${answer.refusal}`)
      done.push(told)
    }
  }

  return { businesses: [() => say(asOwner), () => say(asDoer), offerAndWithdraw, work] }
}

/** Runs all kinds of calls in parallel, each kind one after the other, until it's told to stop. */
export async function keepBusy(
  pairs: Awaited<ReturnType<typeof aPair>>[],
  isEnough: () => boolean,
  pauseMs = 0,
) {
  await Promise.all(
    pairs.flatMap(({ businesses }) =>
      businesses.map(async (business) => {
        while (!isEnough()) {
          await business()
          if (pauseMs > 0) await pause(pauseMs)
        }
      }),
    ),
  )
}
