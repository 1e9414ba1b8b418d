import { useRouter } from "@tanstack/react-router"
import { CircleCheck } from "lucide-react"
import { useState } from "react"
import { secondStepCodeLength } from "@doable/domain/account/second-step"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { callAuth } from "../../../session/person/auth-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { CodeField } from "../../../ui/fields/code-field.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { appCodes, secretOf } from "./app-codes.ts"
import { QrCode } from "./qr-code.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"

interface TurnOnProps {
  uri: string
  codes: string[]
  onDone: () => void
}

/**
 * First the app shows the right code, then the recovery codes are saved, then the step is on. The first code may be
 * over by then, so the one of that moment is sent.
 */
export function TurnOnDialog({ uri, codes, onDone }: TurnOnProps) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const [code, setCode] = useState("")
  const [state, setState] = useState<"typing" | "right" | "wrong">("typing")
  const [isSaved, setSaved] = useState(false)
  const [pending, setPending] = useState(false)

  const check = async (typed: string) => {
    const valid = await appCodes(uri)
    setState(!valid || valid.includes(typed) ? "right" : "wrong")
  }
  const turnOn = async () => {
    setPending(true)
    const [current = code] = (await appCodes(uri)) ?? []
    const answer = await callAuth(serverUrl, "/two-factor/verify-totp", { code: current })
    setPending(false)
    if (!answer.ok) {
      setState(answer.code === "INVALID_CODE" ? "wrong" : "right")
      toast.error(t("second-step:on.failed"))
      return
    }
    toast.success(t("second-step:on.done"))
    onDone()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone()}>
      <DialogContent
        size="xl"
        className="md:max-w-[900px]!"
        title={t("second-step:on.title")}
        description={t("second-step:on.text")}
      >
        <div className="grid gap-8 md:grid-cols-2">
          <section aria-labelledby="scan-title">
            <h3 id="scan-title" className="mb-3 display text-d18">
              1. {t("second-step:on.scan")}
            </h3>
            <div className="flex flex-wrap gap-4">
              <QrCode text={uri} label={t("second-step:on.picture")} />
              <p className="flex-1 basis-40 text-14 text-ink-2">{t("second-step:on.apps")}</p>
            </div>
            <details className="mt-3">
              <summary className="link w-fit cursor-pointer text-14">{t("second-step:on.showKey")}</summary>
              <p className="mt-2 font-mono text-14 wrap-anywhere">{spaced(secretOf(uri))}</p>
            </details>
            <Field
              label={t("second-step:on.digits")}
              error={state === "wrong" && t("second-step:on.wrong")}
              className="mt-5"
            >
              <CodeField
                value={code}
                length={secondStepCodeLength}
                onValueChange={(next) => {
                  setCode(next)
                  setState("typing")
                }}
                onComplete={(typed) => void check(typed)}
              />
            </Field>
            <p role="status" className="mt-2 flex items-center gap-2 font-semibold text-brand-text">
              {state === "right" && (
                <>
                  <CircleCheck aria-hidden size={18} /> {t("second-step:on.right")}
                </>
              )}
            </p>
          </section>
          <section aria-labelledby="save-title" inert={state !== "right"} className="inert:opacity-50">
            <h3 id="save-title" className="mb-3 display text-d18">
              2. {t("second-step:on.save")}
            </h3>
            <RecoveryCodes codes={codes} isSaved={isSaved} onSaved={setSaved} />
            <Button
              size="lg"
              full
              disabled={!isSaved || state !== "right"}
              pending={pending}
              onClick={() => void turnOn()}
            >
              {t("second-step:on.submit")}
            </Button>
          </section>
        </div>
      </DialogContent>
    </Dialog>
  )
}

export function NewCodesDialog({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const [isSaved, setSaved] = useState(false)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone()}>
      <DialogContent title={t("second-step:codes.title")}>
        <RecoveryCodes codes={codes} isSaved={isSaved} onSaved={setSaved} />
        <Button size="lg" full disabled={!isSaved} onClick={onDone}>
          {t("second-step:codes.done")}
        </Button>
      </DialogContent>
    </Dialog>
  )
}

/** In groups of four, as one reads them out. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ")
