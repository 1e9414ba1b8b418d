import { queryOptions, useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { callAuth } from "../../session/person/auth-api.ts"

export interface WaysIn {
  /** Whether the last login is recent enough for a change. */
  isRecent?: boolean
  secondStep?: { since: string | null; codesLeft: number; removalDueAt: string | null }
  password: { changedAt: string } | null
  passkeys: Passkey[]
  /** The email is the provider's; accounts that were linked long ago have none. */
  linked: { provider: string; email: string | null; since: string }[]
}

export interface Passkey {
  id: string
  name: string | null
  createdAt: string
  lastUsedAt: string | null
}

const waysInQuery = (serverUrl: string) =>
  queryOptions({
    queryKey: ["ways-in"],
    queryFn: async () => {
      const answer = await callAuth(serverUrl, "/ways-in", {}, { method: "GET" })
      if (!answer.ok) throw new Error(answer.code ?? `HTTP error! status: ${answer.status}`)
      return answer.data as WaysIn
    },
    staleTime: 0,
  })

export function useWaysIn({ enabled = true } = {}) {
  return useQuery({ ...waysInQuery(useRouter().options.context.config.serverUrl), enabled })
}
