import type { ServerDeps } from "../../platform/server/api-env.ts"
import { cookiesOf } from "../session-cookie.ts"

/** The library takes away the session of someone who logs in again. Until the code is right, they stay who they are. */
export function keepingSession(response: Response, { config }: Pick<ServerDeps, "config">) {
  const { session } = cookiesOf(config).names
  const cookies = response.headers.getSetCookie()
  response.headers.delete("Set-Cookie")
  for (const cookie of cookies)
    if (!cookie.startsWith(`${session}=`)) response.headers.append("Set-Cookie", cookie)
  return response
}
