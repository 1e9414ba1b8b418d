import { asc, eq, sql } from "drizzle-orm"
import type { SentCodes } from "@doable/domain/contact/phone-code"
import { contactsPerPerson } from "@doable/domain/contact/rules"
import type { Context } from "../context.ts"
import type { Database, Transaction } from "../db/client.ts"
import { contacts, phoneCodes } from "../db/schema/contact.ts"

export type ContactRow = typeof contacts.$inferSelect

export function contactsOf(db: Database | Transaction, userId: string): Promise<ContactRow[]> {
  return db
    .select()
    .from(contacts)
    .where(eq(contacts.userId, userId))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
    .limit(contactsPerPerson)
}

export async function myContacts(ctx: Context & { user: { id: string } }) {
  return (await contactsOf(ctx.db, ctx.user.id)).map(describeContact)
}

export function describeContact({ id, type, value, isPrimary, metadata, verifiedAt }: ContactRow) {
  return { id, type, value, isPrimary, metadata: metadata ?? undefined, isVerified: verifiedAt !== null }
}

type Sender = { userId: string; phone: string; network: string; now: Date }

/** What has been sent lately, by the books: every count has an index of its own. */
export async function sentCodes(
  tx: Transaction,
  { userId, phone, network, now }: Sender,
): Promise<SentCodes> {
  const byPerson = sql`${phoneCodes.userId} = ${userId}`
  const toNumber = sql`${phoneCodes.phone} = ${phone}`
  const fromNetwork = sql`${phoneCodes.network} = ${network}`
  const hour = sql`${phoneCodes.createdAt} > ${now.toISOString()}::timestamptz - interval '1 hour'`
  const day = sql`${phoneCodes.createdAt} > ${now.toISOString()}::timestamptz - interval '1 day'`
  const latest = (who: typeof byPerson) =>
    sql`(select max(${phoneCodes.createdAt}) from ${phoneCodes} where ${who} and ${day})`
  const count = (condition: typeof byPerson) =>
    sql`(select count(*)::int from ${phoneCodes} where ${condition})`
  const { rows } = await tx.execute<Omit<SentCodes, "lastSentAt"> & { lastSentAt: string | null }>(sql`
    select greatest(${latest(byPerson)}, ${latest(toNumber)}) as "lastSentAt",
           ${count(sql`${toNumber} and ${hour}`)} as "toNumberThisHour",
           ${count(sql`${byPerson} and ${day}`)} as "byPersonToday",
           ${count(sql`${fromNetwork} and ${hour}`)} as "fromNetworkThisHour",
           ${count(day)} as "byAllToday"`)
  const [sent] = rows
  if (!sent) throw new Error("no counts")
  return { ...sent, lastSentAt: sent.lastSentAt ? new Date(sent.lastSentAt) : null }
}
