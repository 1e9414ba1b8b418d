import { z } from "zod"
import { money } from "../../money/money.ts"
import { includedLines } from "../../offer/limits.ts"
import { taskDescriptionLength } from "../../task/limits.ts"
import { contestLength, filesPerContest } from "../fault/limits.ts"
import { cancelReasons } from "../status.ts"
import { answerNoteLength, changeNoteLength } from "./limits.ts"
import { cancelAfters, claimedFaults } from "../status.ts"

const id = z.uuid()
const moment = z.iso.datetime({ offset: true })
const asked = { taskId: id, note: z.string().trim().max(changeNoteLength).optional() }

/** `confirmedPrice`: typed once more where the price is far from the agreed one, in minor units. */
const price = z.object({
  ...asked,
  kind: z.literal("price"),
  price: money,
  confirmedPrice: z.int().min(0).max(2_147_483_647).nullable().optional(),
})

const schedule = z.object({ ...asked, kind: z.literal("schedule"), scheduledAt: moment })

/** What is left out stays as it was agreed. */
const scope = z.object({
  ...asked,
  kind: z.literal("scope"),
  scopeText: z.string().trim().min(taskDescriptionLength.min).max(taskDescriptionLength.max).optional(),
  included: z.array(z.string().trim().min(1).max(includedLines.length)).max(includedLines.max).optional(),
})

/** Only the client chooses `after`: a doer's choice is ignored. */
const cancel = z.object({
  ...asked,
  kind: z.literal("cancel"),
  reasonCode: z.enum(cancelReasons),
  claimedFault: z.enum(claimedFaults),
  after: z.enum(cancelAfters).default("reopen"),
})

export const createChangeInput = z.object({
  payload: z.discriminatedUnion("kind", [price, schedule, scope, cancel]),
})
export type CreateChange = z.infer<typeof createChangeInput>
export type ChangePayload = CreateChange["payload"]

/**
 * `contest`: yes to the end, no to the fault. `after`: what the client who agrees to a doer's request wants for the
 * task.
 */
export const answerChangeInput = z.object({
  id,
  accept: z.boolean(),
  note: z.string().trim().max(answerNoteLength).optional(),
  after: z.enum(cancelAfters).optional(),
  contest: z
    .object({
      text: z.string().trim().min(contestLength.min).max(contestLength.max),
      fileIds: z.array(id).max(filesPerContest).default([]),
    })
    .optional(),
})
export type AnswerChange = z.infer<typeof answerChangeInput>

export const changeIdInput = z.object({ id })
export type ChangeId = z.infer<typeof changeIdInput>

export const changesByTaskInput = z.object({
  taskId: id,
  pagination: z
    .object({ limit: z.int().min(1).max(100).default(20), offset: z.int().min(0).max(10_000).default(0) })
    .prefault({}),
})
export type ChangesByTask = z.infer<typeof changesByTaskInput>
