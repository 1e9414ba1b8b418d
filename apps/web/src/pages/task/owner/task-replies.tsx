import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskData } from "../../../session/answers/task-answers.ts"

/** What has come back so far. How many is public; who and for how much is between the two. */
export function TaskReplies({ task }: { task: TaskData }) {
  const { t } = useTranslation()
  if (task.status !== "open") return null
  const { offerCount, offerCap } = task
  return (
    <section id="offers" className="mt-9 scroll-mt-24">
      <h2 className="display text-d22">{t("taskPage:offers.title")}</h2>
      <p className="mt-1 text-ink-2">
        {offerCount === 0
          ? t("taskPage:offers.none")
          : t("taskPage:offers.count", { count: offerCount, cap: offerCap })}{" "}
        {t("taskPage:offers.private")}
      </p>
    </section>
  )
}
