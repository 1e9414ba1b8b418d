import { useState, type FormEvent } from "react"
import { contestLength } from "@doable/domain/deal/fault/limits"
import { lengthProblem } from "@doable/domain/text/length"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { useKeptText } from "../../session/drafts/use-kept-text.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { Button } from "../../ui/layout/button.tsx"

/** What the other one knows about it, once. */
export function CommentForm({ hireId }: { hireId: string }) {
  const { t } = useTranslation()
  const [text, setText] = useKeptText(`comment on ${hireId}`)
  const [isTried, setTried] = useState(false)
  const problem = lengthProblem(text, { min: 1, max: contestLength.max })
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.taskAssignment.commentContest.mutate({ id: hireId, text: text.trim() }),
    done: "job:fault.commented",
    failure: "job:fault.commentFailed",
    onDone: () => {
      setText("")
      document.getElementById(`fault-card-${hireId}`)?.focus({ preventScroll: true })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (problem) event.currentTarget.querySelector("textarea")?.focus()
    else if (!isPending) mutate()
  }
  return (
    <form method="post" onSubmit={submit} className="mt-3 grid justify-items-start gap-3">
      <Field
        label={t("job:fault.comment")}
        hint={t("job:fault.commentHint")}
        error={isTried && problem === "tooShort" && t("job:fault.commentNeeded")}
        className="w-full"
      >
        <TextArea
          rows={3}
          limit={contestLength.max}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="outline" pending={isPending}>
        {t("job:fault.commentSend")}
      </Button>
    </form>
  )
}
