import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import { and, asc, eq, gt } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { twoFactors } from "../../platform/db/schema/account.ts"

type Key = Exclude<Parameters<typeof symmetricEncrypt>[0]["key"], string>

const portion = 200

/** What an older secret has encrypted is encrypted with the current one, so that the older one can go. */
export async function renewSecrets(db: Database, key: Key): Promise<void> {
  const isCurrent = (text: string) => text.startsWith(`$ba$${key.currentVersion}$`)
  const renew = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })
  let last = ""
  let found: (typeof twoFactors.$inferSelect)[]
  do {
    found = await db
      .select()
      .from(twoFactors)
      .where(gt(twoFactors.id, last))
      .orderBy(asc(twoFactors.id))
      .limit(portion)
    for (const { id, secret, backupCodes } of found) {
      last = id
      if (isCurrent(secret) && isCurrent(backupCodes)) continue
      const renewed = { secret: await renew(secret), backupCodes: await renew(backupCodes) }
      // Not if a code was used in the meantime: the next start finds it.
      const isSame = and(eq(twoFactors.id, id), eq(twoFactors.backupCodes, backupCodes))
      await db.update(twoFactors).set(renewed).where(isSame)
    }
  } while (found.length === portion)
}
