import { Link, useRouter } from "@tanstack/react-router"
import { MailCheck } from "lucide-react"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { AccountSlip } from "../../account/account-slip.tsx"
import { requestPasswordLink } from "../../account/request-password-link.ts"
import { SlipMark } from "../../account/slip-mark.tsx"
import { emailProblem } from "./email-problem.ts"
import { StrongPart } from "../../account/strong-part.tsx"
import { usePostedForm } from "../../session/posted-form.ts"
import { usePause } from "../../account/use-pause.ts"

type Problem = "emailRequired" | "emailInvalid" | "failed" | "tooMany"
interface Posted {
  sentTo?: string
  problem?: Problem
}

/** Asks for a link to a new password. The answer is the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  const title = useRef<HTMLHeadingElement>(null)
  const posted = usePostedForm<Posted>()
  const [sentTo, setSentTo] = useState(posted?.result.sentTo ?? null)
  const [problem, setProblem] = useState(posted?.result.problem ?? null)
  const [pending, setPending] = useState(false)
  const pause = usePause("password-link")
  useEffect(() => {
    if (sentTo) title.current?.focus()
  }, [sentTo])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || pause.left > 0) return
    const form = event.currentTarget
    const email = sentTo ?? String(new FormData(form).get("email") ?? "").trim()
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong) {
      form.querySelector("input")?.focus()
      return
    }
    setPending(true)
    const answer = await requestPasswordLink(serverUrl, email)
    setPending(false)
    if (!answer.ok) {
      setProblem(answer.status === 429 ? "tooMany" : "failed")
      return
    }
    pause.start()
    setSentTo(email)
  }

  const isFieldProblem = problem === "emailRequired" || problem === "emailInvalid"
  return (
    <AccountSlip needsScripts={false}>
      {sentTo && <SlipMark icon={MailCheck} />}
      <h1 ref={title} tabIndex={-1} className="display display-36 outline-none">
        {t(sentTo ? "reset:sent.title" : "reset:forgot.title")}
      </h1>
      <p className="mt-2 text-ink-2">
        {sentTo ? (
          <StrongPart text={t("reset:sent.text", { email: sentTo })} part={sentTo} />
        ) : (
          t("reset:forgot.text")
        )}
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void send(event)}
        className="mt-6 flex flex-col gap-4"
      >
        {sentTo && <input type="hidden" name="email" value={sentTo} />}
        {!sentTo && (
          <Field label={t("reset:email")} error={isFieldProblem && t(`reset:${problem}`)}>
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t("reset:emailPlaceholder")}
              defaultValue={posted?.values["email"]}
              required
            />
          </Field>
        )}
        <div role="alert">
          {problem && !isFieldProblem && <FieldError>{t(`reset:${problem}`)}</FieldError>}
        </div>
        <Button
          type="submit"
          variant={sentTo ? "outline" : "default"}
          size="xl"
          full
          pending={pending}
          disabled={pause.left > 0}
        >
          <span className="tabular-nums">
            {pause.left > 0
              ? t("reset:forgot.againIn", { seconds: pause.left })
              : t(sentTo ? "reset:forgot.again" : "reset:forgot.submit")}
          </span>
        </Button>
      </form>
      {sentTo && <p className="mt-4 text-14 text-ink-3">{t("reset:sent.hint")}</p>}
      <p className="mt-4 text-ink-2">
        {t("reset:forgot.remembered")}{" "}
        <Link to="/signin" className="link">
          {t("reset:logIn")}
        </Link>
      </p>
    </AccountSlip>
  )
}
