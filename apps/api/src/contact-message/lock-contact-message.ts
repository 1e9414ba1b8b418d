import { eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"

/** For an administrator's command: nobody answers their own message. */
export async function lockContactMessage(tx: Transaction, { user }: Pick<UserContext, "user">, id: string) {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update")
  if (!row) throw new Refused("contact_message_not_found")
  if (row.userId === user.id) throw new Refused("contact_message_own")
  return row
}
