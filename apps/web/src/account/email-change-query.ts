import { queryOptions } from "@tanstack/react-query"
import { callAuth } from "../session/person/auth-api.ts"

/** An email change that waits for its two confirmations. */
export interface WaitingChange {
  oldEmail: string
  newEmail: string
  expiresAt: string
  confirmed: { old: boolean; new: boolean }
  /** Which address the link confirms whose token was named. */
  confirms: "old" | "new" | null
}

export const emailChangeKey = ["email-change"]

/** Asked again each time it is shown: the links may have been followed on another device. */
export function emailChangeQuery(serverUrl: string, token?: string) {
  return queryOptions({
    queryKey: [...emailChangeKey, token ?? null],
    queryFn: async () => {
      const answer = await callAuth(serverUrl, "/find-email-change", { token })
      if (!answer.ok) throw new Error(answer.code ?? `HTTP error! status: ${answer.status}`)
      return (answer.data as { waiting: WaitingChange | null }).waiting
    },
    staleTime: 0,
  })
}
