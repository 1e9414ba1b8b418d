import { Link } from "@tanstack/react-router"
import { EyeOff } from "lucide-react"
import { useRef, useState, type FormEvent } from "react"
import { locales } from "@doable/domain/locale"
import { privateNoteLength, reviewTextLength } from "@doable/domain/review/limits"
import { subRatings } from "@doable/domain/review/status"
import { useDate } from "../../../i18n/use-date.ts"
import { lengthProblem } from "@doable/domain/text/length"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { firstName } from "../../../offer/offer-words.ts"
import { useOfferAction } from "../../../offer/use-offer-action.ts"
import { useKeptText } from "../../../session/drafts/use-kept-text.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { Pills } from "../../../ui/fields/pills.tsx"
import { RatingField } from "../../../ui/fields/rating-field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import type { TaskReviews } from "../../../session/answers/review-answers.ts"
import { readDraft, type ReviewDraft } from "./review-draft.ts"

interface ReviewFormProps {
  taskId: string
  ended: TaskReviews
  dueAt: string
}

/** Stars, and whatever else one likes to say; kept in this browser until it is sent. */
export function ReviewForm({ taskId, ended, dueAt }: ReviewFormProps) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const form = useRef<HTMLFormElement>(null)
  const { assignmentId, direction, other } = ended
  const [kept, keep] = useKeptText(`review of ${assignmentId}`)
  const draft = readDraft(kept, locale)
  const set = (changed: Partial<ReviewDraft>) => keep(JSON.stringify({ ...draft, ...changed }))
  const [isTried, setTried] = useState(false)
  const [text, note] = [draft.text.trim(), draft.note.trim()]
  const isTooLong =
    lengthProblem(text, { max: reviewTextLength }) !== null ||
    lengthProblem(note, { max: privateNoteLength }) !== null
  const { mutate, isPending } = useOfferAction<number>({
    call: (api, rating) =>
      api.review.create.mutate({
        payload: {
          taskId,
          assignmentId,
          rating,
          sub: draft.sub,
          ...(text ? { text, lang: draft.lang } : {}),
          ...(note ? { privateNote: note } : {}),
        },
      }),
    done: "review:sent",
    failure: "review:failed",
    shows: "#reviews-title",
    onDone: () => {
      keep("")
      // Until the page is drawn again, the emptied form is no mistake.
      setTried(false)
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (draft.rating === null) form.current?.querySelector("input")?.focus()
    else if (!isTooLong && !isPending) mutate(draft.rating)
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={send}>
      <h2 className="text-center display text-d22 wrap-anywhere">
        {other ? t("review:how", { name: firstName(other.name) }) : t("review:howGone")}
      </h2>
      <Field
        group
        hideLabel
        label={t("review:rating")}
        error={isTried && draft.rating === null ? t("review:ratingNeeded") : undefined}
        className="mt-1.5 items-center"
      >
        <RatingField
          required
          value={draft.rating}
          onValueChange={(rating) => set({ rating })}
          className="flex-col"
        />
      </Field>
      <fieldset className="mt-4 grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
        <legend className="mb-1 text-14 font-semibold">{t("review:details")}</legend>
        {subRatings[direction].map((name) => (
          <div key={name} className="flex min-h-9 items-center justify-between gap-2">
            <span aria-hidden="true" className="min-w-0 text-14">
              {t(`review:sub.${name}`)}
            </span>
            <RatingField
              dense
              aria-label={t(`review:sub.${name}`)}
              value={draft.sub[name] ?? null}
              onValueChange={(mark) => set({ sub: { ...draft.sub, [name]: mark } })}
              className="-mr-1.5 shrink-0"
            />
          </div>
        ))}
      </fieldset>
      <Field label={t("review:text")} hint={t("review:textHint")} className="mt-4.5">
        <TextArea
          rows={3}
          limit={reviewTextLength}
          value={draft.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      </Field>
      {text && (
        <Field group label={t("review:lang")} className="mt-4">
          <Pills
            type="radio"
            options={locales.map((value) => ({ value, label: t(`task:language.${value}`) }))}
            chosen={[draft.lang]}
            onChosenChange={([lang = locale]) => set({ lang })}
          />
        </Field>
      )}
      <Disclosure title={t("review:note.open")} className="mt-2">
        <Field label={t("review:note.label")} hint={t("review:note.hint")} className="mt-1">
          <TextArea
            rows={2}
            limit={privateNoteLength}
            value={draft.note}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
        </Field>
      </Disclosure>
      <p className="mt-3 mb-5 flex items-start gap-2 text-14 text-ink-2">
        <EyeOff size={18} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t("review:blind", { date: date(dueAt, "short") })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="xl" className="flex-1" pending={isPending}>
          {t("review:send")}
        </Button>
        <Button asChild size="xl" variant="ghost">
          <Link to="/tasks/$taskId" params={{ taskId }}>
            {t("review:later")}
          </Link>
        </Button>
      </div>
    </form>
  )
}
