import { useRouter } from "@tanstack/react-router"
import { CircleCheck } from "lucide-react"
import { useState } from "react"
import { useConfirmItsYou } from "../../second-step/use-confirm-its-you.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { callAuth } from "../../../session/person/auth-api.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useLater } from "../../../ui/layout/use-later.ts"
import { confirm } from "../../../ui/overlays/confirm.ts"
import type { WaysIn } from "../../ways-in/use-ways-in.ts"
import { BackToAdmin } from "./admin-note.tsx"
import { WayRow } from "./way-row.tsx"

const load = () => import("./second-step-dialogs.tsx")
const words = ["second-step"] as const

const paths = {
  on: "/two-factor/enable",
  off: "/two-factor/disable",
  codes: "/two-factor/generate-backup-codes",
  keep: "/two-factor/cancel-removal",
}

/** What the library answers with: the secret's address and the recovery codes, shown once. */
type Shown = { totpURI?: string; backupCodes: string[] }

interface SecondStepRowProps {
  step: WaysIn["secondStep"]
  /** Asked for before anything changes; someone without one logs in once more if that was a while ago. */
  hasPassword: boolean
  onChanged: () => Promise<void>
}

export function SecondStepRow({ step, hasPassword, onChanged }: SecondStepRowProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { serverUrl } = useRouter().options.context.config
  const itsYou = useConfirmItsYou()
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const dialogs = useLater({
    load,
    words,
    isWanted: shown !== null,
    onFailure: () => {
      setShown(null)
      toast.error(t("common:unexpected"))
    },
  })

  /** Each of the three asks who it is; null if that was cancelled. */
  const change = async (path: string) => {
    if (busy) return null
    const password = hasPassword ? await itsYou.ask() : ""
    if (password === null) return null
    setBusy(path)
    const call = () => callAuth(serverUrl, path, hasPassword ? { password } : {})
    const answer = hasPassword ? await call() : await itsYou.withRecent(call)
    setBusy(null)
    return answer
  }
  const show = async (path: string) => {
    const answer = await change(path)
    if (answer?.ok) setShown(answer.data as Shown)
    else if (answer) toast.error(t("common:unexpected"))
  }
  const turnOff = async () => {
    const description = t("security:ways.askOff")
    const confirmButtonProps = { variant: "destructive" } as const
    const confirmText = t("security:ways.turnOff")
    if (!(await confirm({ description, confirmText, confirmButtonProps }))) return
    const answer = await change(paths.off)
    if (!answer) return
    if (answer.ok) toast.success(t("security:ways.isOff"))
    else toast.error(t("security:ways.offFailed"))
    await onChanged()
  }
  const keep = async () => {
    setBusy(paths.keep)
    const answer = await callAuth(serverUrl, paths.keep, {})
    setBusy(null)
    if (answer.ok) toast.success(t("security:ways.kept"))
    else toast.error(t("security:ways.keepFailed"))
    await onChanged()
  }
  const finish = async (isChanged: boolean) => {
    setShown(null)
    if (isChanged) await onChanged()
  }

  return (
    <WayRow
      isOn={step !== undefined}
      name={t("security:ways.secondStep")}
      chip={
        step?.since && (
          <Chip tone="ok" dense icon={CircleCheck}>
            {t("security:ways.onSince", { date: date(step.since, "xs") })}
          </Chip>
        )
      }
      text={
        <>
          <p>
            {step
              ? t("security:ways.codesLeft", { count: step.codesLeft })
              : t(`security:ways.${hasPassword ? "off" : "offNoPassword"}`)}
          </p>
          {step && <BackToAdmin />}
          {step?.removalDueAt && (
            <p className="mt-1 text-danger-text">
              {t("security:ways.lost", { date: date(step.removalDueAt, "long") })}
            </p>
          )}
        </>
      }
    >
      {step?.removalDueAt && (
        <Button size="sm" pending={busy === paths.keep} onClick={() => void keep()}>
          {t("security:ways.keep")}
        </Button>
      )}
      {step ? (
        <>
          <Button
            variant="outline"
            size="sm"
            pending={busy === paths.codes}
            onClick={() => void show(paths.codes)}
          >
            {t("security:ways.newCodes")}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            pending={busy === paths.off}
            onClick={() => void turnOff()}
            className="text-danger-text!"
          >
            {t("security:ways.turnOff")}
          </Button>
        </>
      ) : (
        <Button size="sm" pending={busy === paths.on} onClick={() => void show(paths.on)}>
          {t("security:ways.turnOn")}
        </Button>
      )}
      {itsYou.dialog}
      {shown && dialogs && shown.totpURI && (
        <dialogs.TurnOnDialog
          uri={shown.totpURI}
          codes={shown.backupCodes}
          hasPassword={hasPassword}
          onDone={(isOn) => void finish(isOn)}
        />
      )}
      {shown && dialogs && !shown.totpURI && (
        <dialogs.NewCodesDialog codes={shown.backupCodes} onDone={() => void finish(true)} />
      )}
    </WayRow>
  )
}
