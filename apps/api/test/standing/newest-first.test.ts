// What can be long is read newest first by its index: a page of it never sorts the rest.
import { expect, test } from "vitest"
import { aDatabase } from "../database.ts"
import { aUser } from "../factories.ts"
import { lockedPeople } from "../../src/account/locked-people.ts"
import { findUser } from "../../src/admin/users/find-user.ts"
import { myContactMessages } from "../../src/contact-message/queries.ts"
import { findMyConversations } from "../../src/conversation/queries.ts"
import { changesOfTask } from "../../src/deal/changes/queries.ts"
import { findDisputes } from "../../src/deal/disputes/queries.ts"
import { findContested } from "../../src/deal/faults/queries.ts"
import { invitesOfMine } from "../../src/offer/invite-queries.ts"
import type { UserContext } from "../../src/platform/context.ts"
import { applicationsOf } from "../../src/provider/applications/queries.ts"
import { findQueue } from "../../src/report/find-queue.ts"
import { myReports } from "../../src/report/queries.ts"
import { findAppeals } from "../../src/restriction/find-appeals.ts"
import { myRestrictions } from "../../src/restriction/queries.ts"
import { findLatestMatches } from "../../src/saved-search/find-matches.ts"

const world = aDatabase()
const pagination = { limit: 20, offset: 0 }
const taskId = crypto.randomUUID()

type Asked = { text: string; values: unknown[] }
type Plan = { "Node Type": string; "Index Name"?: string; Plans?: Plan[] }

/** What a list asks the database, as it goes over the wire. */
async function askedBy(list: (ctx: UserContext) => Promise<unknown>): Promise<Asked[]> {
  const user = await aUser(world.db, { role: "ADMIN" })
  const asked: Asked[] = []
  const pool = world.db.$client
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  pool.query = ((given: string | Asked, values?: unknown[]) => {
    if (typeof given !== "string") asked.push({ text: given.text, values: values ?? given.values })
    return query(given, values)
  }) as typeof pool.query
  try {
    await list({ db: world.db, user, now: () => new Date() } as unknown as UserContext)
  } finally {
    pool.query = query as typeof pool.query
  }
  return asked
}

/** With what PostgreSQL may choose on an empty table taken away, it sorts only what no index gives in this order. */
async function planOf({ text, values }: Asked): Promise<Plan> {
  const client = await world.db.$client.connect()
  try {
    for (const other of ["seqscan", "bitmapscan", "sort", "hashjoin", "mergejoin"])
      await client.query(`set enable_${other} = off`)
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      values,
    )
    const [row] = rows
    if (!row) throw new Error("no plan")
    return row["QUERY PLAN"][0].Plan
  } finally {
    client.release(true)
  }
}

/** The indexes that are read without a full sort above them; only what a limit lets through may be sorted again. */
function unsorted(plan: Plan, isSorted = false): string[] {
  const type = plan["Node Type"]
  const sorts = type !== "Limit" && (isSorted || type === "Sort")
  const own = plan["Index Name"] && !sorts ? [plan["Index Name"]] : []
  return [...own, ...(plan.Plans ?? []).flatMap((part) => unsorted(part, sorts))]
}

test.each<[string, (ctx: UserContext) => Promise<unknown>]>([
  ["tasks_by_owner", (ctx) => findUser(ctx, { id: ctx.user.id })],
  ["offers_by_doer", (ctx) => findUser(ctx, { id: ctx.user.id })],
  ["user_notes_by_user", (ctx) => findUser(ctx, { id: ctx.user.id })],
  ["applications_by_person", ({ db, user }) => applicationsOf(db, user.id, { pagination })],
  ["contact_messages_by_user", (ctx) => myContactMessages(ctx, { pagination })],
  ["reports_by_reporter", (ctx) => myReports(ctx, { pagination })],
  ["reports_decided", (ctx) => findQueue(ctx, { tab: "decided", pagination })],
  ["invites_by_doer", ({ db, user }) => invitesOfMine(db, user.id, { pagination })],
  ["disputes_by_status", (ctx) => findDisputes(ctx, { status: "resolved", pagination })],
  ["contests_decided", (ctx) => findContested(ctx, { isDecided: true, pagination })],
  ["changes_by_task", ({ db }) => changesOfTask(db, { taskId, partyId: null }, pagination)],
  ["restrictions_by_user", (ctx) => myRestrictions(ctx, { pagination })],
  ["appeals_decided", (ctx) => findAppeals(ctx, { tab: "decided", pagination })],
  ["audit_logs_by_action", ({ db }) => lockedPeople(db, new Date())],
  [
    "conversation_members_newest",
    (ctx) => findMyConversations(ctx, { q: "", unreadOnly: false, pagination }),
  ],
  ["saved_search_matches_newest", (ctx) => findLatestMatches(ctx, { limit: 5 })],
  ["saved_search_doers_newest", (ctx) => findLatestMatches(ctx, { limit: 5 })],
])("%s gives its list in order", async (index, list) => {
  const ordered = (await askedBy(list)).filter(({ text }) => text.includes("desc nulls last"))
  const plans = await Promise.all(ordered.map(planOf))
  expect(plans.flatMap((plan) => unsorted(plan))).toContain(index)
})
