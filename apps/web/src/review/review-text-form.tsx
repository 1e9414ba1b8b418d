import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { reviewTextInput } from "@doable/domain/review/input"
import { reviewReplyLength as max } from "@doable/domain/review/limits"
import { textProblem } from "../blocks/text/text-problem.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useCharacters } from "../i18n/characters.ts"
import { Button } from "../ui/layout/button.tsx"
import { Field } from "../ui/fields/field.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"

interface ReviewTextFormProps {
  reviewId: string
  action: "reply" | "add"
  onEnd: (isDone: boolean) => void
}

/** What is said to a review later, once and in public. */
export function ReviewTextForm({ reviewId, action, onEnd }: ReviewTextFormProps) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const ask = useApi()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState("")
  const [isTried, setTried] = useState(false)
  const unfit = textProblem(reviewTextInput.shape.text, text)
  const problem =
    unfit &&
    (unfit === "tooShort" ? t("review:needed") : t("review:tooLong", { characters: characters(max) }))
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const said = { id: reviewId, text: text.trim() }
      return ask((api) =>
        action === "reply" ? api.review.reply.mutate(said) : api.review.addAddendum.mutate(said),
      )
    },
    onSuccess: () => {
      toast.success(t(`review:${action}.done`))
      onEnd(true)
    },
    onSettled: () => router.invalidate(),
    meta: { failure: action === "reply" ? "review:reply.failed" : "review:add.failed" },
  })
  const focus = () => form.current?.querySelector("textarea")?.focus()
  useEffect(focus, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) focus()
    else if (!isPending) mutate()
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="mt-3">
      <Field
        label={t(`review:${action}.label`)}
        hint={t(`review:${action}.hint`)}
        error={isTried && problem ? problem : undefined}
      >
        <TextArea
          rows={3}
          limit={max}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" pending={isPending}>
          {t(`review:${action}.send`)}
        </Button>
        <Button variant="ghost" onClick={() => onEnd(false)}>
          {t("ui:cancel")}
        </Button>
      </div>
    </form>
  )
}
