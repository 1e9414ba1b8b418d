import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { codeProblem, type CodeProblem } from "../../account/verify-code.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { callAuth } from "../../session/person/auth-api.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { Button } from "../../ui/layout/button.tsx"

/** Starts the wait. The answer is the same when it has been running for a while. */
export function LostForm({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation()
  const date = useDate()
  const router = useRouter()
  const [dueAt, setDueAt] = useState<string | null>(null)
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const [pending, setPending] = useState(false)

  const start = async () => {
    setPending(true)
    const { serverUrl } = router.options.context.config
    const answer = await callAuth(serverUrl, "/two-factor/request-removal", {})
    setPending(false)
    if (answer.ok) setDueAt((answer.data as { dueAt: string }).dueAt)
    else if (codeProblem(answer) === "over") onOver()
    else setProblem(codeProblem(answer))
  }

  return (
    <div className="mt-6">
      <div role="status">
        {dueAt && (
          <p
            ref={focusAtFirst}
            tabIndex={-1}
            className="rounded-control bg-brand-soft px-4 py-3 text-brand-text outline-none"
          >
            {t("second-step:lost.done", { when: date(dueAt, "long") })}
          </p>
        )}
      </div>
      <div role="alert" className="not-empty:mb-3">
        {problem && <FieldError>{t(`second-step:${problem}`)}</FieldError>}
      </div>
      {!dueAt && (
        <Button size="xl" full variant="outline" pending={pending} onClick={() => void start()}>
          {t("second-step:lost.submit")}
        </Button>
      )}
    </div>
  )
}

/** The button that was pressed is gone. */
function focusAtFirst(result: HTMLParagraphElement | null) {
  result?.focus()
}
