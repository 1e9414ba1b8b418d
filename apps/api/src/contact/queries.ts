import { asc, eq, sql } from "../platform/db/drizzle.ts"
import {
  neighboursOf,
  newAccountHours,
  phoneCodeMinutes,
  type SentCodes,
} from "@doable/domain/contact/phone-code"
import { contactsPerPerson } from "@doable/domain/contact/rules"
import type { Context } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { contacts, phoneCodes } from "../platform/db/schema/contact.ts"
import { users } from "../platform/db/schema/user.ts"

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

export async function askerOf(tx: Transaction, userId: string) {
  const { emailVerified, createdAt } = users
  const [asker] = await tx.select({ emailVerified, createdAt }).from(users).where(eq(users.id, userId))
  if (!asker) throw new Error("nobody asks")
  return asker
}

type Sender = { userId: string; phone: string; network: string; operator: string; now: Date }
type Counts = Omit<SentCodes, "lastSentAt" | "toOperator" | "toOperatorByNew">
type Asked = Record<"asked" | "entered" | "askedByNew" | "enteredByNew", number>
type Row = Counts & Asked & { lastSentAt: string | null }

/** What has been sent lately; every count has its own index. */
export async function sentCodes(
  tx: Transaction,
  { userId, phone, network, operator, now }: Sender,
): Promise<SentCodes> {
  const byPerson = sql`${phoneCodes.userId} = ${userId}`
  const toNumber = sql`${phoneCodes.phone} = ${phone}`
  const fromNetwork = sql`${phoneCodes.network} = ${network}`
  const { first, last } = neighboursOf(phone)
  const toNeighbour = sql`${phoneCodes.phone} between ${first} and ${last} and ${phoneCodes.phone} <> ${phone}
    and length(${phoneCodes.phone}) = ${phone.length}`
  const toOperator = sql`starts_with(${phoneCodes.phone}, ${operator})
    and ${phoneCodes.createdAt} < ${now.toISOString()}::timestamptz - make_interval(mins => ${phoneCodeMinutes})`
  const hour = sql`${phoneCodes.createdAt} > ${now.toISOString()}::timestamptz - interval '1 hour'`
  const day = sql`${phoneCodes.createdAt} > ${now.toISOString()}::timestamptz - interval '1 day'`
  const latest = (who: typeof byPerson) =>
    sql`(select max(${phoneCodes.createdAt}) from ${phoneCodes} where ${who} and ${day})`
  const count = (condition: typeof byPerson) =>
    sql`(select count(*)::int from ${phoneCodes} where ${condition})`
  const isNew = sql`${users.createdAt} > ${phoneCodes.createdAt} - make_interval(hours => ${newAccountHours})`
  // People, not codes: one who asks ten times is one.
  const people = (condition: typeof byPerson) =>
    sql`(select count(distinct ${phoneCodes.userId})::int from ${phoneCodes}
      join ${users} on ${users.id} = ${phoneCodes.userId} where ${toOperator} and ${hour} and ${condition})`
  const isEntered = sql`${phoneCodes.verifiedAt} is not null`
  const { rows } = await tx.execute<Row>(sql`
    select greatest(${latest(byPerson)}, ${latest(toNumber)}) as "lastSentAt",
           ${count(sql`${toNumber} and ${hour}`)} as "toNumberThisHour",
           ${count(sql`${byPerson} and ${day}`)} as "byPersonToday",
           ${count(sql`${fromNetwork} and ${hour}`)} as "fromNetworkThisHour",
           (select count(distinct ${phoneCodes.phone})::int from ${phoneCodes} where ${toNeighbour} and ${hour})
             as "toNeighboursThisHour",
           ${people(sql`not ${isNew}`)} as "asked",
           ${people(sql`not ${isNew} and ${isEntered}`)} as "entered",
           ${people(isNew)} as "askedByNew",
           ${people(sql`${isNew} and ${isEntered}`)} as "enteredByNew",
           ${count(hour)} as "byAllThisHour",
           ${count(day)} as "byAllToday"`)
  const [row] = rows
  if (!row) throw new Error("no counts")
  const { lastSentAt, asked, entered, askedByNew, enteredByNew, ...counts } = row
  return {
    ...counts,
    lastSentAt: lastSentAt ? new Date(lastSentAt) : null,
    toOperator: { sent: asked, entered },
    toOperatorByNew: { sent: askedByNew, entered: enteredByNew },
  }
}
