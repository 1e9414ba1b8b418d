import { and, eq, inArray } from "../../platform/db/drizzle.ts"
import type { CancelRemoval } from "@doable/domain/account/input"
import { removalHours } from "@doable/domain/account/second-step"
import { Refused } from "@doable/domain/refusal"
import { visitor } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { secondStepRemovals } from "../../platform/db/schema/account.ts"
import { contacts } from "../../platform/db/schema/contact.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { VisitorContext } from "../account-context.ts"
import { readKeepToken } from "./keep-token.ts"

/** More than anyone may have; each gets one notice. */
const mostContacts = 50

/**
 * For someone who knows the password and has neither the app nor a code. Everything we can reach them by is told, and
 * one answer keeps the step. Asking again doesn't restart the wait.
 */
export async function requestRemoval(ctx: VisitorContext) {
  const userId = await ctx.secondStep.pendingUserId()
  if (!userId) throw new Refused("sign_in_needed")
  const requestedAt = ctx.now()
  const dueAt = new Date(requestedAt.getTime() + removalHours * 60 * 60 * 1000)
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [asked] = await tx
      .insert(secondStepRemovals)
      .values({ userId, requestedAt, dueAt })
      .onConflictDoNothing()
      .returning()
    if (asked) {
      await tellEveryContact(tx, asked)
      await writeDown(tx, ctx, userId, "account.second_step_lost")
    }
    const [waiting] = await tx
      .select({ dueAt: secondStepRemovals.dueAt })
      .from(secondStepRemovals)
      .where(eq(secondStepRemovals.userId, userId))
    return { status: true, dueAt: (waiting?.dueAt ?? dueAt).toISOString() }
  })
}

async function tellEveryContact(tx: Transaction, { id: removalId, userId }: { id: string; userId: string }) {
  const known = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), inArray(contacts.type, ["email", "phone"])))
    .limit(mostContacts)
  for (const contactId of [null, ...known.map(({ id }) => id)])
    await record(tx, { type: "second-step.lost", removalId, userId, contactId })
}

/** By the link of a notice, which opens nothing, or by someone who is logged in. */
export async function cancelRemoval(ctx: VisitorContext, { token }: CancelRemoval) {
  const removalId = token === undefined ? null : readKeepToken(ctx.authSecret, token)
  const userId = token === undefined ? await ctx.callerId() : null
  if (!removalId && !userId) throw new Refused(token === undefined ? "sign_in_needed" : "link_invalid")
  await ctx.db.transaction(async (tx) => {
    const isIt = removalId
      ? eq(secondStepRemovals.id, removalId)
      : eq(secondStepRemovals.userId, userId ?? "")
    const [kept] = await tx.delete(secondStepRemovals).where(isIt).returning()
    if (kept) await writeDown(tx, ctx, kept.userId, "account.second_step_keep")
    else if (removalId) throw new Refused("link_invalid")
  })
  return { status: true }
}

async function writeDown(
  tx: Transaction,
  ctx: VisitorContext,
  userId: string,
  action: "account.second_step_lost" | "account.second_step_keep",
) {
  const entity = { type: "user", id: userId } as const
  await writeAuditLog(tx, visitor(ctx, userId), { action, entity, at: ctx.now() })
}
