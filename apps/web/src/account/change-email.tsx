import { looksLikeEmail } from "@doable/domain/account/email"
import { useRouter } from "@tanstack/react-router"
import { Timer } from "lucide-react"
import { useState, type FormEvent } from "react"
import { isSignedOut, toastSignedOut } from "../errors/toast-failure.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { Field } from "../ui/field.tsx"
import { TextField } from "../ui/text-field.tsx"
import { toast } from "../ui/toast.ts"
import { callAuth } from "./auth-api.ts"
import { clockText } from "./lock-note.ts"
import { usePause } from "./use-pause.ts"

type Problem = "required" | "invalid" | "same"

/** Both addresses get a link; the change happens when both were followed. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation()
  const { context } = useRouter().options
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState(false)
  const pause = usePause("change-email")

  const request = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || pause.left > 0) return
    const form = event.currentTarget
    const newEmail = String(new FormData(form).get("newEmail") ?? "").trim()
    const wrong = problemOf(newEmail, email)
    setProblem(wrong)
    if (wrong) {
      form.querySelector("input")?.focus()
      return
    }
    setPending(true)
    const answer = await callAuth(context.config.serverUrl, "/change-email", {
      newEmail,
      callbackURL: "/dashboard",
    })
    setPending(false)
    if (isSignedOut(answer)) return toastSignedOut(context)
    if (!answer.ok) {
      const description = t(answer.status === 429 ? "account:tooMany" : "account:email.fallback")
      toast.error(t("account:email.failed"), { description })
      return
    }
    pause.start()
    form.reset()
    toast.success(t("account:email.success"), { description: t("account:email.successText") })
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void request(event)}
      className="flex flex-col gap-2.5 lg:flex-row lg:items-start"
    >
      <Field
        label={t("account:email.field")}
        hideLabel
        error={problem && t(`account:email.${problem}`)}
        className="flex-1"
      >
        <TextField
          name="newEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t("account:email.field")}
          onInput={() => setProblem(null)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="lg"
        pending={pending}
        disabled={pause.left > 0}
        icon={pause.left > 0 ? Timer : undefined}
      >
        <span className="tabular-nums">
          {pause.left > 0 ? t("account:againIn", { time: clockText(pause.left) }) : t("account:email.submit")}
        </span>
      </Button>
    </form>
  )
}

function problemOf(newEmail: string, email: string): Problem | null {
  if (newEmail === "") return "required"
  if (!looksLikeEmail(newEmail)) return "invalid"
  return newEmail.toLowerCase() === email.toLowerCase() ? "same" : null
}
