import type { ProviderId } from "@doable/domain/account/ways-in/provider"
import { callAuth, type AuthAnswer } from "../../session/person/auth-api.ts"

interface Wanted {
  /** To log in, or to link an account to one's own. */
  path: "/sign-in/social" | "/link-social"
  provider: ProviderId
  /** The page to come back to. */
  callbackURL: string
  /** The link that someone new came by. */
  invitedBy?: string | undefined
}

/** Leaves for the provider's own page, unless the API refuses. */
export async function goToProvider(serverUrl: string, { path, ...body }: Wanted): Promise<AuthAnswer> {
  const answer = await callAuth(serverUrl, path, body)
  if (answer.ok) window.location.assign((answer.data as { url: string }).url)
  return answer
}
