import { AdminHead } from "./admin-frame.tsx"
import { MessagesQueue } from "../contact-message/messages-queue.tsx"
import { TasksQueue } from "./held-tasks/tasks-queue.tsx"
import type { AdminData, OverviewData } from "./load-admin.ts"
import { TestNotification } from "./test-notification.tsx"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Card } from "../ui/card.tsx"

/** The overview, or the queue that the address names. */
export function AdminPage({ data }: { data: AdminData }) {
  if (data.queue === "messages") return <MessagesQueue {...data} />
  return data.queue === "tasks" ? <TasksQueue {...data} /> : <Overview data={data} />
}

function Overview({ data: { overview, now } }: { data: OverviewData }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const number = new Intl.NumberFormat(locale)
  const figures = [
    { words: t("admin:users"), value: overview.users },
    { words: t("admin:newUsers"), value: overview.newUsers },
    { words: t("admin:sessions"), value: overview.activeSessions },
    { words: t("admin:outbox"), value: overview.waitingEvents },
    { words: t("admin:failedJobs"), value: overview.failedJobs },
  ]
  return (
    <>
      <AdminHead title={t("admin:title")} />
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {figures.map(({ words, value }) => (
          <Card key={words} className="flex flex-col-reverse justify-end gap-1 p-5">
            <dt className="text-14 text-ink-2">{words}</dt>
            <dd className="display text-d36">{number.format(value)}</dd>
          </Card>
        ))}
      </dl>
      <p className="mt-4 text-13 text-ink-3">{t("admin:counted", { when: date(now, "long") })}</p>
      <TestNotification />
    </>
  )
}
