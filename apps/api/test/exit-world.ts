import { eq } from "../src/platform/db/drizzle.ts"
import { beforeEach } from "vitest"
import type { ChangeAnswer } from "../src/deal/changes/answers.ts"
import type { DisputeAnswer } from "../src/deal/disputes/answers.ts"
import type { AssignmentAnswer } from "../src/deal/hire/answers.ts"
import { taskAssignments } from "../src/platform/db/schema/task-assignment.ts"
import { tasks } from "../src/platform/db/schema/task.ts"
import { rebuildStats } from "../src/stats/rebuild-stats.ts"
import { anApi } from "./api.ts"
import { aHiredPair, type Pair } from "./work-world.ts"

const hourMs = 60 * 60 * 1000

export type Caller = Pair["ana"]
export type Changes = {
  data: ChangeAnswer[]
  canAsk: { kind: string; whyNot: string | null }[]
  cancel: { how: string | null; fault: string | null; ownFaults: number; whyNot: string | null }
}

export const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" })
const statement = "Two rows by the window have a gap, and the skirting is loose along the left wall."
export const text = "The floor under the window is out by nine millimetres. I wrote so before I began."
export const reasoning = { en: text, ru: text, ro: text }

export const ask = (who: Caller, taskId: string, given: object) =>
  who.tell<ChangeAnswer>("changeRequest.create", { payload: { taskId, ...given } })
export const tryAsk = (who: Caller, taskId: string, given: object) =>
  who.tryTell("changeRequest.create", { payload: { taskId, ...given } })
export const answer = (who: Caller, id: string, given: object = { accept: true }) =>
  who.tell<{ changeRequest: ChangeAnswer; task: { status: string } }>("changeRequest.answer", {
    id,
    ...given,
  })
export const cancelling = (claimedFault: string, given: object = {}) => ({
  kind: "cancel",
  reasonCode: "no_answer",
  claimedFault,
  ...(claimedFault === "other" && { note: "Nobody came, and nobody called." }),
  ...given,
})

export const argue = (taskId: string, given: object = {}) => ({
  payload: { taskId, reasonCode: "damage", statement, wantedOutcome: "redo", fileIds: [], ...given },
})
export const open = (who: Caller, taskId: string, given: object = {}) =>
  who.tell<DisputeAnswer>("dispute.create", argue(taskId, given))
export const disputeOf = (who: Caller, taskId: string) =>
  who.ask<DisputeAnswer>("dispute.getByTask", { taskId })

export async function hireOf(who: Caller, taskId: string): Promise<AssignmentAnswer> {
  const { data } = await who.ask<{ data: AssignmentAnswer[] }>("taskAssignment.getByTask", { taskId })
  const [hire] = data
  if (!hire) throw new Error("no hire")
  return hire
}

/** An API whose clock is moved by hand, and two people at work there. Every test starts now. */
export function anExitWorld() {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const world = anApi({ now })
  const toNow = () => {
    aheadMs = 0
  }
  beforeEach(toNow)
  const pass = (hours: number) => {
    aheadMs += hours * hourMs
  }

  /** For as long as a test moves the clock. */
  async function staySignedIn({ ana, ion }: Pick<Pair, "ana" | "ion">): Promise<void> {
    const query = "update sessions set expires_at = now() + interval '90 days' where user_id = any($1)"
    await world.db.$client.query(query, [[ana.user.id, ion.user.id]])
  }

  async function atWork(): Promise<Pair> {
    const pair = await aHiredPair(world)
    await staySignedIn(pair)
    pass(2)
    await pair.ion.tell("task.start", { id: pair.id })
    return pair
  }

  return {
    world,
    now,
    toNow,
    pass,
    inHours: (hours: number) => new Date(now().getTime() + hours * hourMs),
    atWork,
    staySignedIn,
    /** A dispute, opened by the client and replied to by the doer. */
    atOdds: async () => {
      const pair = await atWork()
      const { id: disputeId } = await open(pair.ana, pair.id)
      await pair.ion.tell("dispute.reply", { id: disputeId, text, fileIds: [] })
      return { ...pair, disputeId }
    },
    statusOf: async (id: string) => {
      const [row] = await world.db.select().from(tasks).where(eq(tasks.id, id))
      return row?.status
    },
    hireRow: async (id: string) => {
      const [row] = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, id))
      if (!row) throw new Error("no hire")
      return row
    },
    /** Stats that say something else than the facts. */
    differences: async () => {
      const wrong: unknown[] = []
      await rebuildStats(world.db, (difference) => wrong.push(difference))
      return wrong
    },
    /** How many events of this type there are about one thing. */
    told: async (type: string, key: string, id: string) => {
      const query = "select 1 from outbox_events where type = $1 and payload->>$2 = $3"
      return (await world.db.$client.query(query, [type, key, id])).rowCount
    },
  }
}
