import { useQuery } from "@tanstack/react-query"
import { clsx } from "clsx"
import { useRef, useState } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { ReportCase } from "./load-reports.ts"

/** What was said around it. Loaded only when someone asks for it, because the audit log keeps who looked. */
export function ReportedChat({ report: { id, reporterName } }: { report: ReportCase["reports"][number] }) {
  const { t } = useTranslation()
  const ask = useApi()
  const [isWanted, setWanted] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const show = () => {
    setWanted(true)
    // The button is gone then.
    title.current?.focus()
  }
  const chat = useQuery({
    queryKey: ["reported-chat", id],
    queryFn: () => ask((api) => api.adminReport.getChat.query({ id })),
    enabled: isWanted,
    gcTime: 0,
  })
  return (
    <Card className="p-5">
      <h3 ref={title} tabIndex={-1} className="display text-d22 outline-none">
        {t("admin-reports:chat.title")}
      </h3>
      <p className="mt-1 text-14 wrap-anywhere text-ink-2">
        {t("admin-reports:chat.of", { name: reporterName })}
      </p>
      <p className="mt-1 text-13 text-ink-3">{t("admin-reports:chat.hint")}</p>
      {!isWanted ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={show}>
          {t("admin-reports:chat.show")}
        </Button>
      ) : chat.isError ? (
        <ListError onRetry={() => void chat.refetch()} />
      ) : chat.data === undefined ? (
        <Skeleton className="mt-3 h-32 w-full" />
      ) : (
        <Said messages={chat.data.data} />
      )}
    </Card>
  )
}

interface SaidProps {
  messages: Awaited<ReturnType<ApiClient["adminReport"]["getChat"]["query"]>>["data"]
}

function Said({ messages }: SaidProps) {
  const { t } = useTranslation()
  const date = useDate()
  if (messages.length === 0) return <p className="mt-3 text-ink-2">{t("admin-reports:chat.none")}</p>
  return (
    <ol className="mt-3 space-y-2">
      {messages.map(({ id, name, text, isReported, isDeleted, createdAt }) => (
        <li
          key={id}
          className={clsx("rounded-control px-3.5 py-2.5", isReported ? "bg-warn-soft" : "bg-paper-2")}
        >
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-13 text-ink-2">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {isReported ? (
              <Chip tone="warn" dense>
                {t("admin-reports:chat.reported")}
              </Chip>
            ) : null}
            <time dateTime={createdAt}>{date(createdAt, "long")}</time>
          </p>
          <p
            lang=""
            className={clsx("wrap-anywhere whitespace-pre-line", (isDeleted || !text) && "text-ink-2 italic")}
          >
            {isDeleted ? t("admin-reports:chat.deleted") : text || t("admin-reports:chat.noText")}
          </p>
        </li>
      ))}
    </ol>
  )
}
