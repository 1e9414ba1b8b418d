import { useRouter } from "@tanstack/react-router"
import { Check, CircleCheck, Copy } from "lucide-react"
import { useRef, useState, type ReactNode } from "react"
import { secondStepCodeLength } from "@doable/domain/account/second-step"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { callAuth } from "../../../session/person/auth-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { CodeField } from "../../../ui/fields/code-field.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { appCodes, secretOf } from "./app-codes.ts"
import { QrCode } from "./qr-code.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { useCopyText } from "./use-copy-text.ts"

interface TurnOnProps {
  uri: string
  codes: string[]
  hasPassword: boolean
  onDone: (isOn: boolean) => void
}

/**
 * First the app shows the right code, then the recovery codes are saved, then the step is on. The first code may be
 * over by then, so the one of that moment is sent.
 */
export function TurnOnDialog({ uri, codes, hasPassword, onDone }: TurnOnProps) {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const [code, setCode] = useState("")
  const [state, setState] = useState<"typing" | "right" | "wrong">("typing")
  const [isSaved, setSaved] = useState(false)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const copyText = useCopyText()
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
      const isWrong = answer.code === "INVALID_CODE"
      setState(isWrong ? "wrong" : "right")
      // The button that was pressed is out of reach until the code is right.
      if (isWrong) field.current?.focus()
      toast.error(t("second-step:on.failed"))
      return
    }
    toast.success(t("second-step:on.done"))
    onDone(true)
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone(false)}>
      <DialogContent
        size="xl"
        className="md:max-w-[900px]!"
        title={t("second-step:on.title")}
        description={t(`second-step:on.${hasPassword ? "text" : "textNoPassword"}`)}
        // The code is what the person came to type.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          field.current?.focus()
        }}
      >
        <div className="grid gap-8 border-t border-line pt-5 md:grid-cols-2 md:gap-0 md:*:first:pr-8 md:*:last:border-l md:*:last:border-line md:*:last:pl-8">
          <section aria-labelledby="scan-title">
            <StepTitle id="scan-title" number={1} isDone={state === "right"}>
              {t("second-step:on.scan")}
            </StepTitle>
            <div className="flex flex-wrap items-center gap-5">
              <QrCode text={uri} label={t("second-step:on.picture")} />
              <div className="flex-1 basis-40 text-14">
                <p className="text-ink-2">{t("second-step:on.apps")}</p>
                <details className="mt-4">
                  <summary className="link w-fit cursor-pointer list-none">
                    {t("second-step:on.showKey")}
                  </summary>
                  <p className="mt-2 font-mono wrap-anywhere">{spaced(secretOf(uri))}</p>
                  <Button
                    variant="outline"
                    size="sm"
                    icon={Copy}
                    onClick={() => void copyText(secretOf(uri), t("second-step:on.keyCopied"))}
                    className="mt-2"
                  >
                    {t("second-step:on.copyKey")}
                  </Button>
                </details>
                {/* On the phone itself there's nothing to scan the picture with. */}
                <a href={uri} className="mt-3 link block w-fit">
                  {t("second-step:on.openApp")}
                </a>
              </div>
            </div>
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
                ref={field}
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
            <StepTitle id="save-title" number={2}>
              {t("second-step:on.save")}
            </StepTitle>
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
  // The old codes are gone already: someone who closes this by mistake would have none.
  const leave = async () => {
    const sure =
      isSaved ||
      (await confirm({
        title: t("second-step:codes.leaveTitle"),
        description: t("second-step:codes.leaveText"),
        confirmText: t("second-step:codes.leave"),
        cancelText: t("second-step:codes.stay"),
        confirmButtonProps: { variant: "destructive" },
      }))
    if (sure) onDone()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && void leave()}>
      <DialogContent title={t("second-step:codes.title")} description={t("second-step:codes.oldEnd")}>
        <RecoveryCodes codes={codes} isSaved={isSaved} onSaved={setSaved} />
        <Button size="lg" full disabled={!isSaved} onClick={onDone}>
          {t("second-step:codes.done")}
        </Button>
      </DialogContent>
    </Dialog>
  )
}

interface StepTitleProps {
  id: string
  number: number
  isDone?: boolean
  children: ReactNode
}

function StepTitle({ id, number, isDone = false, children }: StepTitleProps) {
  return (
    <h3 id={id} className="mb-3.5 flex items-center gap-2.5 display text-d18">
      <span className="grid size-7 flex-none place-items-center rounded-full bg-brand text-14 text-on-brand">
        {isDone ? <Check aria-hidden size={17} strokeWidth={2.6} /> : number}
      </span>
      {children}
    </h3>
  )
}

/** In groups of four, as one reads them out. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ")
