import { dateFormat } from "@doable/words/format"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { clsx } from "clsx"
import { budgetText } from "../blocks/text/market-text.ts"
import { drawingOf } from "../category/drawing-of.ts"
import { paperOf } from "../category/paper-of.ts"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation, type Translate } from "../i18n/use-translation.ts"
import type { ApiClient } from "../session/api-client.ts"
import type { ProviderCardData } from "../session/answers/provider-answers.ts"
import type { TaskCardData } from "../session/answers/task-answers.ts"
import { titleIn } from "../task/shown-text.ts"
import { useApi } from "../session/use-api.ts"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Skeleton } from "../ui/feedback/skeleton.tsx"
import { Avatar } from "../ui/data/avatar.tsx"
import { Illustration } from "../ui/layout/illustration.tsx"
import type { WantedSearch } from "./wanted-search.ts"

type Tasks = Awaited<ReturnType<ApiClient["savedSearch"]["preview"]["query"]>>
type Doers = Awaited<ReturnType<ApiClient["savedSearch"]["previewDoers"]["query"]>>
type Preview = ({ scope: "task" } & Tasks) | ({ scope: "provider" } & Doers)

async function readPreview(api: ApiClient, wanted: WantedSearch, excludeWords: string[]): Promise<Preview> {
  if (wanted.scope === "task") {
    const { filter, scope } = wanted
    return { scope, ...(await api.savedSearch.preview.query({ filter, excludeWords })) }
  }
  const { filter, scope } = wanted
  return { scope, ...(await api.savedSearch.previewDoers.query({ filter, excludeWords })) }
}

/** What the alert would have sent in the last seven days, by day and by example. */
export function SearchPreview({ wanted, excludeWords }: { wanted: WantedSearch; excludeWords: string[] }) {
  const { t } = useTranslation()
  const ask = useApi()
  const found = useQuery({
    queryKey: ["search-preview", wanted.scope, wanted.filter, excludeWords],
    queryFn: () => ask((api) => readPreview(api, wanted, excludeWords)),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-busy={found.isFetching} className="min-w-0 self-start rounded-panel bg-wall p-5">
      {found.isError ? (
        <ListError isNarrow title={t("alerts:preview.failed")} onRetry={() => void found.refetch()} />
      ) : (
        <>
          <p role="status" className={found.data ? "display text-d22" : "sr-only"}>
            {found.data ? countText(found.data, t) : t("alerts:preview.loading")}
          </p>
          {found.data ? (
            <Found preview={found.data} now={new Date(found.dataUpdatedAt)} />
          ) : (
            <Skeleton className="h-48 w-full" />
          )}
        </>
      )}
    </section>
  )
}

function countText({ total, isMore }: Preview, t: Translate): string {
  if (total === 0) return t("alerts:preview.none")
  return t(isMore ? "alerts:preview.more" : "alerts:preview.title", { count: total })
}

function Found({ preview, now }: { preview: Preview; now: Date }) {
  const { t } = useTranslation()
  const { days, leftOut } = preview
  const isTask = preview.scope === "task"
  return (
    <>
      <Week days={days} />
      <ul>
        {preview.scope === "task"
          ? preview.data.map((task) => <PreviewRow key={task.id} task={task} now={now} />)
          : preview.data.map((doer) => <DoerRow key={doer.id} doer={doer} now={now} />)}
      </ul>
      {leftOut > 0 && (
        <p className="mt-2.5 text-13 text-ink-2">
          {t(isTask ? "alerts:preview.leftOut" : "alerts:preview.leftOutDoers", { count: leftOut })}
        </p>
      )}
      <p className="mt-2.5 text-13 text-ink-3">
        {t(isTask ? "alerts:preview.hint" : "alerts:preview.hintDoers")}
      </p>
    </>
  )
}

function Week({ days }: { days: Preview["days"] }) {
  const { locale } = useTranslation()
  const weekday = dateFormat(locale, { weekday: "short", timeZone: "UTC" })
  return (
    <ol className="my-3 grid grid-cols-7 gap-1 text-center">
      {days.map(({ day, count }) => (
        <li key={day}>
          <span
            className={clsx(
              "grid h-8 place-items-center rounded-[4px] text-13 font-bold tabular-nums",
              count > 0 ? "bg-cta text-on-cta" : "bg-wall-2 text-ink-3 inset-ring inset-ring-line",
            )}
          >
            {count}
          </span>
          <span className="text-13 text-ink-3">{weekday.format(new Date(`${day}T12:00:00Z`))}</span>
        </li>
      ))}
    </ol>
  )
}

function PreviewRow({ task, now }: { task: TaskCardData; now: Date }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const { title, lang } = titleIn(task, locale)
  const place = task.place?.name[locale] ?? t("task:remote")
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <span
        data-cat={paperOf(task.category)}
        className="grid h-11 w-11 flex-none place-items-center rounded-control bg-cat-t"
      >
        <Illustration {...drawingOf(task.category)} inherit width={40} height={30} />
      </span>
      <span className="min-w-0 flex-1">
        <span lang={lang} className="line-clamp-2 text-14 font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="block text-13 text-ink-2">
          {budgetText(budget, { t, locale })} · {place}
        </span>
      </span>
      {task.publishedAt && (
        <span className="flex-none text-13 text-ink-3">{date(task.publishedAt, "relative", now)}</span>
      )}
    </li>
  )
}

function DoerRow({ doer, now }: { doer: ProviderCardData; now: Date }) {
  const { locale, t } = useTranslation()
  const date = useDate()
  const { name, image, headline, place, publishedAt } = doer
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <Avatar name={name} image={image} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-semibold">{name}</span>
        <span className="block truncate text-13 text-ink-2">
          <span lang={doer.lang}>{headline}</span> · {place?.name[locale] ?? t("task:remote")}
        </span>
      </span>
      {publishedAt && (
        <span className="flex-none text-13 text-ink-3">{date(publishedAt, "relative", now)}</span>
      )}
    </li>
  )
}
