import { looksLikeEmail } from "@doable/domain/account/email"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { callAuth } from "../../session/person/auth-api.ts"
import { keptEmail } from "../../account/known-email.ts"
import { lastEmail, recordEmail } from "./email-note.ts"
import { usePostedForm } from "../../session/posted-form.ts"
import { useCountdown } from "../../account/use-countdown.ts"

interface ResendLetterProps {
  /** The address, if it is known; else it is asked for. */
  email: string | null
  variant?: "default" | "outline"
}

type Outcome = "sent" | "failed" | "tooMany" | "emailInvalid"

/** Sends the confirmation again, at most once a minute. It never says whether the address has an account. */
export function ResendEmail({ email, variant = "outline" }: ResendLetterProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [until, setUntil] = useState(0)
  const [pending, setPending] = useState(false)
  const posted = usePostedForm<{ resend?: Outcome }>()
  const [outcome, setOutcome] = useState(posted?.result.resend ?? null)
  const left = useCountdown(until)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    setUntil(lastEmail()?.until ?? 0)
    if (field.current) field.current.value ||= keptEmail()
  }, [])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || left > 0) return
    const to = email ?? String(new FormData(event.currentTarget).get("email") ?? "").trim()
    if (!looksLikeEmail(to)) {
      setOutcome("emailInvalid")
      event.currentTarget.querySelector("input")?.focus()
      return
    }
    setPending(true)
    setOutcome(null)
    const { serverUrl } = router.options.context.config
    // Requests the email of this tab's own sign-up, in case someone else has signed up with the address since.
    const last = lastEmail()
    const signUpId = last?.email === to ? last.signUpId : undefined
    const wanted = { email: to, signUpId }
    const answer = await callAuth(serverUrl, "/send-verification-email", wanted, { credentials: "omit" })
    setPending(false)
    if (answer.ok) setUntil(recordEmail(to, { signUpId }).until)
    setOutcome(answer.ok ? "sent" : answer.status === 429 ? "tooMany" : "failed")
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      {email && <input type="hidden" name="email" value={email} />}
      {!email && (
        <Field
          className="mb-4"
          label={t("verify:email")}
          error={outcome === "emailInvalid" && t("verify:emailInvalid")}
        >
          <TextField
            ref={field}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={posted?.values["email"]}
          />
        </Field>
      )}
      <Button type="submit" variant={variant} size="xl" full pending={pending} disabled={left > 0}>
        <span className="tabular-nums">
          {left > 0 ? t("verify:resendIn", { seconds: left }) : t("verify:resend")}
        </span>
      </Button>
      <div role="status" className="text-14 text-ink-2 not-empty:mt-3">
        {outcome === "sent" && t("verify:resent")}
        {outcome === "failed" && <FieldError>{t("verify:failed")}</FieldError>}
        {outcome === "tooMany" && <FieldError>{t("verify:tooMany")}</FieldError>}
      </div>
    </form>
  )
}
