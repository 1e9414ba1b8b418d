import { eq, sql } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { aDatabase } from "../../test/database.ts"
import { aNotification, aUser } from "../../test/factories.ts"
import { notificationCounts, notifications } from "../platform/db/schema/notification.ts"
import { cleanHouse } from "../housekeeping.ts"
import { pageStatement } from "./queries.ts"

const world = aDatabase()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** As many as asked, a minute apart, as one statement. */
async function many(userId: string, count: number, { isRead = false, since = daysAgo(0) } = {}) {
  await world.db.execute(sql`
    insert into notifications (user_id, event_id, type, is_read, created_at)
    select ${userId}, gen_random_uuid(), 'TestNotification', ${isRead}, ${since}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${count}) n`)
  await world.db
    .insert(notificationCounts)
    .values({ userId, total: count, unread: isRead ? 0 : count })
    .onConflictDoUpdate({
      target: notificationCounts.userId,
      set: { total: sql`notification_counts.total + ${count}` },
    })
}

async function vacuumed(): Promise<boolean | undefined> {
  await world.db.execute(sql`vacuum analyze notifications`)
  const { rows } = await world.db.execute<{ isWhole: boolean }>(sql`
    select relallvisible = relpages as "isWhole" from pg_class where oid = 'notifications'::regclass`)
  return rows[0]?.isWhole
}

type Plan = {
  "Node Type": string
  "Relation Name"?: string
  "Index Name"?: string
  "Actual Rows": number
  "Actual Loops": number
  "Rows Removed by Filter"?: number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test("of 2,000 notifications a page is found by the index, and no row is read that lies behind it", async () => {
  const ana = await aUser(world.db)
  await many(ana.id, 2000)
  // Among those of others, as in life: alone in the table, reading it whole would be right.
  for (let others = 0; others < 12; others += 1) await many((await aUser(world.db)).id, 2000)
  // It passes over rows that PostgreSQL's own look at the database might still need, and those make other plans cheaper.
  await expect.poll(vacuumed).toBe(true)
  for (const [limit, offset] of [
    [20, 0],
    [10, 1000],
    [20, 1980],
  ] as const) {
    const { rows } = await world.db.$client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${pageStatement(limit)}`,
      [ana.id, offset],
    )
    const plan = rows[0]?.["QUERY PLAN"][0].Plan
    const nodes = plan ? nodesOf(plan) : []
    expect(nodes.map((node) => node["Index Name"])).toContain("notifications_by_user")
    expect(nodes.map((node) => node["Node Type"])).not.toContain("Seq Scan")
    for (const look of nodes.filter((node) => node["Relation Name"] === "notifications")) {
      const most = look["Index Name"] === "notifications_pkey" ? limit : limit + offset
      expect(look["Actual Rows"] * look["Actual Loops"]).toBeLessThanOrEqual(most)
      expect(look["Rows Removed by Filter"] ?? 0).toBe(0)
    }
  }
})

test("what was read and is older than a year goes with its count; what is newer or unread stays", async () => {
  const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
  // More than one portion of someone, and one of someone else in between.
  await many(ana.id, 1100, { isRead: true, since: daysAgo(366) })
  await aNotification(world.db, ion, { isRead: true, createdAt: daysAgo(366.1) })
  const kept = [
    await aNotification(world.db, ana, { createdAt: daysAgo(400) }),
    await aNotification(world.db, ana, { isRead: true, createdAt: daysAgo(364) }),
  ]
  await cleanHouse(world.db)
  const left = await world.db.select().from(notifications).where(eq(notifications.userId, ana.id))
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  const countsOf = async ({ id }: { id: string }) => {
    const [row] = await world.db.select().from(notificationCounts).where(eq(notificationCounts.userId, id))
    return [row?.total, row?.unread]
  }
  expect(await countsOf(ana)).toEqual([2, 1])
  expect(await countsOf(ion)).toEqual([0, 0])
})
