// The shapes in which invites come from the API.
import type { ApiClient } from "../api-client.ts"

export type InviteList = Awaited<ReturnType<ApiClient["taskInvite"]["getByTask"]["query"]>>
