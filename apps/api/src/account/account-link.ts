import { randomBytes } from "node:crypto"
import { and, eq, gt, inArray } from "../platform/db/drizzle.ts"
import { linkMinutes, type LinkPurpose } from "@doable/domain/account/links"
import { verificationToken } from "@doable/domain/account/verification-token"
import type { Database, Transaction } from "../platform/db/client.ts"
import { accountLinks, signUps } from "../platform/db/schema/account.ts"
import { hashOfToken } from "./email-key.ts"

type NewLink = { userId: string; email: string; purpose: LinkPurpose; signUpId?: string }

/** Kinds whose older links stay valid: the way back to an earlier address, and each sign-up's email. */
const standingBeside: LinkPurpose[] = ["email_undo", "verification"]

export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** Made when its email is written, so that the database never holds a usable token. Older links of most kinds end. */
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

/** If many people open one link at the same time, only one succeeds. */
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
