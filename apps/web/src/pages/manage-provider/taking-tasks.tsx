import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { OctagonAlert } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Switch } from "../../ui/fields/switch.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { useApi } from "../../session/use-api.ts"
import type { ProviderData } from "../../session/answers/provider-answers.ts"

interface TakingTasksProps {
  provider: ProviderData
  /** Pausing counts as a change of the profile. */
  onVersion: (version: number) => void
}

/** Takes effect right away: paused profiles are in no list, running work goes on. */
export function TakingTasks({ provider, onVersion }: TakingTasksProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const { id, status } = provider
  const turn = useMutation({
    mutationFn: (isOn: boolean) =>
      ask((api) => (isOn ? api.provider.resume.mutate({ id }) : api.provider.pause.mutate({ id }))),
    onSuccess: async ({ own, status: now }) => {
      if (own) onVersion(own.version)
      // Said when the switch can be pressed again.
      await router.invalidate()
      toast.success(t(now === "paused" ? "provider-manage:taking.paused" : "provider-manage:taking.resumed"))
    },
    meta: { failure: "provider-manage:taking.failed" },
  })
  if (status === "suspended") {
    return (
      <p className="flex max-w-96 gap-2 rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-text">
        <OctagonAlert aria-hidden size={18} strokeWidth={1.9} className="mt-px shrink-0" />
        {t("provider-manage:suspended")}
      </p>
    )
  }
  const isOn = turn.isPending ? turn.variables : status === "published"
  return (
    <Switch
      className="w-auto! max-w-80"
      label={<span className="font-semibold">{t("provider-manage:taking.label")}</span>}
      hint={t(isOn ? "provider-manage:taking.on" : "provider-manage:taking.off")}
      checked={isOn}
      aria-busy={turn.isPending || undefined}
      onChange={(event) => !turn.isPending && turn.mutate(event.currentTarget.checked)}
    />
  )
}
