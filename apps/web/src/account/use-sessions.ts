import { queryOptions } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { isSignedOut, toastSignedOut } from "../session/toast-failure.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { confirm } from "../ui/overlays/confirm.ts"
import { toast } from "../ui/feedback/toast.ts"
import { callAuth } from "../session/person/auth-api.ts"
import { clearPersonData } from "../session/person/clear-person-data.ts"

export interface Session {
  /** A handle to name the session by; the secret itself stays in its browser. */
  token: string
  createdAt: string
  ipAddress: string | null
  userAgent: string | null
  isCurrent: boolean
}

/** The list of sessions, and the three ways to end them, each after a question. */
export function useSessions() {
  const { t } = useTranslation()
  const router = useRouter()
  const { config, queryClient } = router.options.context
  const [busy, setBusy] = useState<string | null>(null)

  const list = queryOptions({
    queryKey: ["sessions"],
    queryFn: async () => {
      const answer = await callAuth(config.serverUrl, "/list-sessions", {}, { method: "GET" })
      if (!answer.ok) throw new Error(answer.code ?? `HTTP error! status: ${answer.status}`)
      return answer.data as Session[]
    },
    // Others come and go on other devices: looked at again each time the section is opened.
    staleTime: 0,
  })

  const end = async (name: string, path: string, body: object) => {
    setBusy(name)
    const answer = await callAuth(config.serverUrl, path, body)
    setBusy(null)
    if (isSignedOut(answer)) toastSignedOut(router.options.context)
    else if (!answer.ok) toast.error(t("security:failed"))
    return answer.ok
  }
  const sure = (description: string, confirmText: string) =>
    confirm({ description, confirmText, confirmButtonProps: { variant: "destructive" } })

  const quit = async ({ token, isCurrent }: Session) => {
    if (isCurrent && !(await sure(t("security:askCurrent"), t("security:quit")))) return
    if (!(await end(token, "/revoke-session", { token }))) return
    if (isCurrent) return clearPersonData(router, "/")
    toast.success(t("security:quitDone"))
    await queryClient.invalidateQueries(list)
  }
  const quitOther = async () => {
    if (!(await sure(t("security:askOther"), t("security:quitOther")))) return
    if (!(await end("other", "/revoke-other-sessions", {}))) return
    toast.success(t("security:quitOtherDone"))
    await queryClient.invalidateQueries(list)
  }
  const quitAll = async () => {
    if (!(await sure(t("security:askAll"), t("security:quitAll")))) return
    if (await end("all", "/revoke-sessions", {})) await clearPersonData(router, "/")
  }
  return { list, busy, quit, quitOther, quitAll }
}
