import { findContacts } from "@doable/domain/moderation/contacts"
import { answerTexts } from "@doable/domain/task/answer-texts"
import { toLocale } from "@doable/domain/locale"
import { otherTranslations } from "@doable/domain/task/translation/translation"
import { plainText } from "@doable/domain/text/plain-text"
import { Link } from "@tanstack/react-router"
import {
  CalendarDays,
  EyeOff,
  Languages,
  Lock,
  MapPin,
  Paperclip,
  Wallet,
  type LucideIcon,
} from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { RepeatTask } from "../../task/repeat-task.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { AnswerList } from "../task/answer-list.tsx"
import { budgetText, dayText, hoursText } from "../../blocks/text/market-text.ts"
import { budgetOf, timingOf } from "./draft/form.ts"
import type { Problem } from "./draft/problems.ts"
import { publicPlace } from "./fields/public-place.ts"
import { stepOf } from "./draft/steps.ts"
import { useTaskForm } from "./draft/use-task-editor.ts"

interface CheckStepProps extends MissingProps {
  /** Null until the draft is saved. */
  taskId: string | null
}

interface MissingProps {
  problems: readonly Problem[]
  wordsOf: (problem: Problem) => string
}

/** The page as others will see it, and what is still missing. */
export function CheckStep({ taskId, problems, wordsOf }: CheckStepProps) {
  const { t, locale } = useTranslation()
  const { form, category, place, files, today } = useTaskForm()
  const say = { t, locale }
  const { budgetMin, budgetMax } = budgetOf(form)
  const timing = timingOf(form)
  const day = timing ? dayText({ kind: timing.kind, date: timing.date ?? null }, today, say) : null
  const when = [day, timing && hoursText(form, say)].filter(Boolean).join(", ")
  const shownFiles = form.fileIds.flatMap((id) => files.find((file) => file.id === id) ?? [])
  const pictures = shownFiles.filter(({ type }) => type.startsWith("image/"))
  const documents = shownFiles.filter(({ type }) => !type.startsWith("image/"))
  const isInPerson = form.mode === "in_person"
  const translations = otherTranslations(form.translations, form.lang)
  const translated = translations.flatMap(([, { title, description }]) => [title, description])
  const texts = [form.title, form.description, ...translated, ...answerTexts(form.answers)]

  return (
    <>
      {problems.length > 0 && <Missing problems={problems} wordsOf={wordsOf} />}
      <Card className="overflow-hidden">
        <div className="grid gap-5 p-5 md:p-6">
          {form.title.trim() ? (
            <h2 className="display text-d22 wrap-anywhere" lang={form.lang}>
              <Masked text={plainText(form.title)} />
            </h2>
          ) : (
            <h2 className="display text-d22 text-ink-3">{t("task-create:preview.noTitle")}</h2>
          )}
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Fact icon={Wallet} label={t("task-create:check.budget")}>
              {form.budgetKind && budgetText({ kind: form.budgetKind, min: budgetMin, max: budgetMax }, say)}
            </Fact>
            <Fact icon={CalendarDays} label={t("task-create:check.when")}>
              {when}
            </Fact>
            <Fact icon={MapPin} label={t("task-create:check.where")}>
              {form.mode === "remote" ? t("task-create:mode.remote") : place && publicPlace(place, locale)}
            </Fact>
            <Fact icon={Languages} label={t("task-create:check.languages")}>
              {form.spokenLanguages.map((one) => t(`task-create:language.${one}`)).join(", ")}
            </Fact>
          </dl>
          <p className="max-w-[62ch] whitespace-pre-wrap wrap-anywhere" lang={form.lang}>
            <Masked text={plainText(form.description)} />
          </p>
          {translations.map(([lang, { title, description }]) => (
            <Disclosure
              key={lang}
              title={t(`task:translation.into.${lang}`)}
              open={hasContacts([title, description])}
              className="-my-3"
            >
              <div lang={lang} className="max-w-[62ch] wrap-anywhere">
                <p className="font-semibold">
                  <Masked text={plainText(title)} />
                </p>
                <p className="mt-1.5 whitespace-pre-wrap">
                  <Masked text={plainText(description)} />
                </p>
              </div>
            </Disclosure>
          ))}
          <AnswerList task={form} questions={category?.questions ?? []} show={marked}>
            <div className="min-w-0">
              <dt className="text-13 text-ink-3">{t("task-create:unit.materials")}</dt>
              <dd className="font-semibold">{t(`task-create:materials.${form.materials}`)}</dd>
            </div>
          </AnswerList>
          {pictures.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {pictures.map(({ id, name, url }) => (
                <li key={id}>
                  <img src={url} alt={name} className="size-24 rounded-paper object-cover" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Card>
      <Private
        address={isInPerson ? form.address.trim() : ""}
        documents={documents.map(({ name }) => name)}
        hasContacts={hasContacts(texts)}
      />
      {taskId && <RepeatTask id={taskId} className="self-start" />}
    </>
  )
}

function Missing({ problems, wordsOf }: MissingProps) {
  const { t } = useTranslation()
  // A translation has the same fields as the original.
  const named = ({ path }: Problem, words: string) => {
    const [unit, lang] = path.split(".")
    return unit === "translations" ? `${t(`task:translation.into.${toLocale(lang)}`)}: ${words}` : words
  }
  return (
    <section className="rounded-panel bg-warn-soft px-4 py-3.5 text-warn-text">
      <h2 className="font-semibold">{t("task-create:check.missing", { count: problems.length })}</h2>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`}>
            <Link
              from="/tasks/create"
              to="."
              search={(search) => ({ ...search, step: stepOf(problem.path) })}
              className="underline underline-offset-3"
            >
              {named(problem, wordsOf(problem))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const hasContacts = (texts: readonly string[]) => texts.some((text) => findContacts(text).length > 0)

/** What other people don't read is marked where it stands. */
function Masked({ text }: { text: string }) {
  const { t } = useTranslation()
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of findContacts(text)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-xs bg-info-soft px-1 text-info-text line-through decoration-1">
        <span className="sr-only">{t("task-create:check.hiddenStart")} </span>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}

const marked = (text: string) => <Masked text={text} />

interface PrivateProps {
  address: string
  documents: string[]
  hasContacts: boolean
}

/** What only the chosen doer learns. */
function Private({ address, documents, hasContacts }: PrivateProps) {
  const { t } = useTranslation()
  if (!address && documents.length === 0 && !hasContacts) return null
  return (
    <section className="rounded-panel border border-line-2 px-4 py-3.5">
      <h2 className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden size={18} strokeWidth={1.9} />
        {t("task-create:check.private")}
      </h2>
      <ul className="mt-2 grid gap-1.5 text-14 text-ink-2">
        {hasContacts && <PrivateLine icon={EyeOff}>{t("task-create:check.contacts")}</PrivateLine>}
        {address && <PrivateLine icon={MapPin}>{address}</PrivateLine>}
        {documents.map((name) => (
          <PrivateLine key={name} icon={Paperclip}>
            {name}
          </PrivateLine>
        ))}
      </ul>
    </section>
  )
}

function PrivateLine({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden size={18} strokeWidth={1.9} className="mt-px" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-13 text-ink-3">
        <Icon aria-hidden size={18} strokeWidth={1.9} className="text-ink-2" />
        {label}
      </dt>
      <dd className="pl-6.5 font-semibold">{children || "–"}</dd>
    </div>
  )
}
