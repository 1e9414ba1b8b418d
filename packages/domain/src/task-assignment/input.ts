import { z } from "zod"

export const assignmentsByTaskInput = z.object({ taskId: z.uuid() })
export type AssignmentsByTask = z.infer<typeof assignmentsByTaskInput>
