import { eq } from "drizzle-orm"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { deriveColumns } from "./derive-columns.ts"

/** Part of every command that changes something a profile's row tells in short. Who has no profile has nothing to tell. */
export async function refreshProvider(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, userId))
    .for("update")
  if (!row) return
  const columns = await deriveColumns(tx, row)
  await tx.update(providerProfiles).set(columns).where(eq(providerProfiles.id, row.id))
}
