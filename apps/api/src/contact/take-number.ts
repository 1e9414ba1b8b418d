import { and, asc, eq, inArray, ne, sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { phoneHolders } from "../platform/db/schema/trust/phone-holder.ts"
import { record } from "../platform/outbox/record.ts"
import { refreshProvider } from "../provider/refresh-provider.ts"
import { lockPeople } from "../user/lock-people.ts"

type Claim = { userId: string; phone: string; now: Date }

/**
 * Locks the person, and for a number everyone who has it, in one order. The number comes first, so that two people
 * who prove it at the same time come one after the other.
 */
export async function lockForNumber(tx: Transaction, userId: string, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`number ${phone}`}, 0))`)
  await lockPeople(tx, [userId, ...(await otherHolders(tx, userId, phone))])
}

async function otherHolders(tx: Transaction, userId: string, phone: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: contacts.userId })
    .from(contacts)
    .where(and(isNumber(phone), ne(contacts.userId, userId)))
  return rows.map(({ id }) => id)
}

const isNumber = (phone: string) => and(eq(contacts.type, "phone"), eq(contacts.value, phone))

/** A number belongs to one account: the one whose owner has just entered its code. The previous owner is told. */
export async function takeNumber(tx: Transaction, { userId, phone, now }: Claim): Promise<void> {
  const previous = await otherHolders(tx, userId, phone)
  const holders = [userId, ...previous].map((id) => ({ phone, userId: id, createdAt: now }))
  await tx.insert(phoneHolders).values(holders).onConflictDoNothing()
  if (previous.length === 0) return
  await tx.delete(contacts).where(and(isNumber(phone), inArray(contacts.userId, previous)))
  for (const id of previous) {
    await makeOnePrimary(tx, id, now)
    await refreshProvider(tx, id)
    await record(tx, { type: "phone.moved", userId: id, phone })
  }
}

async function makeOnePrimary(tx: Transaction, userId: string, now: Date): Promise<void> {
  const isTheirs = and(eq(contacts.userId, userId), eq(contacts.type, "phone"))
  const left = await tx.select().from(contacts).where(isTheirs).orderBy(asc(contacts.createdAt))
  const [first] = left
  if (!first || left.some(({ isPrimary }) => isPrimary)) return
  await tx.update(contacts).set({ isPrimary: true, updatedAt: now }).where(eq(contacts.id, first.id))
}
