import { dayOf } from "@doable/domain/time/market-day"
import { CalendarDays, MapPin, UserRound, Wifi, Wrench, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"
import { drawingOf } from "../../../category/drawing-of.ts"
import { dayText, hoursText } from "../../../blocks/text/market-text.ts"
import { textIn } from "../../../task/shown-text.ts"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import { Slip } from "../../../ui/layout/slip.tsx"

/** What the offer is for, in short, while it is being written. */
export function TaskBrief({ data: { task, owner, now } }: { data: TaskPageData }) {
  const say = useTranslation()
  const { t, locale } = say
  const shown = textIn(task, locale)
  const drawing = drawingOf(task.category)
  const when = [
    dayText(task.timing, dayOf(new Date(now)), say),
    task.timing && hoursText(task.timing, say),
  ].filter(Boolean)
  const isRemote = task.mode === "remote"
  const where = isRemote ? t("task:remote") : task.place?.name[locale]
  return (
    <Slip tabs={9} torn={task.offerCount} data-cat={drawing.name} className="mt-4">
      <div className="grid grid-cols-[92px_minmax(0,1fr)] sm:grid-cols-[132px_minmax(0,1fr)]">
        <div className="grid place-items-end justify-items-center overflow-hidden bg-[var(--il-t)]">
          <Illustration {...drawing} inherit className="-mb-1 w-22 sm:w-30" />
        </div>
        <div className="min-w-0 px-3.5 py-3 sm:px-5 sm:py-3.5">
          <p lang={shown.lang} className="display text-d18 wrap-anywhere sm:text-d22">
            {shown.title}
          </p>
          <p className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1 text-14 text-ink-2">
            <Fact icon={CalendarDays}>{when.join(", ")}</Fact>
            {where && <Fact icon={isRemote ? Wifi : MapPin}>{where}</Fact>}
            <Fact icon={UserRound}>{owner.name}</Fact>
            <Fact icon={Wrench}>{t(`offer:materialsBy.${task.materials}`)}</Fact>
          </p>
        </div>
      </div>
    </Slip>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5">
      <Icon size={16} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
      <span className="min-w-0 wrap-anywhere first-letter:uppercase">{children}</span>
    </span>
  )
}
