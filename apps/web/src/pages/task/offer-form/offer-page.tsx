import { Link } from "@tanstack/react-router"
import { ArrowLeft, Cloud, EyeOff, Lock, Undo2 } from "lucide-react"
import { offerMessageLength } from "@doable/domain/offer/limits"
import { totalOf } from "@doable/domain/offer/total"
import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { ContactNote } from "../../../blocks/text/contact-note.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import type { OwnOffer } from "../../../session/answers/offer-answers.ts"
import { OfferFace } from "../../../offer/offer-face.tsx"
import { firstName, readHours } from "../../../offer/offer-words.ts"
import { startOf, priceTermsOf } from "./form.ts"
import { IncludedFields } from "./included-fields.tsx"
import { OfferField } from "./offer-field.tsx"
import { PriceFields } from "./price-fields.tsx"
import { textIn } from "../../../task/shown-text.ts"
import { TaskBrief } from "./task-brief.tsx"
import { TemplateChoice } from "./template-choice.tsx"
import { TimeFields } from "./time-fields.tsx"
import { useMyFace } from "./use-my-profile.ts"
import { useOfferForm, type OfferEditor } from "./use-offer-form.ts"

interface OfferPageProps {
  data: TaskPageData
  /** The offer that is changed; null for a new one. */
  edited: OwnOffer | null
}

/** Price and promise, with what the client will see of it beside. */
export function OfferPage({ data, edited }: OfferPageProps) {
  const { t, locale } = useTranslation()
  const { task, owner } = data
  const shown = textIn(task, locale)
  const editor = useOfferForm(data, edited)
  const name = firstName(owner.name)
  return (
    <div className="page pt-2 pb-32">
      <Link
        to="/tasks/$taskId"
        params={{ taskId: task.id }}
        search={{}}
        className="inline-flex min-h-11 items-center gap-2 text-14 text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" />
        <span lang={shown.lang} className="line-clamp-1 wrap-anywhere">
          {shown.title}
        </span>
      </Link>
      <div className="grid items-start gap-x-11 gap-y-6 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-end justify-between gap-x-4">
            <h1 className="display display-36">{t(edited ? "offer:editTitle" : "offer:makeTitle")}</h1>
            <p className="text-14 text-ink-2">
              {t("offer:soFar", { count: task.offerCount, cap: task.offerCap })}
            </p>
          </div>
          <TaskBrief data={data} />
          <Card asChild className="mt-4.5 overflow-hidden">
            <form
              id="offer-form"
              method="post"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                editor.send(event.currentTarget)
              }}
            >
              <PriceFields editor={editor} task={task} name={name} />
              <IncludedFields editor={editor} />
              <TimeFields editor={editor} data={data} name={name} />
              <Message editor={editor} data={data} name={name} isNew={edited === null} />
            </form>
          </Card>
        </div>
        <Beside editor={editor} data={data} name={name} />
      </div>
      <Foot editor={editor} isEdit={edited !== null} />
    </div>
  )
}

interface MessageProps {
  editor: OfferEditor
  data: TaskPageData
  name: string
  isNew: boolean
}

function Message({ editor, data, name, isNew }: MessageProps) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const { form, edit } = editor
  const { min, max, preview } = offerMessageLength
  return (
    <section className="offer-part">
      {isNew && <TemplateChoice editor={editor} data={data} name={name} />}
      <OfferField
        path="message"
        editor={editor}
        label={t("offer:message", { name })}
        hint={t("offer:messageHint", { characters: characters(min), preview })}
      >
        <TextArea
          required
          rows={5}
          limit={max}
          value={form.message}
          onChange={({ currentTarget }) => edit({ message: currentTarget.value })}
        />
      </OfferField>
      <ContactNote
        text={[form.message, ...form.included].join("\n")}
        say={(found) => t("offer:contacts", { found, name })}
      />
    </section>
  )
}

function Beside({ editor, data, name }: { editor: OfferEditor; data: TaskPageData; name: string }) {
  const { t } = useTranslation()
  const person = useMyFace()
  const { form, budget } = editor
  const text = form.message.trim()
  return (
    <aside className="min-w-0 lg:sticky lg:top-24">
      <h2 className="mb-2.5 text-14 font-semibold text-ink-2">{t("offer:preview", { name })}</h2>
      <Card className="offer-preview p-4.5">
        <OfferFace
          isNew
          person={person}
          terms={priceTermsOf(form, budget.currency)}
          budget={{ min: data.task.budgetMin, max: data.task.budgetMax }}
          canStartAt={startOf(form)?.toISOString() ?? null}
          durationHours={readHours(form.duration)}
        >
          <p className="mt-1.5 text-ink-2 wrap-anywhere">
            {text.slice(0, offerMessageLength.preview)}
            {text.length > offerMessageLength.preview && "…"}
          </p>
        </OfferFace>
      </Card>
      <Note icon={<Lock size={18} strokeWidth={1.9} aria-hidden="true" />}>{t("offer:private")}</Note>
      <Note icon={<Undo2 size={18} strokeWidth={1.9} aria-hidden="true" />}>{t("offer:takeBack")}</Note>
      <Note icon={<EyeOff size={18} strokeWidth={1.9} aria-hidden="true" />}>
        {t("offer:hidden", { name })}
      </Note>
    </aside>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-4 flex items-start gap-2.5 px-1 text-14 text-ink-2">
      <span className="mt-0.5 shrink-0">{icon}</span>
      {children}
    </p>
  )
}

function Foot({ editor, isEdit }: { editor: OfferEditor; isEdit: boolean }) {
  const say = useTranslation()
  const { t } = say
  const { form, budget } = editor
  const terms = priceTermsOf(form, budget.currency)
  const price = terms && priceText(totalOf(terms), say)
  const send = isEdit ? t("offer:save") : price ? t("offer:sendFor", { price }) : t("offer:send")
  return (
    <div data-bottom-bar className="fixed inset-x-0 bottom-0 z-(--z-sticky) bg-paper shadow-pop">
      <div className="page flex items-center gap-3 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        <Button variant="ghost" onClick={editor.cancel}>
          {t("ui:cancel")}
        </Button>
        {editor.isKept && (
          <span className="ml-auto flex items-center gap-1.5 text-14 text-ink-3">
            <Cloud size={17} strokeWidth={1.9} aria-hidden="true" />
            <span className="max-md:sr-only">{t("offer:kept")}</span>
            <Button variant="link" className="max-md:hidden" onClick={editor.discard}>
              {t("offer:discard")}
            </Button>
          </span>
        )}
        <Button
          type="submit"
          form="offer-form"
          variant="cta"
          size="cta"
          pending={editor.isPending}
          className={editor.isKept ? "" : "ml-auto"}
        >
          {send}
        </Button>
      </div>
    </div>
  )
}
