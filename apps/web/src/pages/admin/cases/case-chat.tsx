import { useInfiniteQuery } from "@tanstack/react-query"
import { Eye } from "lucide-react"
import { useState } from "react"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { Case, CaseChatAnswer } from "./case-answers.ts"
import { CaseFiles } from "./case-files.tsx"

interface CaseChatProps {
  about: Case
  id: string
  read: (api: ApiClient, asked: { id: string; pagination: Page }) => Promise<CaseChatAnswer>
}
interface Page {
  limit: number
  offset: number
}

const perPage = 100

/** Closed until someone opens it: the look is written down. */
export function CaseChat({ about, id, read }: CaseChatProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("admin-disputes:chat.title")}</h2>
      <p className="mt-1 flex gap-2 text-14 text-ink-2">
        <Eye size={17} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none" />
        {t("admin-disputes:chat.logged", { count: about.messageCount })}
      </p>
      {isOpen ? (
        <Pages about={about} id={id} read={read} />
      ) : (
        about.messageCount > 0 && (
          <Button variant="outline" className="mt-3" onClick={() => setOpen(true)}>
            {t("admin-disputes:chat.open")}
          </Button>
        )
      )}
    </Card>
  )
}

/** The oldest first, on to the newest. */
function Pages({ about, id, read }: CaseChatProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["case-chat", id],
    queryFn: ({ pageParam: offset }) =>
      ask((api) => read(api, { id, pagination: { limit: perPage, offset } })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.data.length, 0)
      return last.data.length > 0 && shown < last.total ? shown : undefined
    },
    staleTime: Infinity,
  })
  if (!data)
    return isError ? <ListError onRetry={() => void refetch()} /> : <Skeleton className="mt-3 h-32 w-full" />
  return (
    <>
      <Messages about={about} messages={data.pages.flatMap((page) => page.data)} />
      {isError ? (
        <ListError onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          <Button
            variant="ghost"
            className="mt-2 -ml-3"
            pending={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t("admin-disputes:chat.more")}
          </Button>
        )
      )}
    </>
  )
}

function Messages({ about, messages }: { about: Case; messages: CaseChatAnswer["data"] }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <ol aria-label={t("admin-disputes:chat.title")} className="mt-3 divide-y divide-line text-14">
      {messages.map(({ id, by, text, isDeleted, files, createdAt }) => (
        <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[150px_120px_minmax(0,1fr)]">
          <time dateTime={createdAt} className="text-ink-3">
            {date(createdAt, "long")}
          </time>
          <span className="font-semibold">{by ? about[by].name : t("admin-disputes:chat.system")}</span>
          <div className="min-w-0">
            <p className="wrap-anywhere whitespace-pre-line">
              {isDeleted ? (
                t("admin-disputes:chat.deleted")
              ) : by ? (
                <UserText lang={null}>{text}</UserText>
              ) : (
                t("admin-disputes:chat.step")
              )}
            </p>
            <CaseFiles files={files} />
          </div>
        </li>
      ))}
    </ol>
  )
}
