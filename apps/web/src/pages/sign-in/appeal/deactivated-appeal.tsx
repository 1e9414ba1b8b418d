import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { AppealForm } from "../../../restriction/appeal-form.tsx"
import { callAuth } from "../../../session/person/auth-api.ts"
import { reasonOf } from "../../../session/toast-failure.ts"
import { FieldError } from "../../../ui/fields/field.tsx"
import type { ToldWhy } from "./told-why.ts"

/** Shown after the right password of a deactivated account: why, until when, and the one appeal. */
export function DeactivatedAppeal({ restriction, token }: ToldWhy) {
  const { t } = useTranslation()
  const date = useDate()
  const router = useRouter()
  const { config, i18n } = router.options.context
  const [state, setState] = useState<"idle" | "sending" | "sent">(restriction.appeal ? "sent" : "idle")
  const [problem, setProblem] = useState<string | null>(null)
  const send = async ({ text }: { text: string }) => {
    setState("sending")
    setProblem(null)
    const answer = await callAuth(config.serverUrl, "/appeal", { token, text })
    setState(answer.ok ? "sent" : "idle")
    if (!answer.ok) setProblem(await reasonOf(i18n, { data: { refusal: answer.code } }))
  }
  const { endsAt, explanation, appeal } = restriction
  return (
    <section className="mt-6 rounded-control bg-paper-2 p-4 inset-ring inset-ring-line">
      <h2 className="font-semibold">
        {endsAt
          ? t("restriction:deactivatedUntil", { date: date(endsAt, "long") })
          : t("restriction:deactivated")}
      </h2>
      <p className="mt-1 wrap-anywhere">{explanation}</p>
      <div role="status">
        {state === "sent" ? (
          <p className="mt-3 font-semibold">
            {t("restriction:appeal.sent")}{" "}
            <span className="font-normal">
              {appeal?.answer ?? t("restriction:appeal.within")}{" "}
              {appeal?.answer ? null : t("restriction:appeal.readEmail")}
            </span>
          </p>
        ) : null}
      </div>
      {state !== "sent" && token ? (
        <AppealForm
          hasFiles={false}
          isPending={state === "sending"}
          onSend={(written) => void send(written)}
        />
      ) : null}
      <div role="alert">{problem ? <FieldError>{problem}</FieldError> : null}</div>
    </section>
  )
}
