import { z } from "zod"
import { textOf } from "../../text/length-input.ts"
import { perLocale } from "../../locale.ts"
import { contestLength, filesPerContest, reasoningLength } from "./limits.ts"
import { decidedFaults } from "./faults.ts"

const id = z.uuid()
const text = z.string().trim().min(contestLength.min).max(contestLength.max)

/** `id`: of the assignment. */
export const contestFaultInput = z.object({
  id,
  text,
  fileIds: z.array(id).max(filesPerContest).default([]),
})
export type ContestFault = z.infer<typeof contestFaultInput>

export const commentContestInput = z.object({ id, text: textOf({ min: 1, max: contestLength.max }) })
export type CommentContest = z.infer<typeof commentContestInput>

/** In each language that one of the two reads; the others may stay empty. */
export const reasoning = z.object(perLocale(() => z.string().trim().max(reasoningLength.max).optional()))

export const decideFaultInput = z.object({ id, fault: z.enum(decidedFaults), reasoning })
export type DecideFault = z.infer<typeof decideFaultInput>

export const assignmentIdInput = z.object({ id })
export type AssignmentId = z.infer<typeof assignmentIdInput>

export const contestedFaultsInput = z.object({
  isDecided: z.boolean().default(false),
  pagination: z
    .object({ limit: z.int().min(1).max(100).default(20), offset: z.int().min(0).max(10_000).default(0) })
    .prefault({}),
})
export type ContestedFaults = z.infer<typeof contestedFaultsInput>
