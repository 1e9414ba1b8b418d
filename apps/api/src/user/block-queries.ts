import { and, desc, eq, or, sql } from "../platform/db/drizzle.ts"
import type { MyBlocks } from "@doable/domain/user/block/input"
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { userBlocks } from "../platform/db/schema/user-block.ts"
import { users } from "../platform/db/schema/user.ts"

const { blockerId, blockedId, reason, createdAt } = userBlocks

/** Whichever of the two did it. */
export async function isBlockedBetween(db: Database | Transaction, one: string, other: string) {
  const [row] = await db
    .select({ blockerId })
    .from(userBlocks)
    .where(or(and(eq(blockerId, one), eq(blockedId, other)), and(eq(blockerId, other), eq(blockedId, one))))
    .limit(1)
  return row !== undefined
}

export async function findMyBlocks({ db, user }: UserContext, { pagination }: MyBlocks) {
  const mine = eq(blockerId, user.id)
  const [rows, [all]] = await Promise.all([
    db
      .select({ userId: blockedId, name: users.name, image: users.image, reason, createdAt })
      .from(userBlocks)
      .innerJoin(users, eq(users.id, blockedId))
      .where(mine)
      .orderBy(sql`${createdAt} desc nulls last`, desc(blockedId))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(userBlocks)
      .where(mine),
  ])
  const data = rows.map((row) => ({
    ...row,
    name: publicName(row.name),
    createdAt: row.createdAt.toISOString(),
  }))
  return { data, total: all?.count ?? 0 }
}
