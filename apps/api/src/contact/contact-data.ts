import { and, desc, eq, isNull } from "../platform/db/drizzle.ts"
import { contacts, phoneCodes } from "../platform/db/schema/contact.ts"
import { phoneHolders } from "../platform/db/schema/trust/phone-holder.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"
import { contactsOf } from "./queries.ts"

export const contactData: PersonalData = {
  /**
   * The book of messages stays for its two days, else leaving and coming back would open the limits on
   * what is sent to a number. No code in it works any more.
   */
  forget: async (tx, { id, now }) => {
    await tx.delete(contacts).where(eq(contacts.userId, id))
    await tx.delete(phoneHolders).where(eq(phoneHolders.userId, id))
    await tx
      .update(phoneCodes)
      .set({ cancelledAt: now, codeHash: null })
      .where(and(eq(phoneCodes.userId, id), isNull(phoneCodes.cancelledAt), isNull(phoneCodes.verifiedAt)))
  },
  tell: async (db, userId) => {
    const all = await contactsOf(db, userId)
    const { phone, network, createdAt, verifiedAt } = phoneCodes
    const codes = await db
      .select({ phone, network, createdAt, verifiedAt })
      .from(phoneCodes)
      .where(eq(phoneCodes.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    const numbers = await db
      .select({ phone: phoneHolders.phone, createdAt: phoneHolders.createdAt })
      .from(phoneHolders)
      .where(eq(phoneHolders.userId, userId))
      .limit(mostTold)
    return {
      contacts: all.map(({ userId: _, ...contact }) => contact),
      phoneCodes: codes,
      provenNumbers: numbers,
    }
  },
}
