import { eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../db/client.ts"
import { contactMessages } from "../db/schema/contact-message.ts"

export async function lockContactMessage(tx: Transaction, id: string) {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update")
  if (!row) throw new Refused("contact_message_not_found")
  return row
}
