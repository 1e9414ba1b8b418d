import { randomUUID } from "node:crypto"
import { and, eq, gt, or, sql } from "../../platform/db/drizzle.ts"
import type { OpenDirect } from "@doable/domain/conversation/input"
import { directPerDay } from "@doable/domain/conversation/limits"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { conversations } from "../../platform/db/schema/conversation.ts"
import { saidBefore } from "./create-message.ts"
import { postPersonMessage } from "./post-person-message.ts"
import { seenProvider } from "../../provider/find-provider.ts"
import { lockUser } from "../../user/lock-user.ts"
import { lockConversation } from "../lock-conversation.ts"
import { findConversation } from "../queries.ts"
import { startConversation } from "../start-conversation.ts"

const dayMs = 24 * 60 * 60 * 1000

/** A first word to a doer. Two people have one such conversation, whichever of them started. */
export async function openDirect(
  ctx: UserContext,
  { providerId, text, clientId = randomUUID() }: OpenDirect,
) {
  const { db, user } = ctx
  const { parts } = await seenProvider(ctx, providerId)
  const doerId = parts.row.userId
  if (doerId === user.id) throw new Refused("not_on_oneself")
  const id = await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const conversation = (await known(tx, user.id, doerId)) ?? (await begin(ctx, tx, doerId))
    if (!(await saidBefore(tx, user.id, clientId)))
      await postPersonMessage(ctx, tx, conversation, { text, fileIds: [], clientId })
    return conversation.id
  })
  return findConversation(ctx, { id })
}

function known(tx: Transaction, one: string, other: string) {
  const { customerId, providerId, kind } = conversations
  const ofTheTwo = or(
    and(eq(customerId, one), eq(providerId, other)),
    and(eq(customerId, other), eq(providerId, one)),
  )
  return lockConversation(tx, sql`${eq(kind, "direct")} and (${ofTheTwo})`)
}

async function begin(ctx: UserContext, tx: Transaction, doerId: string) {
  const now = ctx.now()
  const { customerId, kind, createdAt } = conversations
  const [today] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(conversations)
    .where(
      and(eq(customerId, ctx.user.id), eq(kind, "direct"), gt(createdAt, new Date(now.getTime() - dayMs))),
    )
  if (today && today.count >= directPerDay) throw new Refused("direct_limit_reached")
  const two = { customerId: ctx.user.id, providerId: doerId }
  const made = await startConversation(tx, { kind: "direct", taskId: null, offerId: null, ...two }, now)
  // The other person started it at the same moment.
  const conversation = made ?? (await known(tx, ctx.user.id, doerId))
  if (!conversation) throw new Error("a direct conversation is neither there nor can be made")
  return conversation
}
