import { and, eq, gt, isNull } from "../platform/db/drizzle.ts"
import { phoneProofMinutes } from "@doable/domain/contact/phone-code"
import type { Transaction } from "../platform/db/client.ts"
import { phoneCodes } from "../platform/db/schema/contact.ts"

type Claim = { userId: string; phone: string; now: Date }

/** Takes the proof that this person holds this number, once. If the command fails after all, it is given back. */
export async function usePhoneProof(tx: Transaction, { userId, phone, now }: Claim): Promise<boolean> {
  const oldest = new Date(now.getTime() - phoneProofMinutes * 60_000)
  const used = await tx
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(phoneCodes.userId, userId),
        eq(phoneCodes.phone, phone),
        gt(phoneCodes.verifiedAt, oldest),
        isNull(phoneCodes.usedAt),
      ),
    )
    .returning({ id: phoneCodes.id })
  return used.length > 0
}
