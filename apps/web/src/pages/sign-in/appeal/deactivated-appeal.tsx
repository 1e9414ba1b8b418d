import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { AppealForm } from "../../../restriction/appeal-form.tsx"
import { callAuth } from "../../../session/person/auth-api.ts"
import { reasonOf } from "../../../session/toast-failure.ts"
import { FieldError } from "../../../ui/fields/field.tsx"
import { useAppealUpload } from "./use-appeal-upload.ts"
import type { ToldWhy } from "./told-why.ts"

/** Shown to someone deactivated who has shown who they are: why, until when, and the one appeal. */
export function DeactivatedAppeal({ restriction, token }: ToldWhy) {
  const { t } = useTranslation()
  const date = useDate()
  const router = useRouter()
  const { config, i18n } = router.options.context
  const [state, setState] = useState<"idle" | "sending" | "sent">(restriction.appeal ? "sent" : "idle")
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (written: { text: string; fileIds: string[] }) => {
    setState("sending")
    setProblem(null)
    const answer = await callAuth(config.serverUrl, "/appeal", { token, ...written })
    setState(answer.ok ? "sent" : "idle")
    if (!answer.ok) setProblem(await reasonOf(i18n, { data: { refusal: answer.code } }))
  }
  const sending = useAppealUpload(token)
  const title = useRef<HTMLHeadingElement>(null)
  // What was asked for is here instead of a session.
  useEffect(() => title.current?.focus(), [])
  const { endsAt, explanation, appeal } = restriction
  return (
    <section className="mt-6 rounded-control bg-paper-2 p-4 inset-ring inset-ring-line">
      <h2 ref={title} tabIndex={-1} className="font-semibold outline-none">
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
          sending={sending}
          isByEmail
          isPending={state === "sending"}
          onSend={(written) => void send(written)}
        />
      ) : null}
      <div role="alert">{problem ? <FieldError>{problem}</FieldError> : null}</div>
    </section>
  )
}
