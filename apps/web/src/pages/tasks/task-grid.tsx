import { percentText } from "@doable/words/format"
import { matchWeights } from "@doable/domain/task/ranking"
import { WhyNote } from "../../blocks/list-page/why-note.tsx"
import { SaveHeart } from "../../favourite/save-heart.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ListedTask } from "../../task/listed-task.ts"
import { sameAbove } from "../../task/same-above.ts"
import { titleIn } from "../../task/shown-text.ts"
import { TaskCard } from "../../task/task-card.tsx"
import { SkeletonGroup } from "../../ui/feedback/skeleton.tsx"
import { SlipSkeleton } from "../../ui/feedback/slip-skeleton.tsx"

const grid = "task-grid"

interface TaskGridProps {
  tasks: readonly ListedTask[]
  now: number
  showWhy: boolean
  label: string
}

export function TaskGrid({ tasks, now, showWhy, label }: TaskGridProps) {
  const { locale } = useTranslation()
  return (
    <ul aria-label={label} className={grid}>
      {tasks.map((task, place) => (
        <li key={task.id} className="relative min-w-0">
          <TaskCard task={task} now={new Date(now)} heading="h2" compact crop={sameAbove(tasks, place)} />
          <div className="task-slip-tools">
            {showWhy && <WhyHere task={task} />}
            <SaveHeart
              target={{ targetType: "task", targetId: task.id }}
              title={titleIn(task, locale).title}
              isSaved={task.isSaved}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function TaskGridSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t("tasks:loading")} className={grid}>
      {Array.from({ length: 6 }, (_, place) => (
        <SlipSkeleton key={place} />
      ))}
    </SkeletonGroup>
  )
}

/** The reasons for a task's place in the order. */
function WhyHere({ task }: { task: ListedTask }) {
  const { t, locale } = useTranslation()
  return (
    <WhyNote
      question={t("task:why.button")}
      about={t("task:why.title", titleIn(task, locale))}
      reasons={task.why.map((reason) => t(`tasks:whyReason.${reason}`))}
      weights={t("tasks:whyWeights", {
        category: percentText(matchWeights.category, locale),
        near: percentText(matchWeights.near, locale),
        language: percentText(matchWeights.language, locale),
        fresh: percentText(matchWeights.fresh, locale),
        room: percentText(matchWeights.room, locale),
        owner: percentText(matchWeights.owner, locale),
      })}
    />
  )
}
