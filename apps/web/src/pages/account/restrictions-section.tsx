import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { clsx } from "clsx"
import { ShieldCheck } from "lucide-react"
import { useState } from "react"
import { OwnFiles } from "../../file/own-files.tsx"
import { useDate } from "../../i18n/use-date.ts"
import { usePrivateUpload } from "../../file/use-private-upload.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { AppealForm } from "../../restriction/appeal-form.tsx"
import { reasonWords } from "../../restriction/reason-words.ts"
import type { ApiClient } from "../../session/api-client.ts"
import { useApi } from "../../session/use-api.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { Button } from "../../ui/layout/button.tsx"

type Restriction = Awaited<ReturnType<ApiClient["restriction"]["getMy"]["query"]>>["data"][number]
const perPage = 20
const key = "my-restrictions"

/** What we decided about someone, why, and their one appeal for each. */
export function RestrictionsSection() {
  const { t } = useTranslation()
  const ask = useApi()
  const [shown, setShown] = useState(perPage)
  const list = useQuery({
    queryKey: [key, shown],
    queryFn: () =>
      ask((api) => api.restriction.getMy.query({ pagination: { limit: Math.min(shown, 100), offset: 0 } })),
    placeholderData: (before) => before,
  })
  return (
    <div className="space-y-4">
      <p className="max-w-[62ch] text-ink-2">{t("restriction:lead")}</p>
      {list.isError ? (
        <ListError onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <Skeleton className="h-32 w-full" />
      ) : list.data.data.length === 0 ? (
        <EmptyState
          icon={ShieldCheck}
          heading="h3"
          title={t("restriction:none")}
          text={t("restriction:noneText")}
        />
      ) : (
        <ul className="divide-y divide-line rounded-paper inset-ring inset-ring-line">
          {list.data.data.map((one) => (
            <Decision key={one.id} decision={one} />
          ))}
        </ul>
      )}
      {list.data && list.data.total > list.data.data.length && shown < 100 ? (
        <Button variant="outline" pending={list.isFetching} onClick={() => setShown(shown + perPage)}>
          {t("restriction:more")}
        </Button>
      ) : null}
    </div>
  )
}

function Decision({ decision }: { decision: Restriction }) {
  const { t } = useTranslation()
  const date = useDate()
  const { startsAt, endsAt, evidence, isInForce, kind } = decision
  return (
    <li className="px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-semibold">{t(`restriction:kinds.${kind}`)}</h3>
        <Chip tone={isInForce ? "warn" : "mute"} dense>
          {t(isInForce ? "restriction:inForce" : "restriction:over")}
        </Chip>
      </div>
      <p className="text-14 text-ink-2">
        {endsAt
          ? t("restriction:fromTo", { from: date(startsAt, "long"), to: date(endsAt, "long") })
          : t("restriction:from", { date: date(startsAt, "long") })}
      </p>
      <p className="mt-2 wrap-anywhere">{decision.explanation}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
        <dt className="text-ink-2">{t("restriction:reason")}</dt>
        <dd>{reasonWords(decision.reasonCode, t)}</dd>
        {evidence?.snippet ? (
          <>
            <dt className="text-ink-2">{t("restriction:basedOn")}</dt>
            <dd lang="" className="wrap-anywhere">
              {evidence.snippet}
            </dd>
          </>
        ) : null}
      </dl>
      {decision.appeal ? <Appeal decision={decision} appeal={decision.appeal} /> : null}
      {decision.canAppeal ? <SendAppeal id={decision.id} /> : null}
    </li>
  )
}

interface AppealProps {
  decision: Restriction
  appeal: NonNullable<Restriction["appeal"]>
}

function Appeal({ decision, appeal }: AppealProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { status, answer, decidedAt } = appeal
  const isRight = status === "overturned"
  return (
    <div className="mt-3 overflow-clip rounded-control inset-ring inset-ring-line">
      <div className={clsx("px-4 py-3", isRight ? "bg-brand-soft" : "bg-paper-2")}>
        <Chip tone={isRight ? "ok" : status === "open" ? "info" : "mute"} dense>
          {t(`restriction:statuses.${status}`)}
        </Chip>
        {decidedAt ? (
          <>
            <h4 className="mt-1.5 display text-d22">
              {t(isRight ? "restriction:appeal.right" : "restriction:appeal.stays")}
            </h4>
            <p className="text-13 text-ink-2">
              {t("restriction:appeal.answered", { date: date(decidedAt, "long") })}
            </p>
          </>
        ) : (
          <p className="mt-1.5">{t("restriction:appeal.due", { date: date(appeal.dueAt, "long") })}</p>
        )}
      </div>
      <div className="px-4 py-3">
        {decidedAt ? (
          <>
            <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
            <ul className="mt-2 mb-3 space-y-1 text-14 text-ink-2">
              {afterwards(decision, isRight).map((line) => (
                <li key={line}>{t(`restriction:appeal.${line}`)}</li>
              ))}
            </ul>
          </>
        ) : null}
        <h4 className="text-13 text-ink-3">{t("restriction:appeal.yours")}</h4>
        <p lang="" className="text-14 wrap-anywhere whitespace-pre-line text-ink-2">
          {appeal.text}
        </p>
        <OwnFiles files={decision.appealFiles ?? []} />
      </div>
    </div>
  )
}

/** What an answer means from now on. */
function afterwards({ kind, endsAt, isInForce }: Restriction, isRight: boolean) {
  if (isRight) return kind === "limit" ? (["again", "notCounted"] as const) : (["notCounted"] as const)
  return endsAt && isInForce ? (["endsAlone"] as const) : ([] as const)
}

function SendAppeal({ id }: { id: string }) {
  const { t } = useTranslation()
  const sending = usePrivateUpload()
  const ask = useApi()
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: (appeal: { text: string; fileIds: string[] }) =>
      ask((api) => api.restriction.appeal.mutate({ id, ...appeal })),
    onSuccess: () => {
      toast.success(t("restriction:appeal.sent"))
      document.getElementById("account-section")?.focus()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [key] }),
    meta: { failure: "restriction:appeal.failed" },
  })
  return <AppealForm sending={sending} isPending={send.isPending} onSend={(appeal) => send.mutate(appeal)} />
}
