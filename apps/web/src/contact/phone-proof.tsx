import { phoneText } from "@doable/domain/contact/phone-countries"
import { phoneCodeLength } from "@doable/domain/contact/phone-code"
import { useEffect, useRef } from "react"
import { clockText } from "../i18n/clock-text.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { CodeField } from "../ui/fields/code-field.tsx"
import { Field } from "../ui/fields/field.tsx"
import { Button } from "../ui/layout/button.tsx"
import type { usePhoneCode } from "./use-phone-code.ts"

interface PhoneProofProps {
  phone: string
  proof: ReturnType<typeof usePhoneCode>
}

/** Where the code is entered; its last digit verifies it, and so does the button of the form around it. */
export function PhoneProof({ phone, proof: { code, write, send, verify, secondsLeft } }: PhoneProofProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  // The code was asked for here, so it is typed next.
  useEffect(() => box.current?.focus(), [send.submittedAt])
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        label={t("contacts:code")}
        hint={t("contacts:codeHint", { phone: phoneText(phone) })}
        error={verify.isError && t("contacts:codeInvalid")}
      >
        <CodeField
          ref={box}
          length={phoneCodeLength}
          value={code}
          onValueChange={write}
          onComplete={(whole) => !verify.isPending && verify.mutate({ phone, code: whole })}
        />
      </Field>
      <Button
        variant="link"
        pending={send.isPending}
        disabled={secondsLeft > 0}
        onClick={() => send.mutate(phone)}
      >
        <span className="tabular-nums">
          {secondsLeft > 0
            ? t("contacts:codeAgainIn", { time: clockText(secondsLeft) })
            : t("contacts:newCode")}
        </span>
      </Button>
    </div>
  )
}
