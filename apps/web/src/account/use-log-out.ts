import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { confirm } from "../ui/overlays/confirm.ts"
import { toast } from "../ui/feedback/toast.ts"
import { callAuth } from "../session/person/auth-api.ts"
import { forgetDrafts } from "../session/person/forget-drafts.ts"
import { forgetPerson } from "../session/person/forget-person.ts"

/** Asks, ends the session on the server, and forgets everything this page knew about the person. */
export function useLogOut() {
  const router = useRouter()
  const { t } = useTranslation()

  return async () => {
    if (!(await confirm({ title: t("shell:logOutQuestion"), confirmText: t("shell:logOut") }))) return
    const { config } = router.options.context
    const answer = await callAuth(config.serverUrl, "/sign-out", {})
    if (!answer.ok) {
      toast.error(t("shell:logOutFailed"))
      return
    }
    try {
      forgetDrafts(localStorage)
    } catch {
      // A browser that keeps nothing.
    }
    await forgetPerson(router, "/")
  }
}
