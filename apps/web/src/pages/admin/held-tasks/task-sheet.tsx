import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { Fragment } from "react"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { budgetText } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { chipOfTask } from "../../../task/task-status.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { StatusChip } from "../../../ui/data/status-chip.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx"
import { Fact } from "../frame/fact.tsx"
import type { ModeratedTask } from "./load-tasks.ts"
import { TaskActs } from "./task-acts.tsx"
import { TaskFiles } from "./task-files.tsx"

interface TaskSheetProps {
  id: string
  onClose: () => void
}

export function TaskSheet({ id, onClose }: TaskSheetProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const { data, isError, refetch } = useQuery({
    queryKey: ["admin-task", id],
    queryFn: () => ask((api) => api.adminTask.getById.query({ id })),
    staleTime: 0,
  })
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={t("admin-tasks:one")}
        description={data ? [...new Set([data.owner.name, data.owner.email])].join(" · ") : undefined}
        className="sm:max-w-[640px]!"
        footer={data ? <TaskActs moderated={data} /> : undefined}
      >
        {isError ? (
          <ListError onRetry={() => void refetch()} />
        ) : data ? (
          <Written moderated={data} />
        ) : (
          <div className="flex flex-col gap-3" aria-busy="true">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-40 w-full" />
          </div>
        )}
      </SheetContent>
    </Sheet>
  )
}

/** As its owner wrote it, with what was found in it. */
function Written({ moderated }: { moderated: ModeratedTask }) {
  const { t, locale } = useTranslation()
  const { task, owner, title, description, answers, translations, twin, removal, strandedAt } = moderated
  // Only the two parties have a page to link to.
  const isOut = task.status !== "held" && task.status !== "removed" && task.own?.visibility === "public"
  const translated = translations.flatMap((one) => [one.title, one.description])
  const kinds = [
    ...new Set(
      [title, description, ...answers, ...translated].flatMap(({ marks }) => marks.map(({ kind }) => kind)),
    ),
  ]
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <StatusChip status={chipOfTask(task)} />
        {task.own?.holdReason ? (
          <span className="text-14 text-ink-2">{t(`admin-tasks:hold.${task.own.holdReason}`)}</span>
        ) : null}
        {kinds.map((kind) => (
          <Chip key={kind} tone="bad" dense>
            {t(`admin-tasks:kinds.${kind as "drugs"}`)}
          </Chip>
        ))}
      </p>
      {strandedAt ? (
        <p className="rounded-control bg-warn-soft p-4 text-14 text-warn-text">{t("admin-tasks:stranded")}</p>
      ) : null}
      <article lang={task.lang}>
        <h3 className="display text-d22 wrap-anywhere">
          <MarkedText {...title} />
        </h3>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          <MarkedText {...description} />
        </p>
        {answers.map(({ text, marks }) => (
          <p key={text} className="mt-2 wrap-anywhere text-ink-2">
            <MarkedText text={text} marks={marks} />
          </p>
        ))}
      </article>
      {translations.map((one) => (
        <section key={one.lang}>
          <h3 className="text-14 font-semibold text-ink-2">{t(`task:translation.into.${one.lang}`)}</h3>
          <p lang={one.lang} className="mt-1 font-semibold wrap-anywhere">
            <MarkedText {...one.title} />
          </p>
          <p lang={one.lang} className="mt-1 wrap-anywhere whitespace-pre-line">
            <MarkedText {...one.description} />
          </p>
        </section>
      ))}
      <TaskFiles files={task.files} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t("admin-tasks:columns.category")}>{task.category?.name[locale] ?? "–"}</Fact>
        <Fact name={t("admin-tasks:budget")}>
          {budgetText({ kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }, { t, locale })}
        </Fact>
        <Fact name={t("admin-tasks:place")}>
          {task.mode === "remote" ? t("task:remote") : (task.place?.name[locale] ?? "–")}
        </Fact>
        <Fact name={t("admin-tasks:earlierRemovals")}>{owner.earlierRemovals}</Fact>
      </dl>
      {isOut ? (
        <p>
          <Link to="/tasks/$taskId" params={{ taskId: task.id }} preload={false} className="link">
            {t("admin-tasks:page")}
          </Link>
        </p>
      ) : null}
      {twin ? (
        <section className="rounded-control bg-paper-2 p-4 inset-ring inset-ring-line">
          <h3 className="text-14 font-semibold">{t("admin-tasks:twin")}</h3>
          <p className="mt-1 font-semibold wrap-anywhere">
            <TableLink set={{ open: twin.id }} className="link">
              <span lang="">{twin.title}</span>
            </TableLink>
          </p>
          <p lang="" className="mt-1 line-clamp-6 text-14 wrap-anywhere text-ink-2">
            {twin.description}
          </p>
        </section>
      ) : null}
      {removal ? (
        <section className="rounded-control bg-danger-soft p-4 text-danger-text">
          <h3 className="text-14 font-semibold">{t(`admin-tasks:reasons.${removal.reason}`)}</h3>
          {removal.note ? (
            <p lang="" className="mt-1 wrap-anywhere">
              {removal.note}
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}

interface MarkedTextProps {
  text: string
  marks: readonly { start: number; end: number }[]
}

/** What was found is marked where it stands. */
function MarkedText({ text, marks }: MarkedTextProps) {
  let at = 0
  return (
    <>
      {marks.map(({ start, end }) => {
        const before = text.slice(at, start)
        at = end
        return (
          <Fragment key={start}>
            {before}
            <mark className="rounded-[3px] bg-danger-soft px-0.5 font-semibold text-danger-text">
              {text.slice(start, end)}
            </mark>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </>
  )
}
