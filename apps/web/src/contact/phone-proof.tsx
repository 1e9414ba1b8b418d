import { phoneCodeLength } from "@doable/domain/contact/phone-code"
import { useMutation } from "@tanstack/react-query"
import { Check, MessageSquare } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { clockText } from "../i18n/clock-text.ts"
import { usePause } from "../account/use-pause.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Chip } from "../ui/data/chip.tsx"
import { CodeField } from "../ui/fields/code-field.tsx"
import { Field } from "../ui/fields/field.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"

interface PhoneProofProps {
  phone: string
  isProven: boolean
  onProven: () => void
}

/** Verifies a phone number: we send a code, and the person enters it here. */
export function PhoneProof({ phone, isProven, onProven }: PhoneProofProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState("")
  const pause = usePause("phone-code")
  const box = useRef<HTMLInputElement>(null)

  const send = useMutation({
    mutationFn: () => ask((api) => api.contact.requestPhoneOtp.mutate({ phoneNumber: phone })),
    onSuccess: () => {
      setSent(true)
      setCode("")
      pause.start()
      // At the foot of a phone it would lie on what is used next.
      const isPhone = matchMedia("(width < 48rem)").matches
      toast.success(t("contacts:codeSent"), isPhone ? { position: "top-center" } : {})
    },
    meta: { failure: "contacts:codeSendFailed" },
  })
  // The code was asked for here, so it is typed next.
  useEffect(() => {
    if (send.isSuccess) box.current?.focus()
  }, [send.isSuccess])
  const verify = useMutation({
    mutationFn: (otp: string) =>
      ask((api) => api.contact.validatePhoneOtp.mutate({ phoneNumber: phone, otp })),
    onSuccess: () => {
      toast.success(t("contacts:phoneVerified"))
      onProven()
    },
    meta: { failure: "contacts:codeInvalid" },
  })

  if (isProven) {
    return (
      <Chip tone="ok" icon={Check} className="w-fit">
        {t("contacts:verified")}
      </Chip>
    )
  }
  const wait = pause.left > 0 && t("contacts:codeAgainIn", { time: clockText(pause.left) })
  if (!isSent) {
    return (
      <Button
        variant="outline"
        icon={MessageSquare}
        pending={send.isPending}
        disabled={Boolean(wait)}
        className="w-fit"
        onClick={() => send.mutate()}
      >
        {wait || t("contacts:sendCode")}
      </Button>
    )
  }
  return (
    <div className="grid gap-3">
      <Field
        label={t("contacts:code")}
        hint={t("contacts:codeHint", { phone })}
        error={verify.isError && t("contacts:codeInvalid")}
      >
        <CodeField
          ref={box}
          length={phoneCodeLength}
          value={code}
          onValueChange={(next) => {
            setCode(next)
            verify.reset()
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          variant="secondary"
          pending={verify.isPending}
          disabled={code.length !== phoneCodeLength}
          onClick={() => verify.mutate(code)}
        >
          {t("contacts:verify")}
        </Button>
        <Button
          variant="ghost"
          pending={send.isPending}
          disabled={Boolean(wait)}
          onClick={() => send.mutate()}
        >
          <span className="tabular-nums">{wait || t("contacts:newCode")}</span>
        </Button>
      </div>
    </div>
  )
}
