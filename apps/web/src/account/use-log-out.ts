import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { confirm } from "../ui/overlays/confirm.ts"
import { toast } from "../ui/feedback/toast.ts"
import { callAuth } from "../session/person/auth-api.ts"
import { deleteLocalDrafts } from "../session/person/delete-local-drafts.ts"
import { clearPersonData } from "../session/person/clear-person-data.ts"

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
      deleteLocalDrafts(localStorage)
    } catch {
      // A browser that keeps nothing.
    }
    await closeShown().catch(() => {})
    await clearPersonData(router, "/")
  }
}

/** The next person at this browser doesn't read what was pushed to this one. */
async function closeShown() {
  if (!("serviceWorker" in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration("/")
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
