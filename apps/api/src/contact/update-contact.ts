import { and, eq, ne } from "../platform/db/drizzle.ts"
import type { UpdateContact } from "@doable/domain/contact/input"
import { isPrimaryAfter, needsProof, whyCannotChange } from "@doable/domain/contact/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { refreshProvider } from "../provider/refresh-provider.ts"
import { refuse } from "../platform/refuse.ts"
import { lockUser } from "../user/lock-user.ts"
import { plainValue } from "./plain-value.ts"
import { contactsOf, describeContact } from "./queries.ts"
import { lockForNumber, takeNumber } from "./take-number.ts"
import { usePhoneProof } from "./use-phone-proof.ts"

export function updateContact(ctx: UserContext, { id, payload }: UpdateContact) {
  const userId = ctx.user.id
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    if (payload.value !== undefined) await lockForNumber(tx, userId, payload.value.replaceAll(/[^+\d]/g, ""))
    await lockUser(tx, userId)
    const all = await contactsOf(tx, userId)
    const before = all.find((contact) => contact.id === id)
    if (!before) throw new Refused("contact_not_found")
    const others = all.filter((contact) => contact !== before)
    const type = payload.type ?? before.type
    const wanted = { ...payload, type, value: plainValue(type, payload.value ?? before.value) }
    const isNewNumber = needsProof(before, wanted)
    const isPhoneProven = isNewNumber && (await usePhoneProof(tx, { userId, phone: wanted.value, now }))
    refuse(whyCannotChange({ before, wanted, others, isPhoneProven }))
    if (isPhoneProven) await takeNumber(tx, { userId, phone: wanted.value, now })

    const isPrimary = isPrimaryAfter(before, wanted, others)
    // First the old one steps back: the index allows no moment with two.
    if (isPrimary) {
      await tx
        .update(contacts)
        .set({ isPrimary: false, updatedAt: now })
        .where(
          and(
            eq(contacts.userId, userId),
            eq(contacts.type, type),
            eq(contacts.isPrimary, true),
            ne(contacts.id, id),
          ),
        )
    }
    const verifiedAt = type === "phone" ? (isNewNumber ? now : before.verifiedAt) : null
    const [contact] = await tx
      .update(contacts)
      .set({ ...wanted, isPrimary, verifiedAt, updatedAt: now })
      .where(eq(contacts.id, id))
      .returning()
    if (!contact) throw new Refused("contact_not_found")
    await refreshProvider(tx, userId)
    return describeContact(contact)
  })
}
