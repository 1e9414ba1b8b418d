import { deviceOf } from "@doable/domain/account/device"
import { useState } from "react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useApi } from "../session/use-api.ts"
import { Chip } from "../ui/data/chip.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { showResult } from "../ui/focus/show-result.ts"
import { Button } from "../ui/layout/button.tsx"
import { turnPushOff } from "./browser-push.ts"

export interface PushDevice {
  id: string
  userAgent: string | null
  isCurrent: boolean
  createdAt: string
  lastUsedAt: string | null
}

interface PushDevicesProps {
  devices: readonly PushDevice[]
  onChange: () => Promise<unknown>
}

export function PushDevices({ devices, onChange }: PushDevicesProps) {
  const { t } = useTranslation()
  if (devices.length === 0) return <p className="mt-2 text-14 text-ink-3">{t("push:noDevices")}</p>
  return (
    <ul aria-label={t("push:devices")} className="mt-2 border-t border-line">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} onChange={onChange} />
      ))}
    </ul>
  )
}

function DeviceRow({ device, onChange }: { device: PushDevice; onChange: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const date = useDate()
  const ask = useApi()
  const [isPending, setPending] = useState(false)
  const { browser, system } = deviceOf(device.userAgent)
  const parts = [browser, system].filter((part) => part !== "Unknown")
  const name = parts.join(" · ") || t("push:unknownDevice")

  async function remove() {
    setPending(true)
    try {
      await ask((api) => api.push.unsubscribe.mutate({ id: device.id }))
      if (device.isCurrent) await turnPushOff()
      toast.success(t("push:removed"))
      await onChange()
      showResult("#push-title")
    } catch {
      toast.error(t("push:failed"))
      setPending(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.isCurrent && (
            <Chip tone="ok" dense>
              {t("push:here")}
            </Chip>
          )}
        </p>
        <p className="text-13 text-ink-3">
          {device.lastUsedAt
            ? t("push:lastPush", { date: date(device.lastUsedAt, "long") })
            : t("push:since", { date: date(device.createdAt, "long") })}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        pending={isPending}
        aria-label={t("push:removeNamed", { name })}
        onClick={() => void remove()}
      >
        {t("push:remove")}
      </Button>
    </li>
  )
}
