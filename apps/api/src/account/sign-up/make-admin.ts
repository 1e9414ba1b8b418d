import { eq } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { createVerifiedUser } from "./create-verified-user.ts"
import { endSessions } from "../end-sessions.ts"
import { hashPassword } from "../password-hash.ts"
import { setPassword } from "../set-password.ts"
import { endSignUps } from "./sign-up.ts"

/** An account that someone else may have opened with this address must not keep its password or sessions. */
export async function makeAdmin(db: Database, { email, password }: { email: string; password: string }) {
  const address = email.toLowerCase()
  const [existing] = await db.select().from(users).where(eq(users.email, address))
  if (!existing) {
    const person = { name: "Administrator", email: address, password } as const
    await createVerifiedUser(db, { ...person, role: "ADMIN", accountType: "CUSTOMER", locale: "en" })
    return "created"
  }
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const change = { role: "ADMIN", status: "active", emailVerified: true, updatedAt: new Date() } as const
    await tx.update(users).set(change).where(eq(users.id, existing.id))
    await setPassword(tx, existing.id, hash)
    await endSignUps(tx, existing.id)
    await endSessions(tx, existing.id)
    const { id: userId, role: previousRole, emailVerified } = existing
    if (!emailVerified) await record(tx, { type: "user.registered", userId })
    if (previousRole !== "ADMIN")
      await record(tx, { type: "user.role-changed", userId, previousRole, newRole: "ADMIN" })
  })
  return "promoted"
}
