import { eq } from "../platform/db/drizzle.ts"
import type { DeleteContact } from "@doable/domain/contact/input"
import { whyCannotDelete } from "@doable/domain/contact/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { refreshProvider } from "../provider/refresh-provider.ts"
import { refuse } from "../platform/refuse.ts"
import { lockUser } from "../user/lock-user.ts"
import { contactsOf } from "./queries.ts"

export function deleteContact(ctx: UserContext, { id }: DeleteContact) {
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, ctx.user.id)
    const contact = (await contactsOf(tx, ctx.user.id)).find((own) => own.id === id)
    if (!contact) throw new Refused("contact_not_found")
    refuse(whyCannotDelete(contact))
    await tx.delete(contacts).where(eq(contacts.id, id))
    await refreshProvider(tx, ctx.user.id)
    return { id }
  })
}
