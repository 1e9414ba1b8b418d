import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { ArrowLeft, Check } from "lucide-react"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { chatKey } from "../../../session/keys/chat-keys.ts"
import { nameOf } from "../../../conversation/person-name.ts"
import { ThreadPane } from "../../chat/thread/thread-pane.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"

/** The same conversation as in the person's chat, answered in the team's name. */
export function SupportThread({ id, isWaiting, now }: { id: string; isWaiting: boolean; now: Date }) {
  const user = useAuth()?.user
  if (!user) return null
  return (
    <Card className="flex h-[clamp(420px,calc(100dvh-19rem),760px)] flex-col overflow-hidden">
      <ThreadPane
        id={id}
        user={user}
        now={now}
        renderHeader={(conversation) => <SupportHeader conversation={conversation} isWaiting={isWaiting} />}
      />
    </Card>
  )
}

function SupportHeader({ conversation, isWaiting }: { conversation: Conversation; isWaiting: boolean }) {
  const { t } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const { id, other, topic } = conversation
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.adminSupport.settle.mutate({ id })),
    meta: { failure: "admin-support:failed" },
    onSuccess: () => {
      toast.success(t("admin-support:settled"))
      return queryClient.invalidateQueries({ queryKey: chatKey })
    },
  })
  const name = nameOf(conversation, t)
  return (
    <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-2 px-4 py-3">
      <Button asChild variant="ghost" size="icon" className="xl:hidden">
        <TableLink set={{ open: undefined }} aria-label={t("admin-support:back")}>
          <ArrowLeft size={22} strokeWidth={1.9} aria-hidden="true" />
        </TableLink>
      </Button>
      <Avatar name={name} image={other.image} />
      <div className="min-w-0 flex-1 basis-40">
        {other.id ? (
          <Link to="/admin/users" search={{ user: other.id }} className="link block truncate font-semibold">
            {name}
          </Link>
        ) : (
          <p className="truncate font-semibold">{name}</p>
        )}
        {topic && <p className="truncate text-13 text-ink-2">{t(`contact:topics.${topic}`)}</p>}
      </div>
      {isWaiting && !conversation.isCustomer && (
        <Button variant="outline" icon={Check} pending={isPending} onClick={() => mutate()}>
          {t("admin-support:settle")}
        </Button>
      )}
    </header>
  )
}
