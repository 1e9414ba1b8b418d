// What everyone may know about a person who posts tasks.
import { eq, sql } from "../platform/db/drizzle.ts"
import { z } from "zod"
import { cancelRateOf } from "@doable/domain/task/hire-rate"
import type { Database } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** Of the client's tasks with offers, how many in a hundred found a doer; null while they are too few to tell. */
export const hireRate = z.number().nullable()

export const ownerCard = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  memberSince: z.string(),
  hireRate,
  /** What doers say of this client; null while none has. */
  ratingAvg: z.number().nullable(),
  ratingCount: z.number(),
  /** Of all hires, how many in a hundred the client cancelled; null while they are too few to tell. */
  cancelRate: z.number().nullable(),
  openTasks: z.number(),
  completedTasks: z.number(),
})

export async function ownerOf(db: Database, userId: string) {
  // With its table's name spelled out: inside a subquery the builder leaves it away.
  const counted = (status: "open" | "completed") =>
    sql<number>`(select count(*)::int from tasks t where t.owner_id = users.id and t.status = ${status} and t.visibility = 'public')`
  const [owner] = await db
    .select({
      id: users.id,
      name: users.name,
      image: users.image,
      status: users.status,
      deletedAt: users.deletedAt,
      createdAt: users.createdAt,
      hireRate: users.hireRate,
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      hiredCount: users.hiredCount,
      calledOffCount: users.calledOffCount,
      openTasks: counted("open"),
      completedTasks: counted("completed"),
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!owner) return null
  const { ratingSum, hiredCount, calledOffCount, ...person } = owner
  const ratingAvg = person.ratingCount > 0 ? ratingSum / person.ratingCount : null
  return { ...person, ratingAvg, cancelRate: cancelRateOf({ hired: hiredCount, calledOff: calledOffCount }) }
}
