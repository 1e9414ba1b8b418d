import { and, eq, gt } from "../../platform/db/drizzle.ts"
import type { FindEmailChange } from "@doable/domain/account/input"
import { emailChanges } from "../../platform/db/schema/account.ts"
import type { AccountContext } from "../account-context.ts"
import { hashOfToken } from "../email-key.ts"

/** The user's pending email change, and which of the two addresses a link would confirm. */
export async function findEmailChange({ db, now, user }: AccountContext, { token }: FindEmailChange) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, user.id),
        eq(emailChanges.oldEmail, user.email),
        gt(emailChanges.expiresAt, now()),
      ),
    )
  if (!change) return { waiting: null }
  const { oldEmail, newEmail, expiresAt } = change
  const hash = token === undefined ? undefined : hashOfToken(token)
  const confirms =
    hash === undefined
      ? null
      : hash === change.oldTokenHash
        ? "old"
        : hash === change.newTokenHash
          ? "new"
          : null
  const confirmed = { old: change.oldFollowedAt !== null, new: change.newFollowedAt !== null }
  return { waiting: { oldEmail, newEmail, expiresAt: expiresAt.toISOString(), confirmed, confirms } }
}
