import { useEffect, useRef, useState, type FormEvent } from "react"
import { changesTextLength, revisionRounds } from "@doable/domain/deal/limits"
import { lengthProblem } from "@doable/domain/text/length"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import type { Work } from "../../deal/work.ts"
import { useKeptText } from "../../session/drafts/use-kept-text.ts"

/** What should change, in the owner's words; going back keeps them. */
export function ChangesForm({ work, onBack }: { work: Work; onBack: () => void }) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const { task, hire, name } = work
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useKeptText(`changes of ${hire.id}`)
  const [isTried, setTried] = useState(false)
  const { min, max } = changesTextLength
  const wrong = lengthProblem(text, changesTextLength)
  const problem =
    wrong && t(`work:changes.${wrong}`, { characters: characters(wrong === "tooShort" ? min : max) })
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.task.requestChanges.mutate({ id: task.id, text: text.trim() }),
    failure: "work:changes.failed",
    shows: "[data-work=in_progress] h1",
    onDone: () => {
      setText("")
      setTried(false)
      toast.success(t("work:changes.sent", { name }))
    },
  })
  useEffect(() => form.current?.querySelector("textarea")?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) form.current?.querySelector("textarea")?.focus()
    else if (!isPending) mutate()
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      className="border-t border-line-2 px-4 pt-5 pb-6 md:px-7"
    >
      <Field
        label={t("work:changes.label", { name })}
        hint={t("work:changes.hint", { characters: characters(min), name })}
        error={isTried && problem ? problem : undefined}
      >
        <TextArea
          rows={4}
          limit={max}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" pending={isPending}>
          {t("work:changes.send", { name })}
        </Button>
        <Button size="lg" variant="ghost" onClick={onBack}>
          {t("work:changes.back")}
        </Button>
        <span className="text-14 text-ink-2">
          {t("work:changes.left", { count: revisionRounds - hire.revisionRound })}
        </span>
      </div>
    </form>
  )
}
