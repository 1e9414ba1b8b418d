import { randomBytes } from "node:crypto"
import { and, eq, gt, inArray } from "drizzle-orm"
import { linkMinutes, type LinkPurpose } from "@doable/domain/account/links"
import { verificationToken } from "@doable/domain/account/verification-token"
import type { Database, Transaction } from "../platform/db/client.ts"
import { accountLinks, signUps } from "../platform/db/schema/account.ts"
import { hashOfToken } from "./email-key.ts"

type NewLink = { userId: string; email: string; purpose: LinkPurpose; signUpId?: string }

/** Links beside which older ones of the kind live on: the way back to an earlier address, each sign-up's letter. */
const standingBeside: LinkPurpose[] = ["email_undo", "verification"]

export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** Made when its letter is written, so that no usable token ever lies in the database. Older ones of most kinds end. */
export async function createLink(db: Database, link: NewLink, now = new Date()): Promise<string> {
  const expiresAt = new Date(now.getTime() + linkMinutes[link.purpose] * 60_000)
  const claim = { email: link.email, expiresAt: expiresAt.getTime() }
  const token = link.signUpId ? verificationToken(claim, newToken()) : newToken()
  await db.transaction(async (tx) => {
    if (!standingBeside.includes(link.purpose)) await endLinks(tx, link.userId, [link.purpose])
    if (link.signUpId) await tx.update(signUps).set({ expiresAt }).where(eq(signUps.id, link.signUpId))
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
