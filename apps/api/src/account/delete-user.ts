import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import type { DeleteUser } from "@doable/domain/account/input"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../db/client.ts"
import { accounts, accountLinks, emailChanges, sessions } from "../db/schema/account.ts"
import { contacts } from "../db/schema/contact.ts"
import { files } from "../db/schema/file.ts"
import { users } from "../db/schema/user.ts"
import { record } from "../outbox/record.ts"
import type { AccountContext } from "./account-context.ts"
import { countWithin } from "./count-within.ts"
import { verifyPassword } from "./password-hash.ts"

const tries = { max: 5, seconds: 15 * 60 }

/** The row stays, for what others have shared with this person; everything personal goes. */
export async function deleteUser(ctx: AccountContext, { password }: DeleteUser) {
  const { db, user } = ctx
  if (!(await countWithin(db, `delete-user|${user.id}`, tries))) throw new Refused("too_many_tries")
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential")))
  const isRight = account?.hash ? await verifyPassword({ hash: account.hash, password }) : false
  if (!isRight) throw new Refused("password_wrong")

  await db.transaction(async (tx) => {
    await refuseLastAdmin(tx, user.id)
    const nobody = {
      name: "Deleted user",
      // Not by the id, which has capital letters: addresses are kept in small ones.
      email: `${randomUUID()}@deleted.invalid`,
      emailVerified: false,
      image: null,
      role: "USER",
      status: "deactivated",
      deletedAt: ctx.now(),
      updatedAt: ctx.now(),
    } as const
    await tx.update(users).set(nobody).where(eq(users.id, user.id))
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx.delete(accounts).where(eq(accounts.userId, user.id))
    await tx.delete(accountLinks).where(eq(accountLinks.userId, user.id))
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id))
    await tx.delete(contacts).where(eq(contacts.userId, user.id))
    await tx.update(files).set({ isPublic: false }).where(ownAvatars(user.id))
    await record(tx, { type: "account.deleted", email: user.email, locale: user.locale })
  })
  await removeAvatars(ctx)
  return { success: true, message: "User deleted" }
}

const ownAvatars = (userId: string) => and(eq(files.ownerId, userId), eq(files.purpose, "avatar"))

/** Two administrators who leave at the same moment queue here, and the second stays. */
async function refuseLastAdmin(tx: Transaction, userId: string) {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "ADMIN"), eq(users.status, "active")))
    .orderBy(users.id)
    .for("update")
  if (admins.some(({ id }) => id === userId) && admins.length === 1) throw new Refused("last_admin")
}

/** After the commit, because nothing brings a removed object back. A row goes when its object is gone. */
async function removeAvatars({ db, files: { storage }, user, log }: AccountContext) {
  try {
    for (const { id, key } of await db.select().from(files).where(ownAvatars(user.id)).limit(1000)) {
      if (key) await storage.remove(key)
      await db.delete(files).where(eq(files.id, id))
    }
  } catch (error) {
    log.warn({ err: error, userId: user.id }, "a picture of a deleted account is still in the storage")
  }
}
