// The shapes in which disputes and faults come from the API.
import type { ApiClient } from "../api-client.ts"

type Answer<Call extends (...of: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type Dispute = NonNullable<Answer<ApiClient["dispute"]["getByTask"]["query"]>>
export type Proposal = Dispute["proposals"][number]
