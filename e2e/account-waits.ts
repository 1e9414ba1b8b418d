import { eq } from "drizzle-orm"
import { emailKey } from "../apps/api/src/account/email-key.ts"
import { connect } from "../apps/api/src/db/client.ts"
import { signInGuards } from "../apps/api/src/db/schema/account.ts"
import { world } from "./browser.ts"

/** Puts wrong passwords twenty minutes back: they still count for the lock, but nobody has to wait between them. */
export async function forgetWaits(email: string) {
  const db = connect(world.databaseUrl, { max: 1 })
  try {
    const isOf = eq(signInGuards.keyHash, emailKey(email))
    const at = new Date(Date.now() - 20 * 60_000).toISOString()
    for (const { failures } of await db.select().from(signInGuards).where(isOf)) {
      const earlier = failures.map((failure) => ({ ...failure, at }))
      await db.update(signInGuards).set({ failures: earlier }).where(isOf)
    }
  } finally {
    await db.$client.end()
  }
}
