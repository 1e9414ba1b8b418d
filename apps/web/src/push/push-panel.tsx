import { useQuery, queryOptions } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useApi } from "../session/use-api.ts"
import { useAuth } from "../session/use-auth.ts"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { Switch } from "../ui/fields/switch.tsx"
import { showResult } from "../ui/focus/show-result.ts"
import { turnPushOff, turnPushOn, type PushState, readPushState, watchPermission } from "./browser-push.ts"
import { PushDevices, type PushDevice } from "./push-devices.tsx"
import type { RouterContext } from "../session/router-context.ts"

export interface PushPanelProps {
  /** Once there's a device more or less. */
  onChange?: () => void
}

/** Pushes on this browser, on or off, and the person's other devices that get them. */
export function PushPanel({ onChange }: PushPanelProps) {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const userId = useAuth()?.user?.id ?? ""
  const query = useQuery(devicesQuery(api, userId))
  const { refetch } = query
  useEffect(() => watchPermission(() => void refetch()), [refetch])
  if (query.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-14" />
      </SkeletonGroup>
    )
  if (!query.data)
    return (
      <ListError
        title={t("push:loadFailed")}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const { state, isOffered, devices } = query.data
  if (!isOffered) return null
  const change = async () => {
    onChange?.()
    await refetch()
  }
  return (
    <section id="push" aria-labelledby="push-title" className="mt-8 scroll-mt-24">
      <h3 id="push-title" className="text-17 font-semibold">
        {t("push:panel")}
      </h3>
      <OnOff state={state} devices={devices} userId={userId} onChange={change} />
      <PushDevices devices={devices} onChange={change} />
    </section>
  )
}

interface OnOffProps {
  state: PushState
  devices: readonly PushDevice[]
  userId: string
  onChange: () => Promise<unknown>
}

const advice = {
  blocked: "push:blockedHere",
  "home-screen": "push:homeScreen",
  unsupported: "push:unsupported",
} as const

function OnOff({ state, devices, userId, onChange }: OnOffProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const [isPending, setPending] = useState(false)
  if (state !== "on" && state !== "off") return <p className="mt-1 text-ink-2">{t(advice[state])}</p>
  const here = devices.find(({ isCurrent }) => isCurrent)
  const isOn = state === "on" && here !== undefined

  async function change() {
    if (isPending) return
    setPending(true)
    try {
      if (isOn) {
        await ask((api) => api.push.unsubscribe.mutate({ id: here.id }))
        await turnPushOff()
        toast.success(t("push:turnedOff"))
      } else {
        const now = await turnPushOn(ask, userId)
        if (now === "on") toast.success(t("push:turnedOn"))
        // The switch gives way to what can be done about it.
        else if (now === "blocked") showResult("#push-title")
      }
    } catch {
      toast.error(t("push:failed"))
    }
    await onChange()
    setPending(false)
  }
  return (
    <Switch
      label={t("push:thisDevice")}
      hint={t("push:thisDeviceHint")}
      checked={isOn}
      aria-busy={isPending}
      onChange={() => void change()}
    />
  )
}

/** What this browser says, and which devices the server sends to. */
const devicesQuery = (api: RouterContext["api"], userId: string) =>
  queryOptions({
    queryKey: ["push-devices", userId],
    queryFn: async () => {
      const { push } = await api()
      const [state, { key }, { devices }] = await Promise.all([
        readPushState(userId),
        push.getKey.query(),
        push.getMy.query(),
      ])
      return { state, isOffered: key !== null, devices }
    },
    // Devices come and go elsewhere, and permission is given in the browser's own settings.
    staleTime: 0,
  })
