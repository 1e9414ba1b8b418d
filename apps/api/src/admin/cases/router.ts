import { z } from "zod"
import { decideDisputeInput, type DecideDispute } from "@doable/domain/deal/dispute/input"
import { missingReasons, type Reasoning } from "@doable/domain/deal/fault/faults"
import { decideFaultInput, type DecideFault } from "@doable/domain/deal/fault/input"
import { locales } from "@doable/domain/locale"
import { Refused } from "@doable/domain/refusal"
import type { CaseReader } from "../../deal/read-case-readers.ts"
import { readContest } from "../../deal/read-contest.ts"
import { readResolution } from "../../deal/read-resolution.ts"
import { previewFault } from "../../notification/preview-fault.ts"
import { previewResolution } from "../../notification/preview-resolution.ts"
import type { UserContext } from "../../platform/context.ts"
import { moderatorProcedure, router } from "../../platform/trpc.ts"

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
const preview = z.object({ readers: z.array(reader) })

/**
 * The part of `adminDispute` that shows beforehand what each of the two will read. It changes nothing, and is a
 * mutation because long reasons don't fit into an address and don't belong into the logs of addresses.
 */
export const adminDisputePreviewRouter = router({
  preview: moderatorProcedure
    .input(decideDisputeInput)
    .output(preview)
    .mutation(({ ctx, input }) => previewDecision(ctx, input)),
})

/** The same for a contested fault. */
export const adminAssignmentPreviewRouter = router({
  preview: moderatorProcedure
    .input(decideFaultInput)
    .output(preview)
    .mutation(({ ctx, input }) => previewFaultDecision(ctx, input)),
})

async function previewDecision({ db }: UserContext, { id, decision, fault, reasoning }: DecideDispute) {
  const found = await readResolution(db, id)
  if (!found) throw new Refused("dispute_not_found")
  const { people, ...about } = found
  return forEach(people, reasoning, (to) => previewResolution({ ...about, decision, fault, reasoning }, to))
}

async function previewFaultDecision({ db }: UserContext, { id, fault, reasoning }: DecideFault) {
  const found = await readContest(db, id)
  if (!found) throw new Refused("contest_not_found")
  const { people, task } = found
  return forEach(people, reasoning, (to) => previewFault({ task, fault, reasoning }, to))
}

type To = Pick<CaseReader, "locale"> & { isOwner: boolean }

function forEach(
  people: readonly CaseReader[],
  reasoning: Reasoning,
  wordsFor: (to: To) => { title: string; message: string },
) {
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
    ...wordsFor({ isOwner: side === "owner", locale }),
  }))
  return { readers }
}
