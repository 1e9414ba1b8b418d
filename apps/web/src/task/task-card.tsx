import type { Locale } from "@doable/domain/locale"
import type { L10n } from "@doable/domain/text/l10n"
import { percentText } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { CalendarDays, Languages, MapPin, UserCheck, Wifi, Zap, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { dayOf } from "@doable/domain/time/market-day"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/layout/illustration.tsx"
import { Slip } from "../ui/layout/slip.tsx"
import { drawingOf } from "../category/drawing-of.ts"
import { smallPicture } from "../file/small-picture.ts"
import type { TaskCardData } from "../session/answers/task-answers.ts"
import type { ListedTask } from "./listed-task.ts"
import { titleIn } from "./shown-text.ts"
import { chipOf, isOver, isPast } from "./task-status.ts"
import { budgetText, dayText, distanceText } from "../blocks/text/market-text.ts"

/** What not every task says that is shown as a card. */
type Known = "translatedTitles" | "distanceKm" | "status" | "pictureUrl"

/** Lists bring a name in the language of their page alone. */
interface Named {
  name: string | L10n
}

const nameIn = ({ name }: Named, locale: Locale) => (typeof name === "string" ? name : name[locale])

export type TaskCardProps = {
  task: Omit<ListedTask, Known | "owner" | "isSaved" | "why" | "category" | "place"> &
    Partial<Pick<TaskCardData, Known> & Pick<ListedTask, "owner">> & {
      category: (Omit<NonNullable<ListedTask["category"]>, "name"> & Named) | null
      place: Named | null
    }
  /** From the loader, so that server and browser count from the same moment. */
  now: Date
  heading?: "h2" | "h3"
  /** On phones a low slip with the drawing at its side, for lists; else the same slip everywhere. */
  compact?: boolean
  /** How many tasks above show the same drawing: each of them shows another part of it. */
  crop?: number
  /** The same task is also listed elsewhere on the page, so only the pointer follows this one. */
  isCopy?: boolean
  /** A slip that leads nowhere: the preview of a task that is being written. */
  isPreview?: boolean
  /** As its client sees it: the agreed price and day instead of those asked for, and how far it has come. */
  own?: { price: string | null; day: string | null; foot: ReactNode }
  /** The heart, and whatever else lies on the slip without being part of its link. */
  children?: ReactNode
}

/** In characters: "1,200–1,800 lei" would run into the drawing. */
const longPrice = 11

/** A task as a slip of paper. All of it is one link; what is torn off is also said in words. */
export function TaskCard({
  task,
  now,
  heading: Heading = "h3",
  compact = false,
  crop = 0,
  isCopy = false,
  isPreview = false,
  own,
  children,
}: TaskCardProps) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const drawing = drawingOf(task.category)
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const price = own?.price ?? budgetText(budget, { t, locale })
  // Beside a long price there's no room for a part of the drawing that is larger than the whole.
  const isLong = price.length > longPrice
  // Of a task that found its doer nobody learns when and where, and nobody waits for offers.
  const past = !own && task.status && isPast(task.status) ? t(`ui:status.${chipOf[task.status]}`) : null
  const offers = task.offerCount === 0 ? t("task:noOffers") : t("task:offers", { count: task.offerCount })
  const hireRate = past || own ? null : task.owner?.hireRate
  const timing = own?.day ? ({ kind: "on_date", date: own.day } as const) : task.timing
  const today = task.status && isOver(task.status) ? null : dayOf(now)
  // Its client reads the original.
  const shown = own ? task : titleIn(task, locale)
  const title = <span lang={shown.lang}>{shown.title}</span>

  return (
    <Slip
      lift={!isPreview}
      torn={task.offerCount}
      data-cat={drawing.name}
      data-compact={compact ? "" : undefined}
      data-crop={(!isLong && crop % 4) || undefined}
      className="task-slip h-full"
    >
      <div className="task-slip-head">
        <p className="task-slip-category">
          {task.category ? nameIn(task.category, locale) : t("category:other")}
        </p>
        {task.isUrgent && (
          <span className="task-slip-urgent">
            <Zap size={14} strokeWidth={2.2} aria-hidden="true" />
            {t("task:urgent")}
          </span>
        )}
        {task.pictureUrl ? (
          <img src={smallPicture(task.pictureUrl)} alt="" loading="lazy" className="task-slip-photo" />
        ) : (
          <Illustration {...drawing} inherit className="task-slip-drawing" />
        )}
        <p className="task-slip-price display tabular-nums" data-long={isLong ? "" : undefined}>
          {price}
        </p>
      </div>
      <div className="task-slip-body">
        <Heading className="task-slip-title">
          {isPreview ? (
            title
          ) : (
            <Link
              to="/tasks/$taskId"
              params={{ taskId: task.id }}
              tabIndex={isCopy ? -1 : undefined}
              className="task-slip-link"
            >
              {title}
            </Link>
          )}
        </Heading>
        <div className="task-slip-facts">
          {!past && <Fact icon={CalendarDays}>{dayText(timing, today, { t, locale })}</Fact>}
          <Place task={task} />
          {!task.spokenLanguages.includes(locale) && task.spokenLanguages.length > 0 && (
            <Fact
              icon={Languages}
              label={t("task:languages", { languages: task.spokenLanguages.join(", ").toUpperCase() })}
            >
              {task.spokenLanguages.join(", ").toUpperCase()}
            </Fact>
          )}
          {hireRate != null && (
            <Fact
              icon={UserCheck}
              label={t("task:hiresLong", { percent: percentText(hireRate / 100, locale) })}
            >
              {hireRate === 100
                ? t("task:hiresAlways")
                : t("task:hires", { percent: percentText(hireRate / 100, locale) })}
            </Fact>
          )}
        </div>
        <div className="task-slip-foot">
          <span aria-hidden="true" className="task-slip-foot-price display">
            {price}
          </span>
          {own?.foot ?? <span className="font-semibold text-ink">{past || offers}</span>}
          {!own && task.publishedAt && (
            <time dateTime={task.publishedAt} className={clsx("text-ink-3", compact && "max-md:hidden")}>
              {date(task.publishedAt, "relative", now)}
            </time>
          )}
        </div>
      </div>
      {children}
    </Slip>
  )
}

function Place({ task }: { task: TaskCardProps["task"] }) {
  const { t, locale } = useTranslation()
  if (task.mode === "remote") return <Fact icon={Wifi}>{t("task:remote")}</Fact>
  if (!task.place) return null
  const distance = task.distanceKm == null ? "" : ` · ${distanceText(task.distanceKm, { t, locale })}`
  return (
    <Fact icon={MapPin}>
      {nameIn(task.place, locale)}
      {distance}
    </Fact>
  )
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label?: string; children: ReactNode }) {
  return (
    <span className="task-fact" {...(label ? { title: label } : {})}>
      <Icon size={16} strokeWidth={1.9} aria-hidden="true" />
      {label ? <span className="sr-only">{label}</span> : null}
      <span {...(label ? { "aria-hidden": true } : {})}>{children}</span>
    </span>
  )
}
