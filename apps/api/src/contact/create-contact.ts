import type { CreateContact } from "@doable/domain/contact/input"
import { isPrimaryAfter, needsProof, whyCannotAdd } from "@doable/domain/contact/rules"
import type { UserContext } from "../platform/context.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { refreshProvider } from "../provider/refresh-provider.ts"
import { refuse } from "../platform/refuse.ts"
import { lockUser } from "../user/lock-user.ts"
import { plainValue } from "./plain-value.ts"
import { contactsOf, describeContact } from "./queries.ts"
import { lockForNumber, takeNumber } from "./take-number.ts"
import { usePhoneProof } from "./use-phone-proof.ts"

export function createContact(ctx: UserContext, { payload }: CreateContact) {
  const userId = ctx.user.id
  const now = ctx.now()
  const wanted = { ...payload, value: plainValue(payload.type, payload.value) }
  return ctx.db.transaction(async (tx) => {
    if (wanted.type === "phone") await lockForNumber(tx, userId, wanted.value)
    await lockUser(tx, userId)
    const others = await contactsOf(tx, userId)
    const isPhoneProven =
      needsProof(null, wanted) && (await usePhoneProof(tx, { userId, phone: wanted.value, now }))
    refuse(whyCannotAdd({ wanted, others, isPhoneProven }))
    if (isPhoneProven) await takeNumber(tx, { userId, phone: wanted.value, now })

    const row = {
      ...wanted,
      userId,
      isPrimary: isPrimaryAfter(null, wanted, others),
      verifiedAt: isPhoneProven ? now : null,
      createdAt: now,
      updatedAt: now,
    }
    const [contact] = await tx.insert(contacts).values(row).returning()
    if (!contact) throw new Error("no contact")
    await refreshProvider(tx, userId)
    return describeContact(contact)
  })
}
