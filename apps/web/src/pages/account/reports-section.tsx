import { useQuery } from "@tanstack/react-query"
import { clsx } from "clsx"
import {
  CircleCheck,
  CircleHelp,
  CircleSlash,
  ClipboardList,
  Eye,
  Flag,
  Hammer,
  HandCoins,
  Inbox,
  MessageCircle,
  Star,
  UserRound,
  type LucideIcon,
} from "lucide-react"
import type { ReportTarget } from "@doable/domain/report/status"
import { useState } from "react"
import { OwnFiles } from "../../file/own-files.tsx"
import { targetWords } from "../../report/target-words.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ApiClient } from "../../session/api-client.ts"
import { useApi } from "../../session/use-api.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { Pills } from "../../ui/fields/pills.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import { Button } from "../../ui/layout/button.tsx"

const tabs = ["all", "open", "decided"] as const
type Tab = (typeof tabs)[number]
type Report = Awaited<ReturnType<ApiClient["report"]["getMy"]["query"]>>["data"][number]
const perPage = 20

/** What someone reported, and what came of it. */
export function ReportsSection() {
  const { t } = useTranslation()
  const ask = useApi()
  const [tab, setTab] = useState<Tab>("all")
  const [shown, setShown] = useState(perPage)
  const list = useQuery({
    queryKey: ["my-reports", tab, shown],
    queryFn: () =>
      ask((api) =>
        api.report.getMy.query({
          ...(tab === "all" ? {} : { isDecided: tab === "decided" }),
          pagination: { limit: Math.min(shown, 100), offset: 0 },
        }),
      ),
    placeholderData: (before) => before,
  })
  return (
    <div className="space-y-4">
      <p className="max-w-[62ch] text-ink-2">{t("report:lead")}</p>
      <Field group hideLabel label={t("report:show")}>
        <Pills
          type="radio"
          options={tabs.map((value) => ({
            value,
            label: <TabLabel words={t(`report:tabs.${value}`)} count={countOf(value, list.data?.counts)} />,
          }))}
          chosen={[tab]}
          onChosenChange={([one = "all"]) => setTab(one)}
        />
      </Field>
      {list.isError ? (
        <ListError onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <Skeleton className="h-32 w-full" />
      ) : list.data.data.length === 0 ? (
        <EmptyState icon={Flag} heading="h3" title={t("report:none")} text={t("report:noneText")} />
      ) : (
        <ul className="divide-y divide-line rounded-paper inset-ring inset-ring-line">
          {list.data.data.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      {list.data && list.data.total > list.data.data.length && shown < 100 ? (
        <Button variant="outline" pending={list.isFetching} onClick={() => setShown(shown + perPage)}>
          {t("report:more")}
        </Button>
      ) : null}
    </div>
  )
}

function countOf(tab: Tab, counts: { open: number; decided: number } | undefined) {
  if (!counts) return null
  return tab === "all" ? counts.open + counts.decided : counts[tab]
}

function TabLabel({ words, count }: { words: string; count: number | null }) {
  return (
    <>
      {words} {count === null ? null : <b className="ml-1 tabular-nums">{count}</b>}
    </>
  )
}

const states = {
  open: { tone: "info", icon: Inbox },
  in_review: { tone: "warn", icon: Eye },
  action_taken: { tone: "ok", icon: CircleCheck },
  no_action: { tone: "mute", icon: CircleSlash },
} as const

const pictures: Record<ReportTarget, LucideIcon> = {
  task: ClipboardList,
  question: CircleHelp,
  offer: HandCoins,
  message: MessageCircle,
  review: Star,
  provider: UserRound,
  service: Hammer,
  user: UserRound,
}

function ReportRow({ report }: { report: Report }) {
  const { t } = useTranslation()
  const date = useDate()
  const { status, text, files } = report
  const Picture = pictures[report.targetType]
  return (
    <li className="grid gap-x-4 p-4 sm:grid-cols-[44px_minmax(0,1fr)] md:p-5">
      <span className="grid size-11 place-items-center rounded-control bg-wall-2 max-sm:hidden">
        <Picture size={20} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">{targetWords(report, t)}</h3>
          <Chip tone={states[status].tone} icon={states[status].icon} dense>
            {t(`report:status.${status}`)}
          </Chip>
        </div>
        <p className="text-14 text-ink-2">
          {t("report:sentAt", {
            reason: t(`report:reasons.${report.reasonCode}`),
            date: date(report.createdAt, "long"),
          })}
        </p>
        <div
          className={clsx(
            "mt-2.5 border-l-3 pl-3.5",
            status === "action_taken" ? "border-brand" : "border-line-2",
          )}
        >
          <Outcome report={report} />
        </div>
        {text || files.length > 0 ? (
          <Disclosure title={t("report:yours")} className="mt-2 text-14">
            <p lang="" className="wrap-anywhere whitespace-pre-line text-ink-2">
              {text}
            </p>
            <OwnFiles files={files} />
          </Disclosure>
        ) : null}
      </div>
    </li>
  )
}

/** What came of it, or what comes next. */
function Outcome({ report }: { report: Report }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { status, decidedAt, outcome, outcomeText } = report
  if (!decidedAt || !outcome)
    return (
      <p>
        {status === "in_review"
          ? t("report:reading")
          : t("report:next", { date: date(report.dueAt, "long") })}
      </p>
    )
  return (
    <>
      <p className="text-13 text-ink-3">{t("report:decidedAt", { date: date(decidedAt, "long") })}</p>
      <p className="wrap-anywhere">
        {outcome === "none"
          ? outcomeText?.[locale]
          : `${t("report:right")} ${t(`report:outcome.${outcome}`)}`}
      </p>
    </>
  )
}
