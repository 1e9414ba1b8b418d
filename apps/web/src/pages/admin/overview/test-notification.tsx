import { useMutation } from "@tanstack/react-query"
import { BellRing } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"

/** Shows that the whole path from a command to an open page works. */
export function TestNotification() {
  const { t } = useTranslation()
  const ask = useApi()
  const send = useMutation({
    mutationFn: () => ask((api) => api.admin.sendTestNotification.mutate()),
    onSuccess: () => toast.success(t("admin:testSent")),
    meta: { failure: "admin:testFailed" },
  })
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" icon={BellRing} pending={send.isPending} onClick={() => send.mutate()}>
        {t("admin:test")}
      </Button>
      <p className="text-14 text-ink-2">{t("admin:testHint")}</p>
    </div>
  )
}
