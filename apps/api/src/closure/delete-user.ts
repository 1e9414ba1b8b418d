import { randomUUID } from "node:crypto"
import { and, eq, inArray } from "../platform/db/drizzle.ts"
import type { DeleteUser } from "@doable/domain/account/input"
import { whyNotRecent } from "@doable/domain/account/recent-sign-in"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../platform/db/client.ts"
import { accounts } from "../platform/db/schema/account.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import { record } from "../platform/outbox/record.ts"
import { refuse } from "../platform/refuse.ts"
import { knownPersonalData } from "./known-personal-data.ts"
import { lockAdmins } from "../user/lock-admins.ts"
import { lockUser } from "../user/lock-user.ts"
import type { AccountContext } from "../account/account-context.ts"
import { countWithin } from "../platform/http/count-within.ts"
import { verifyPassword } from "../account/password-hash.ts"

const tries = { max: 5, seconds: 15 * 60 }

/** The row stays, for what others have shared with this person; everything personal goes. */
export async function deleteUser(ctx: AccountContext, { password, userId }: DeleteUser) {
  const { db, user, session } = ctx
  if (userId !== undefined && userId !== user.id) throw new Refused("other_account")
  if (!(await countWithin(db, `delete-user|${user.id}`, tries))) throw new Refused("too_many_tries")
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential")))
  if (account?.hash) await refuseWrong(account.hash, password)
  // Someone without a password shows who they are by logging in once more.
  else refuse(whyNotRecent({ startedAt: session.startedAt, now: ctx.now() }))

  const now = ctx.now()
  await db.transaction(async (tx) => {
    await lockTasksOf(tx, user.id)
    const adminIds = await lockAdmins(tx)
    refuse(adminIds.length === 1 && adminIds[0] === user.id ? "last_admin" : null)
    await lockUser(tx, user.id, "update")
    for (const { whyCannotLeave } of knownPersonalData) refuse((await whyCannotLeave?.(tx, user.id)) ?? null)
    for (const { forget } of knownPersonalData) await forget(tx, { id: user.id, email: user.email, now })
    const nobody = {
      name: "Deleted user",
      // Not by the id, which has capital letters: addresses are stored in lower case.
      email: `${randomUUID()}@deleted.invalid`,
      emailVerified: false,
      image: null,
      role: "USER",
      status: "deactivated",
      deletedAt: now,
      updatedAt: now,
    } as const
    await tx.update(users).set(nobody).where(eq(users.id, user.id))
    // Without where it came from, which is forgotten with the rest.
    const leaver = { ...caller(ctx), origin: null }
    const entity = { type: "user", id: user.id } as const
    await writeAuditLog(tx, leaver, { action: "account.delete", entity, at: now })
    await record(tx, { type: "account.deleted", email: user.email, locale: user.locale })
  })
  return { success: true, message: "User deleted" }
}

async function refuseWrong(hash: string, password: string | undefined) {
  const isRight = password !== undefined && (await verifyPassword({ hash, password }))
  if (!isRight) throw new Refused("password_wrong")
}

/** All in one order: two people who leave at once may each have an offer on the other's task. */
async function lockTasksOf(tx: Transaction, userId: string): Promise<void> {
  const ids: string[] = []
  for (const { tasksToLock } of knownPersonalData)
    ids.push(...((await tasksToLock?.(tx, userId)) ?? []).map(({ id }) => id))
  await tx.select({ id: tasks.id }).from(tasks).where(inArray(tasks.id, ids)).orderBy(tasks.id).for("update")
}
