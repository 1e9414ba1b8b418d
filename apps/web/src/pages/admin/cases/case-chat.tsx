import { useQuery } from "@tanstack/react-query"
import { Eye } from "lucide-react"
import { useState } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { Case, CaseChatAnswer } from "./case-answers.ts"

interface CaseChatProps {
  about: Case
  id: string
  read: (api: ApiClient, asked: { id: string; pagination: Page }) => Promise<CaseChatAnswer>
}
interface Page {
  limit: number
  offset: number
}

const perPage = 50

/** Closed until someone opens it: the look is written down. */
export function CaseChat({ about, id, read }: CaseChatProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const [isOpen, setOpen] = useState(false)
  const [limit, setLimit] = useState(perPage)
  const { data, isError, refetch } = useQuery({
    queryKey: ["case-chat", id, limit],
    queryFn: () => ask((api) => read(api, { id, pagination: { limit, offset: 0 } })),
    enabled: isOpen,
    placeholderData: (before) => before,
    staleTime: Infinity,
  })
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("admin-disputes:chat.title")}</h2>
      <p className="mt-1 flex gap-2 text-14 text-ink-2">
        <Eye size={17} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
        {t("admin-disputes:chat.logged", { count: about.messageCount })}
      </p>
      {!isOpen ? (
        about.messageCount > 0 && (
          <Button variant="outline" className="mt-3" onClick={() => setOpen(true)}>
            {t("admin-disputes:chat.open")}
          </Button>
        )
      ) : isError ? (
        <ListError onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Messages about={about} messages={data.data} />
          {data.total > limit && limit < 100 && (
            <Button variant="ghost" className="mt-2 -ml-3" onClick={() => setLimit(100)}>
              {t("admin-disputes:chat.more")}
            </Button>
          )}
        </>
      ) : (
        <Skeleton className="mt-3 h-32 w-full" />
      )}
    </Card>
  )
}

function Messages({ about, messages }: { about: Case; messages: CaseChatAnswer["data"] }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <ol aria-label={t("admin-disputes:chat.title")} className="mt-3 divide-y divide-line text-14">
      {messages.map(({ id, by, text, isDeleted, fileIds, createdAt }) => (
        <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[150px_120px_minmax(0,1fr)]">
          <time dateTime={createdAt} className="text-ink-3">
            {date(createdAt, "long")}
          </time>
          <span className="font-semibold">{by ? about[by].name : t("admin-disputes:chat.system")}</span>
          <span className="wrap-anywhere whitespace-pre-line">
            {isDeleted ? t("admin-disputes:chat.deleted") : by ? text : t("admin-disputes:chat.step")}
            {fileIds.length > 0 && (
              <span className="block text-ink-3">
                {t("admin-disputes:chat.files", { count: fileIds.length })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
