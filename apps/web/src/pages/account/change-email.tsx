import { looksLikeEmail } from "@doable/domain/account/email"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Timer } from "lucide-react"
import { useState, type FormEvent } from "react"
import { isSignedOut, toastSignedOut } from "../../session/toast-failure.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { callAuth } from "../../session/person/auth-api.ts"
import { emailChangeQuery } from "../../account/email-change-query.ts"
import { clockText } from "../../i18n/clock-text.ts"
import { useConfirmItsYou } from "../second-step/use-confirm-its-you.tsx"
import { usePause } from "../../account/use-pause.ts"
import { WaitingEmailChange } from "./waiting-email-change.tsx"

type Problem = "required" | "invalid" | "same"

/** Both addresses get a link; the change happens when both were followed. */
export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation()
  const { context } = useRouter().options
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState(false)
  const pause = usePause("change-email")
  const itsYou = useConfirmItsYou()

  const waiting = useQuery(emailChangeQuery(context.config.serverUrl))
  const cancel = useMutation({
    mutationFn: async () => {
      const answer = await callAuth(context.config.serverUrl, "/cancel-email-change", {})
      if (!answer.ok) throw Object.assign(new Error("not cancelled"), { data: { refusal: answer.code } })
      await waiting.refetch()
    },
    meta: { failure: "account:email.waiting.cancelFailed" },
  })

  /** Says whether it was asked for. */
  const send = async (newEmail: string) => {
    setPending(true)
    const answer = await itsYou.withRecent(() =>
      callAuth(context.config.serverUrl, "/change-email", { newEmail, callbackURL: "/dashboard" }),
    )
    setPending(false)
    if (!answer) return false
    if (isSignedOut(answer)) toastSignedOut(context)
    else if (!answer.ok) {
      const description = t(answer.status === 429 ? "account:tooMany" : "account:email.fallback")
      toast.error(t("account:email.failed"), { description })
    } else {
      pause.start()
      toast.success(t("account:email.success"), { description: t("account:email.successText") })
      void waiting.refetch()
    }
    return answer.ok
  }

  const again = waiting.data?.newEmail
  const resend = again && pause.left === 0 && !pending ? () => void send(again) : null

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
    if (await send(newEmail)) form.reset()
  }

  return (
    <>
      {itsYou.dialog}
      {waiting.data && (
        <WaitingEmailChange
          change={waiting.data}
          onResend={resend}
          onCancel={() => cancel.mutate()}
          isCancelling={cancel.isPending}
        />
      )}
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
            {pause.left > 0
              ? t("account:againIn", { time: clockText(pause.left) })
              : t("account:email.submit")}
          </span>
        </Button>
      </form>
    </>
  )
}

function problemOf(newEmail: string, email: string): Problem | null {
  if (newEmail === "") return "required"
  if (!looksLikeEmail(newEmail)) return "invalid"
  return newEmail.toLowerCase() === email.toLowerCase() ? "same" : null
}
