import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Switch } from "../../ui/fields/switch.tsx"
import { useApi } from "../../session/use-api.ts"
import { ManageProfileLink } from "../../provider/own-profile-links.tsx"
import type { DashboardData } from "./load-dashboard.ts"

/** Whether the doer is to be found; a profile that isn't published or suspended says so instead. */
export function TakingTasks({ status, id }: Pick<DashboardData, "status"> & { id: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  // Shows the change right away, and undoes it if it's refused.
  const [isTaking, setTaking] = useState(status === "published")
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) =>
      ask((api) => (isWanted ? api.provider.resume : api.provider.pause).mutate({ id })),
    onSuccess: () => router.invalidate(),
    onError: () => setTaking(status === "published"),
    meta: { failure: "provider-dashboard:taking.failed" },
  })
  if (status === "suspended") {
    return <p className="text-danger-text">{t("provider-dashboard:status.suspended")}</p>
  }
  if (status === "draft") {
    return (
      <p className="text-ink-2">
        {t("provider-dashboard:status.draft")}{" "}
        <ManageProfileLink className="link">{t("provider-dashboard:status.draftAction")}</ManageProfileLink>
      </p>
    )
  }
  return (
    <div>
      <Switch
        label={t("provider-dashboard:taking.label")}
        checked={isTaking}
        disabled={isPending}
        onChange={(event) => {
          setTaking(event.currentTarget.checked)
          mutate(event.currentTarget.checked)
        }}
      />
      {status === "paused" && (
        <p role="status" className="max-w-[40ch] text-14 text-ink-2">
          {t("provider-dashboard:taking.paused")}
        </p>
      )}
    </div>
  )
}
