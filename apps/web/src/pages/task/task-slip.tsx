import { dayOf } from "@doable/domain/time/market-day"
import { Languages, MapPin, ShieldCheck, Wifi } from "lucide-react"
import type { ReactNode } from "react"
import { budgetText, dayText, hoursText, languagesText, leafText } from "../../blocks/text/market-text.ts"
import { UserText } from "../../blocks/text/user-text.tsx"
import { drawingOf } from "../../category/drawing-of.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import { TotalPrice } from "../../blocks/text/total-price.tsx"
import type { TaskData } from "../../session/answers/task-answers.ts"
import { changedScope } from "./agreement/changed-scope.ts"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"
import { chipOfTask, isOver } from "../../task/task-status.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { StatusChip } from "../../ui/data/status-chip.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { Slip } from "../../ui/layout/slip.tsx"
import { textIn } from "../../task/shown-text.ts"
import { AnswerList } from "./answer-list.tsx"
import { OriginalText, OwnTranslations } from "./translations.tsx"
import { PhotoStrip } from "./photo-strip.tsx"
import { wasDoer } from "./was-doer.ts"

/** The task itself: head on its paper, facts in a row, text, photos, and the fringe. */
export function TaskSlip({ data }: { data: TaskPageData }) {
  const { t, locale } = useTranslation()
  const { task, questions } = data
  const drawing = drawingOf(task.category)
  const shown = textIn(task, locale)
  const foreign = shown.lang === locale ? undefined : shown.lang
  const materials = materialsOf(data)
  const scope = changedScope(data.hire)
  const isOutline = scope === null && task.description === "" && task.status !== "draft"
  return (
    <Slip data-cat={drawing.name} torn={task.offerCount} className="task-sheet">
      <div className="relative overflow-hidden bg-cat-t px-4 pt-4 pb-28 md:px-7 md:pt-6 md:pb-7">
        <div className="relative flex flex-wrap items-center gap-2">
          <StatusChip status={chipOfTask(task)} />
          {task.isUrgent && <Chip tone="apricot">{t("task:urgent")}</Chip>}
          {task.category && (
            <span className="text-14 font-semibold text-cat-d">{task.category.name[locale]}</span>
          )}
        </div>
        <h1
          lang={foreign}
          className="relative mt-3 display text-[28px]/[31px] tracking-[-0.022em] wrap-anywhere md:max-w-[17ch] md:text-d36"
        >
          {task.own?.title || shown.title || t("taskPage:owner.draft.title")}
        </h1>
        <Illustration
          {...drawing}
          inherit
          className="absolute right-2 -bottom-1.5 w-[150px] md:right-4.5 md:-bottom-2 md:w-[228px]"
        />
      </div>
      <Facts data={data} />
      <div className="px-4 pt-4.5 pb-5 md:px-7 md:pt-6 md:pb-6.5">
        {isOutline ? (
          <p className="text-ink-2">{t("taskPage:outline")}</p>
        ) : (
          <div lang={foreign}>
            {scope === null ? <TaskText task={task} shown={shown} /> : <AgreedText>{scope}</AgreedText>}
          </div>
        )}
        {shown.translation && scope === null && (
          <OriginalText task={task} isOlder={shown.translation.isOlder} />
        )}
        {task.own && <OwnTranslations task={task} />}
        <AnswerList task={task} questions={questions}>
          <Detail label={t("taskPage:materials.label")}>{t(`taskPage:materials.${materials}`)}</Detail>
          <Detail
            label={t("taskPage:languagesLabel")}
            icon={<Languages size={16} strokeWidth={1.9} aria-hidden="true" />}
          >
            {languagesText(task.spokenLanguages, { t, locale })}
          </Detail>
        </AnswerList>
        {task.needsVerification && (
          <p className="mt-4">
            <Chip tone="info" icon={ShieldCheck}>
              {t("taskPage:verifiedOnly")}
            </Chip>
          </p>
        )}
        <PhotoStrip files={task.files} title={shown.title} />
      </div>
    </Slip>
  )
}

/** Once the two agreed on a price for materials, it's settled who brings them. */
function materialsOf({ task, hire }: TaskPageData) {
  if (hire?.agreement.materialsCost) return "doer_brings"
  return task.own !== null && task.materials === "customer_brings" ? "yours" : task.materials
}

function Detail({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1.5 text-13 text-ink-3">
        {icon}
        {label}
      </dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

/** What the owner asked for; once there's a job, what the two agreed on. */
function Facts({ data }: { data: TaskPageData }) {
  const { task, now, hire } = data
  const { t, locale } = useTranslation()
  const say = { t, locale }
  const budget = budgetText({ kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }, say)
  const hours = task.timing && hoursText(task.timing, say)
  return (
    <dl className="task-facts">
      {hire ? (
        <AgreedTime at={hire.agreement.scheduledAt} />
      ) : (
        task.timing && (
          <When day={task.timing.date} hours={hours}>
            {dayText(task.timing, isOver(task.status) ? null : dayOf(new Date(now)), say)}
          </When>
        )
      )}
      {(hire || (task.budgetKind && !wasDoer(data))) && (
        <div>
          <dt className="text-13 text-ink-3">{t(hire ? "taskPage:agreedPrice" : "taskPage:budget")}</dt>
          <dd>
            {hire ? (
              <TotalPrice terms={hire.agreement} className={priceClass} />
            ) : (
              <span className={priceClass}>{budget}</span>
            )}
          </dd>
        </div>
      )}
      <Where data={data} />
    </dl>
  )
}

const priceClass = "display text-d28 whitespace-nowrap tabular-nums"

function AgreedTime({ at }: { at: string | null }) {
  const { t, locale } = useTranslation()
  return <When day={at && dayOf(new Date(at))}>{at ? startText(at, locale) : t("taskPage:noTimeYet")}</When>
}

interface WhenProps {
  day: string | null
  hours?: string | null
  children: ReactNode
}

function When({ day, hours, children }: WhenProps) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center">
      <dt className="sr-only">{t("taskPage:when")}</dt>
      <dd className="flex items-center gap-3.5">
        {day && <Leaf day={day} />}
        <span>
          <span className="block font-semibold">{children}</span>
          {hours && <span className="text-14 text-ink-2">{hours}</span>}
        </span>
      </dd>
    </div>
  )
}

function Where({ data }: { data: TaskPageData }) {
  const { t, locale } = useTranslation()
  const { task, hire } = data
  const isRemote = task.mode === "remote"
  const Icon = isRemote ? Wifi : MapPin
  const name = task.place && [task.place.name[locale], task.place.city?.[locale]].filter(Boolean).join(", ")
  if (!isRemote && !name) return null
  const address = task.own?.address
  const ownNote = address
    ? t(hire ? "taskPage:place.shared" : "taskPage:place.own", { address })
    : t("taskPage:place.noAddress")
  const agreedNote = t(hire?.agreement.address ? "taskPage:place.agreed" : "taskPage:place.notGiven")
  const othersNote = hire ? agreedNote : t("taskPage:place.rough")
  const note = isRemote ? t("taskPage:place.remote") : task.own ? ownNote : othersNote
  return (
    <div>
      <dt className="sr-only">{t("taskPage:whereLabel")}</dt>
      <dd>
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
          {isRemote ? t("task:remote") : name}
        </span>
        {!wasDoer(data) && <span className="block text-13 text-ink-3 wrap-anywhere">{note}</span>}
      </dd>
    </div>
  )
}

function Leaf({ day }: { day: string }) {
  const { locale } = useTranslation()
  const { month, number } = leafText(day, locale)
  return (
    <span
      aria-hidden="true"
      className="grid w-12 flex-none overflow-hidden rounded-paper text-center shadow-[0_0_0_1px_var(--line-2)]"
    >
      <span className="bg-brand text-[12px]/4 font-semibold text-on-brand">{month}</span>
      <span className="py-1 text-[20px]/6 font-bold">{number}</span>
    </span>
  )
}

/** What the two have agreed on since takes the place of what was asked for. */
function AgreedText({ children }: { children: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-13 text-ink-3">{t("taskPage:agreedScope")}</p>
      <p className="max-w-[62ch] text-16 wrap-anywhere whitespace-pre-line">
        <UserText lang={null}>{children}</UserText>
      </p>
    </>
  )
}

/** Other people read words in place of contacts; the owner reads what was written, with the contacts marked. */
function TaskText({ task, shown }: { task: TaskData; shown: ReturnType<typeof textIn> }) {
  const { t } = useTranslation()
  const own = task.own
  const masked = own?.masked.description ?? []
  return (
    <>
      <p className="max-w-[62ch] text-16 wrap-anywhere whitespace-pre-line">
        {own && masked.length > 0 ? (
          marked(own.description, masked)
        ) : (
          <UserText lang={shown.lang}>{shown.description}</UserText>
        )}
      </p>
      {own && masked.length + own.masked.title.length > 0 && (
        <p className="mt-3 rounded-control bg-warn-soft px-3.5 py-2.5 text-14 text-warn-text">
          {t("taskPage:masked")}
        </p>
      )}
    </>
  )
}

function marked(text: string, spans: readonly { start: number; end: number }[]): ReactNode {
  let at = 0
  const parts = spans.flatMap(({ start, end }) => {
    const before = text.slice(at, start)
    at = end
    return [
      before,
      <mark key={start} className="rounded-xs bg-warn-soft px-0.5 text-warn-text">
        {text.slice(start, end)}
      </mark>,
    ]
  })
  return [...parts, text.slice(at)]
}
