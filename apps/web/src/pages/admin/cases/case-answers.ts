// The shapes in which cases come from the API, and where they are asked for.
import type { ApiClient } from "../../../session/api-client.ts"

type Answer<Call extends (...of: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type DisputeCase = Answer<ApiClient["adminDispute"]["getById"]["query"]>
export type FaultCase = Answer<ApiClient["adminAssignment"]["getContest"]["query"]>
export type Case = DisputeCase["case"]
export type CaseChatAnswer = Answer<ApiClient["adminDispute"]["getChat"]["query"]>
export type CaseFile = Pick<DisputeCase["dispute"]["files"][number], "id" | "mimeType" | "name">
export type DecisionPreviewAnswer = Answer<ApiClient["adminDispute"]["preview"]["mutate"]>
