// The shapes in which questions come from the API.
import type { ApiClient } from "../api-client.ts"

export type QuestionList = Awaited<ReturnType<ApiClient["taskQuestion"]["getByTask"]["query"]>>
export type Question = QuestionList["data"][number]
