import type { ApiClient } from "../../../session/api-client.ts"
import type { AuthProblem } from "../../../session/person/auth-api.ts"

type Restriction = Awaited<ReturnType<ApiClient["restriction"]["getMy"]["query"]>>["data"][number]

/** What someone deactivated who has shown who they are is answered with. */
export type ToldWhy = { restriction: Restriction; token: string | null }

export function toldWhy({ code, data }: AuthProblem): ToldWhy | null {
  return code === "ACCOUNT_DEACTIVATED" && data ? (data as ToldWhy) : null
}
