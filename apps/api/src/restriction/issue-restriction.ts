import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { Target } from "@doable/domain/report/input"
import { accountKinds, type RestrictionKind, type RestrictionReason } from "@doable/domain/restriction/kinds"
import type { Transaction } from "../platform/db/client.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { liftAccountRestrictions } from "./lift-restrictions.ts"

/** What something was decided on, with the words as they were. */
export type Evidence = Target & { snippet: string }

type NewRestriction = {
  userId: string
  kind: RestrictionKind
  reasonCode: RestrictionReason
  explanation: Reasoning
  evidence?: Evidence | undefined
  /** Null when our published rule does it. */
  issuedById: string | null
  endsAt: Date | null
}

/** Under the person's lock. A decision about the account takes the place of the one before. */
export async function issueRestriction(
  tx: Transaction,
  { evidence, ...restriction }: NewRestriction,
  now: Date,
): Promise<string> {
  const isOfAccount = (accountKinds as readonly RestrictionKind[]).includes(restriction.kind)
  if (isOfAccount) await liftAccountRestrictions(tx, restriction.userId, now)
  const [issued] = await tx
    .insert(restrictions)
    .values({ ...restriction, ...evidence, startsAt: now })
    .returning({ id: restrictions.id })
  if (!issued) throw new Error("no restriction")
  return issued.id
}
