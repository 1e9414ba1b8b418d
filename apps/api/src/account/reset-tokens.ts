import { and, eq, like, not } from "../platform/db/drizzle.ts"
import { resetMinutes } from "@doable/domain/account/links"
import type { Transaction } from "../platform/db/client.ts"
import { verifications } from "../platform/db/schema/account.ts"
import { hashOfToken } from "./email-key.ts"

/** How the library names a link to a new password. */
export const resetIdentifier = (token: string) => `reset-password:${token}`

/**
 * How we keep that name: hashed, but recognisable, so that a person's links can end without their trusted devices.
 * The library also looks for the name as it was given, so what's kept must never look like one.
 */
export const storedReset = (identifier: string) => `reset|${hashOfToken(identifier)}`

export const resetSeconds = resetMinutes * 60

const isReset = like(verifications.identifier, "reset|%")
export const isNoReset = not(isReset)

const isOf = (token: string) => eq(verifications.identifier, storedReset(resetIdentifier(token)))

export async function holdsReset(tx: Transaction, token: string): Promise<boolean> {
  return (await tx.$count(verifications, isOf(token))) > 0
}

/** Ends this link alone. */
export async function endReset(tx: Transaction, token: string) {
  await tx.delete(verifications).where(isOf(token))
}

/** Ends the person's links to a new password, all or all but one. */
export async function endResets(tx: Transaction, userId: string, but?: string) {
  const isOther = but ? not(isOf(but)) : undefined
  await tx.delete(verifications).where(and(eq(verifications.value, userId), isReset, isOther))
}
