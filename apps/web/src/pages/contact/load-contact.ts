import type { AuthState } from "../../session/auth-context.ts"
import type { ApiClient } from "../../session/api-client.ts"
import type { RouterContext } from "../../session/router-context.ts"

type Mine = Awaited<ReturnType<ApiClient["contactMessage"]["getMy"]["query"]>>
export type MyMessage = Mine["data"][number]
/** Null for visitors, who have none here. */
export type ContactData = { mine: Mine | "failed" | null }

export const myMessagesInput = { pagination: { limit: 20, offset: 0 } }

export async function loadContact(context: RouterContext & { auth: AuthState }): Promise<ContactData> {
  if (!context.auth?.user) return { mine: null }
  const api = await context.api()
  return { mine: await api.contactMessage.getMy.query(myMessagesInput).catch(() => "failed" as const) }
}
