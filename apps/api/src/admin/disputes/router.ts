import { z } from "zod"
import { decideDisputeInput, type DecideDispute } from "@doable/domain/deal/dispute/input"
import { missingReasons } from "@doable/domain/deal/fault/faults"
import { locales } from "@doable/domain/locale"
import { Refused } from "@doable/domain/refusal"
import { readResolution } from "../../deal/read-resolution.ts"
import { previewResolution } from "../../notification/preview-resolution.ts"
import type { UserContext } from "../../platform/context.ts"
import { adminProcedure, router } from "../../platform/trpc.ts"

const reader = z.object({
  userId: z.string(),
  name: z.string(),
  side: z.enum(["owner", "doer"]),
  locale: z.enum(locales),
  /** Without reasons in their language nothing can be decided. */
  isMissingReasons: z.boolean(),
  title: z.string(),
  message: z.string(),
})

/** The part of `adminDispute` that shows beforehand what each of the two will read. */
export const adminDisputePreviewRouter = router({
  preview: adminProcedure
    .input(decideDisputeInput)
    .output(z.object({ readers: z.array(reader) }))
    .query(({ ctx, input }) => previewDecision(ctx, input)),
})

async function previewDecision({ db }: UserContext, { id, decision, fault, reasoning }: DecideDispute) {
  const found = await readResolution(db, id)
  if (!found) throw new Refused("dispute_not_found")
  const { people, ...about } = found
  const missing = missingReasons(
    reasoning,
    people.map(({ locale }) => locale),
  )
  const readers = people.map(({ id: userId, name, side, locale }) => ({
    userId,
    name,
    side,
    locale,
    isMissingReasons: missing.includes(locale),
    ...previewResolution({ ...about, decision, fault, reasoning }, { isOwner: side === "owner", locale }),
  }))
  return { readers }
}
