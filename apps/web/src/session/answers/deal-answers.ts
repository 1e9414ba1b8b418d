// The shapes in which ways out of a job come from the API.
import type { ApiClient } from "../api-client.ts"

type Answer<Call extends (...of: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type ChangeList = Answer<ApiClient["changeRequest"]["getByTask"]["query"]>
export type ChangeRequest = ChangeList["data"][number]
export type FaultRecord = Answer<ApiClient["taskAssignment"]["getMyRecord"]["query"]>
