import { eq } from "../platform/db/drizzle.ts"
import type { AuditAction } from "@doable/domain/admin/audit-log/actions"
import { visitor } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"
import type { Trier } from "./sign-in-guards.ts"

/** Also for unknown addresses, so that the response time reveals nothing. */
export async function auditSignIn(
  tx: Transaction,
  { email, visit }: Pick<Trier, "email" | "visit">,
  action: Extract<AuditAction, `sign_in.${string}`>,
  at: Date,
) {
  const [person] = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, email))
  const entity = { type: "user", id: person?.id ?? null } as const
  // Only the right password shows that it was this person.
  const isKnown = action === "sign_in.succeed" && person
  const actor = isKnown ? { ...visitor(visit, person.id), role: person.role } : visitor(visit)
  await writeAuditLog(tx, actor, { action, entity, at })
}
