import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { firstNameOf } from "../../../conversation/person-name.ts"
import type { Thread } from "../../../conversation/thread-messages.ts"
import { RequestCard } from "../../../deal/request-card.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Message } from "../../../session/answers/chat-answers.ts"
import { threadKey } from "../../../session/keys/chat-keys.ts"
import { taskPageKey } from "../../../session/keys/task-keys.ts"
import { useApi } from "../../../session/use-api.ts"
import { SystemLine } from "./system-line.tsx"

interface RequestMessageProps {
  message: Message
  line: NonNullable<Message["system"]>
  thread: Thread
}

/** A request as a card with its buttons; until it is known, and when it can't be had, the plain line. */
export function RequestMessage({ message, line, thread }: RequestMessageProps) {
  const { t } = useTranslation()
  const { conversation } = thread
  const queryClient = useQueryClient()
  const { key, requests } = useRequests(thread)
  const request = requests?.find(({ id }) => id === message.refId)
  if (!request) return <SystemLine message={message} line={line} conversation={conversation} />
  return (
    <div tabIndex={-1} data-result className="mx-auto w-full max-w-[520px] outline-none">
      <RequestCard
        heading="p"
        request={request}
        name={firstNameOf(conversation, t)}
        isOwner={conversation.isCustomer}
        onAnswered={() => {
          void queryClient.invalidateQueries({ queryKey: key })
          void queryClient.invalidateQueries({ queryKey: threadKey(conversation.id) })
        }}
      />
    </div>
  )
}

/** Every answer says something in the conversation, so each new line about a request asks for them again. */
function useRequests({ conversation, messages }: Thread) {
  const ask = useApi()
  const taskId = conversation.task?.id ?? ""
  const last = messages.findLast(({ refId }) => refId !== null)?.position ?? 0
  const key = [...taskPageKey(taskId), "requests"]
  const { data } = useQuery({
    queryKey: [...key, last],
    queryFn: () =>
      ask((api) => api.changeRequest.getByTask.query({ taskId, pagination: { limit: 100, offset: 0 } })),
    enabled: taskId !== "",
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
  return { key, requests: data?.data }
}
