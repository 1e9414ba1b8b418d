import { and, eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Caller } from "../../platform/caller.ts"
import type { Visit } from "../../platform/audit-log/actors.ts"
import type { Context, UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { lockedUser } from "../../user/locked-user.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { ApplicationAnswer } from "./answers.ts"
import { describeApplications } from "./describe-application.ts"
import type { ApplicationRow } from "./queries.ts"

/** Locks the applicant's row first, as every command about a doer does, then the application's. */
export async function lockOwnApplication(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ApplicationRow> {
  await lockUser(tx, userId)
  const [row] = await tx
    .select()
    .from(providerApplications)
    .where(and(eq(providerApplications.id, id), eq(providerApplications.userId, userId)))
    .for("update")
  if (!row) throw new Refused("application_not_found")
  return row
}

/** The administrator who decides, and what else the commands need. */
export type Reviewer = Visit & Pick<Context, "db" | "now"> & { user: Pick<Caller, "id" | "role"> }

/** Locks the applicant's row first here too. */
export async function lockForReview(tx: Transaction, id: string): Promise<ApplicationRow> {
  const isIt = eq(providerApplications.id, id)
  const [found] = await tx
    .select({ userId: providerApplications.userId })
    .from(providerApplications)
    .where(isIt)
  if (!found) throw new Refused("application_not_found")
  await lockedUser(tx, found.userId)
  const [row] = await tx.select().from(providerApplications).where(isIt).for("update")
  if (!row) throw new Refused("application_not_found")
  return row
}

/** The application as its applicant reads it back after a command. */
export async function ownApplication(
  ctx: UserContext,
  tx: Transaction,
  id: string,
): Promise<ApplicationAnswer> {
  const rows = await tx.select().from(providerApplications).where(eq(providerApplications.id, id))
  const [answer] = await describeApplications(ctx, tx, rows)
  if (!answer) throw new Error("no application")
  return answer
}
