import { z } from "zod"
import { textOf } from "../text/length-input.ts"
import { timing } from "../task/input.ts"
import { cancelAfters, claimedFaults } from "./status.ts"
import { cancelNoteLength, changesTextLength, completionNoteLength, filesPerReport } from "./limits.ts"
import { cancelReasons } from "./status.ts"

const id = z.uuid()

export const assignmentsByTaskInput = z.object({ taskId: id })
export type AssignmentsByTask = z.infer<typeof assignmentsByTaskInput>

export const requestCompletionInput = z.object({
  id,
  note: textOf({ max: completionNoteLength }).optional(),
  fileIds: z.array(id).max(filesPerReport).default([]),
})
export type RequestCompletion = z.infer<typeof requestCompletionInput>

/** `settled`: with the same tap, that the money is settled. */
export const confirmCompletionInput = z.object({ id, settled: z.boolean().optional() })
export type ConfirmCompletion = z.infer<typeof confirmCompletionInput>

export const requestChangesInput = z.object({
  id,
  text: textOf(changesTextLength),
})
export type RequestChanges = z.infer<typeof requestChangesInput>

export const setSettledInput = z.object({ id, settled: z.boolean() })
export type SetSettled = z.infer<typeof setSettledInput>

/**
 * `after` is the client's to choose; when a doer leaves, the task opens again where it can. With a claimed fault it
 * becomes a request where it is too late to cancel alone; without one it is refused.
 */
export const cancelAssignmentInput = z.object({
  id,
  reasonCode: z.enum(cancelReasons),
  note: z.string().trim().max(cancelNoteLength.max).optional(),
  claimedFault: z.enum(claimedFaults).optional(),
  after: z.enum(cancelAfters).default("reopen"),
  timing: timing.optional(),
})
export type CancelAssignment = z.infer<typeof cancelAssignmentInput>
