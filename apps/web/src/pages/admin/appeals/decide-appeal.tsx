import { decideAppealInput } from "@doable/domain/restriction/input"
import { appealAnswerLength } from "@doable/domain/restriction/limits"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState, type FormEvent } from "react"
import { isLocale } from "@doable/domain/locale"
import { textProblem } from "../../../blocks/text/text-problem.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { AppealCase } from "./load-appeals.ts"

const decisions = ["upheld", "overturned"] as const
type Decision = (typeof decisions)[number]

export function DecideAppeal({ found: { id, user } }: { found: AppealCase }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [text, setText] = useState("")
  const [isTried, setTried] = useState(false)
  const problem = textProblem(decideAppealInput.shape.text, text)
  const decide = useMutation({
    mutationFn: (chosen: Decision) =>
      ask((api) => api.adminRestriction.decideAppeal.mutate({ id, decision: chosen, text: text.trim() })),
    onSuccess: () => toast.success(t("admin-appeals:decided")),
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-appeals:failed" },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!decision) event.currentTarget.querySelector<HTMLElement>("input[type=radio]")?.focus()
    else if (problem === "tooShort") event.currentTarget.querySelector<HTMLElement>("textarea")?.focus()
    else if (!decide.isPending && !problem) decide.mutate(decision)
  }
  const language = isLocale(user.locale) ? user.locale : "en"
  return (
    <Card className="p-5">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          group
          label={t("admin-appeals:answer")}
          error={isTried && !decision && t("admin-appeals:chooseOne")}
        >
          <RadioGroup
            options={decisions.map((value) => ({
              value,
              label: (
                <>
                  <span className="block font-semibold">{t(`admin-appeals:outcomes.${value}`)}</span>
                  <span className="block text-14 text-ink-2">{t(`admin-appeals:effects.${value}`)}</span>
                </>
              ),
            }))}
            value={decision}
            onValueChange={setDecision}
          />
        </Field>
        <Field
          label={t("admin-appeals:text")}
          hint={t("admin-appeals:textHint", {
            name: user.name,
            language: t(`admin-appeals:langs.${language}`),
          })}
          error={isTried && problem === "tooShort" && t("admin:tooShort", { count: appealAnswerLength.min })}
        >
          <TextArea
            rows={5}
            lang={language}
            limit={appealAnswerLength.max}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" pending={decide.isPending} className="self-start">
          {t("admin-appeals:decide")}
        </Button>
      </form>
    </Card>
  )
}
