import { randomBytes } from "node:crypto"
import { and, eq, gt, inArray } from "drizzle-orm"
import { linkMinutes, type LinkPurpose } from "@doable/domain/account/links"
import type { Database, Transaction } from "../db/client.ts"
import { accountLinks } from "../db/schema/account.ts"
import { hashOfToken } from "./email-key.ts"

type NewLink = { userId: string; email: string; purpose: LinkPurpose }

export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/**
 * Made when its letter is written, so that no usable token ever lies in the database. Older ones of the kind end;
 * but a second change of e-mail must not take the way back from whoever held the first address.
 */
export async function createLink(db: Database, link: NewLink, now = new Date()): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkMinutes[link.purpose] * 60_000)
  await db.transaction(async (tx) => {
    if (link.purpose !== "email_undo") await endLinks(tx, link.userId, [link.purpose])
    await tx.insert(accountLinks).values({ ...link, expiresAt, tokenHash: hashOfToken(token) })
  })
  return token
}

const living = (token: string, purposes: LinkPurpose[], now: Date) =>
  and(
    eq(accountLinks.tokenHash, hashOfToken(token)),
    inArray(accountLinks.purpose, purposes),
    gt(accountLinks.expiresAt, now),
  )

export async function findLink(db: Database, token: string, purposes: LinkPurpose[], now: Date) {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(living(token, purposes, now))
  return link
}

/** Of many who follow one link at once, one gets it. */
export async function takeLink(tx: Transaction, token: string, purposes: LinkPurpose[], now: Date) {
  const [link] = await tx
    .delete(accountLinks)
    .where(living(token, purposes, now))
    .returning()
  return link
}

export async function endLinks(tx: Transaction, userId: string, purposes: LinkPurpose[]) {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, purposes)))
}
