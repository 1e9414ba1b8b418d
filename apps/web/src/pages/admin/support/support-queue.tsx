import { queueTargets } from "@doable/domain/admin/queue-targets"
import { useQuery } from "@tanstack/react-query"
import { useLocation, useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { LifeBuoy, MessagesSquare } from "lucide-react"
import { previewLang, previewOf } from "../../../conversation/preview.ts"
import { nameOf } from "../../../conversation/person-name.ts"
import { useChatPoll } from "../../chat/thread/use-poll.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useNow } from "../../../notification/use-now.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { readAdminSearch } from "../frame/admin-search.ts"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { Age } from "../frame/age.tsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import {
  supportPerPage,
  supportQuery,
  supportStates,
  type loadSupport,
  type SupportTalk,
} from "./load-support.ts"
import { SupportThread } from "./support-thread.tsx"

/** What people ask the team in the chat: who waits, and the conversation that lies open beside it. */
export function SupportQueue({ cut, now }: Awaited<ReturnType<typeof loadSupport>>) {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const { open } = readAdminSearch(useLocation().search)
  const { data } = useQuery(supportQuery(api, cut))
  const clock = useNow(Date.parse(now))
  useChatPoll()
  const talks = data?.data ?? []
  return (
    <>
      <AdminHead title={t("admin-support:title")} lead={t("admin-support:lead")} />
      <AdminTabs
        label={t("admin-support:states.title")}
        tabs={supportStates.map((state) => ({
          key: state,
          label: t(`admin-support:states.${state}`),
          isCurrent: state === cut.state,
          set: { status: state === "waiting" ? undefined : state, page: undefined },
        }))}
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className={clsx("min-w-0", open && "max-xl:hidden")}>
          {talks.length === 0 ? (
            <EmptyState
              icon={LifeBuoy}
              title={t(cut.state === "waiting" ? "admin-support:none" : "admin-support:noneHere")}
              text={t("admin-support:noneText")}
            />
          ) : (
            <Card asChild className="overflow-hidden">
              <ul className="divide-y divide-line">
                {talks.map((talk) => (
                  <Talk key={talk.id} talk={talk} isOpen={talk.id === open} now={clock.toISOString()} />
                ))}
              </ul>
            </Card>
          )}
          <TablePages
            page={cut.page}
            perPage={supportPerPage}
            total={data?.total ?? 0}
            isMore={data?.isMore ?? false}
          />
        </div>
        <div className={clsx("min-w-0", !open && "max-xl:hidden")}>
          {open ? (
            <SupportThread
              key={open}
              id={open}
              isWaiting={talks.some(({ id, waitsSince }) => id === open && waitsSince !== null)}
              now={clock}
            />
          ) : (
            <EmptyState
              icon={MessagesSquare}
              title={t("admin-support:choose.title")}
              text={t("admin-support:choose.text")}
            />
          )}
        </div>
      </div>
    </>
  )
}

function Talk({ talk, isOpen, now }: { talk: SupportTalk; isOpen: boolean; now: string }) {
  const say = useTranslation()
  const { t } = say
  const { topic, waitsSince, settledAt, other } = talk
  const name = nameOf(talk, t)
  return (
    <li>
      <TableLink
        set={{ open: talk.id }}
        aria-current={isOpen ? "true" : undefined}
        className={clsx(
          "flex items-start gap-3 px-4 py-3 -outline-offset-3!",
          isOpen ? "shadow-[inset_4px_0_0_var(--brand)]" : "hover:bg-paper-2",
        )}
      >
        <Avatar name={name} image={other.image} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{name}</span>
          {topic && <span className="block truncate text-13 text-ink-2">{t(`contact:topics.${topic}`)}</span>}
          <span lang={previewLang(talk)} className="block truncate text-14 text-ink-2">
            {previewOf(talk, say)}
          </span>
        </span>
        <span className="flex-none text-13 text-ink-2">
          {waitsSince ? (
            <Age since={waitsSince} now={now} lateAfter={queueTargets.support} />
          ) : settledAt ? (
            <Age since={settledAt} now={now} />
          ) : null}
        </span>
      </TableLink>
    </li>
  )
}
