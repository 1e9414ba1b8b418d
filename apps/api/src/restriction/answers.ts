import { z } from "zod"
import { reportTargets } from "@doable/domain/report/status"
import { appealStatuses, restrictionKinds, restrictionReasons } from "@doable/domain/restriction/kinds"

const appeal = z.object({
  status: z.enum(appealStatuses),
  text: z.string(),
  at: z.string(),
  /** By when we answer. */
  dueAt: z.string(),
  answer: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
const ownFile = z.object({ id: z.string(), name: z.string(), url: z.string() })

const decided = {
  id: z.string(),
  kind: z.enum(restrictionKinds),
  reasonCode: z.enum(restrictionReasons),
  explanation: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  isInForce: z.boolean(),
  /** What it's based on, as it was. */
  evidence: z
    .object({ targetType: z.enum(reportTargets), targetId: z.string(), snippet: z.string() })
    .nullable(),
}

/** As the person reads it; never who decided. */
export const myRestriction = z.object({
  ...decided,
  canAppeal: z.boolean(),
  appeal: appeal.nullable(),
  /** What came with the appeal, in the list of all decisions. */
  appealFiles: z.array(ownFile).optional(),
})
export type MyRestriction = z.infer<typeof myRestriction>

export const currentRestriction = z.object({
  /** Null for everyone whose account is neither limited nor deactivated. */
  current: myRestriction.extend({ runningJobs: z.int() }).nullable(),
  /** Null unless the doer profile is suspended. */
  suspension: myRestriction.nullable(),
})

export const queuedAppeal = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  kind: z.enum(restrictionKinds),
  reasonCode: z.enum(restrictionReasons),
  status: z.enum(appealStatuses),
  at: z.string(),
  dueAt: z.string(),
  decidedAt: z.string().nullable(),
})

export const wholeAppeal = z.object({
  ...decided,
  user: z.object({ id: z.string(), name: z.string(), locale: z.string() }),
  issuerName: z.string().nullable(),
  appeal,
  files: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Why this administrator can't decide it. */
  whyNot: z.string().nullable(),
})
