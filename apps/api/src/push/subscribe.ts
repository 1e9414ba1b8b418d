import { and, desc, eq, inArray, ne, or } from "../platform/db/drizzle.ts"
import type { Subscribe } from "@doable/domain/push/input"
import { devicesPerPerson } from "@doable/domain/push/limits"
import { isPushService } from "../platform/push/push-service.ts"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { sessions } from "../platform/db/schema/account.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import { lockUser } from "../user/lock-user.ts"
import { forgetRemoval, isRemoved } from "./removals.ts"

/** The pushes of a browser go to the person who is logged in there; the one before gets none there any more. */
export async function subscribe(ctx: UserContext, { endpoint, keys, by, former }: Subscribe) {
  if (!ctx.push || !isPushService(endpoint, ctx.push.hosts)) throw new Refused("push_unavailable")
  const session = await ctx.callingSession()
  if (!session) throw new Refused("sign_in_needed")
  const owner = { userId: ctx.user.id, sessionId: session.id }
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, owner.userId)
    await refuseEnded(tx, owner.sessionId)
    const known = [endpoint, ...(former === undefined ? [] : [former])]
    if (by === "worker" && !(await isListed(tx, owner, known))) return null
    if (by !== "person" && (await isRemoved(tx, owner.userId, known))) return null
    if (by === "person") await forgetRemoval(tx, owner.userId, endpoint)
    const formerOfBrowser = and(
      eq(pushSubscriptions.sessionId, owner.sessionId),
      ne(pushSubscriptions.endpoint, endpoint),
    )
    await tx.delete(pushSubscriptions).where(formerOfBrowser)
    const fresh = { ...owner, ...keys, failedCount: 0, createdAt: ctx.now(), lastUsedAt: null }
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...fresh })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: fresh })
      .returning({ id: pushSubscriptions.id, createdAt: pushSubscriptions.createdAt })
    if (!row) throw new Error("no subscription")
    await forgetOldest(tx, owner.userId)
    return { id: row.id, createdAt: row.createdAt.toISOString() }
  })
}

/** The worker knows nobody: it only renews what this login, or this person's browser, has. */
async function isListed(tx: Transaction, { userId, sessionId }: Owner, endpoints: string[]) {
  const found = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        or(eq(pushSubscriptions.sessionId, sessionId), inArray(pushSubscriptions.endpoint, endpoints)),
      ),
    )
  return found.length > 0
}

type Owner = { userId: string; sessionId: string }

/** The login may have ended since the call came in. */
async function refuseEnded(tx: Transaction, sessionId: string) {
  const [living] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for("key share")
  if (!living) throw new Refused("sign_in_needed")
}

async function forgetOldest(tx: Transaction, userId: string) {
  const extra = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
    .offset(devicesPerPerson)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, extra))
}
