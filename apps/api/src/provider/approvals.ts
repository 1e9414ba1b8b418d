import { and, desc, eq } from "../platform/db/drizzle.ts"
import { standsFor, type ShownName } from "@doable/domain/provider/application/checked-name"
import type { Database, Transaction } from "../platform/db/client.ts"
import { providerApplications } from "../platform/db/schema/provider-application.ts"

const { kind, licences, decidedAt, expiresAt, companyIdno, checkedName, checkedCompany } =
  providerApplications
const approvalColumns = { kind, licences, decidedAt, expiresAt, companyIdno, checkedName, checkedCompany }
export type Approval = Pick<typeof providerApplications.$inferSelect, keyof typeof approvalColumns>

/** What we have said yes to and what hasn't run out, the newest first: there are two while one is renewed. */
export function approvalsOf(db: Database | Transaction, userId: string): Promise<Approval[]> {
  return db
    .select(approvalColumns)
    .from(providerApplications)
    .where(and(eq(providerApplications.userId, userId), eq(providerApplications.status, "approved")))
    .orderBy(desc(decidedAt))
    .limit(5)
}

/** The one by which a profile is verified under the name it shows. */
export function standing(approvals: Approval[], shown: ShownName): Approval | null {
  return approvals.find((approval) => standsFor(approval, shown)) ?? null
}

export async function validApproval(tx: Transaction, userId: string, shown: ShownName) {
  return standing(await approvalsOf(tx, userId), shown)
}
