// The shapes in which tasks come from the API.
import type { ApiClient } from "../api-client.ts"

type Answer<Call extends (...of: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type TaskListAnswer = Answer<ApiClient["task"]["getList"]["query"]>
export type TaskCardData = TaskListAnswer["data"][number]
export type TaskPageAnswer = Answer<ApiClient["task"]["getById"]["query"]>
export type TaskData = TaskPageAnswer["task"]
export type TaskTimelineAnswer = Answer<ApiClient["task"]["getTimeline"]["query"]>
export type MyTasksAnswer = Answer<ApiClient["task"]["getMy"]["query"]>
