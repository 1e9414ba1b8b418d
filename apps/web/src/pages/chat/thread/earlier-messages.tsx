import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useRef, type RefObject } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useApi } from "../../../session/use-api.ts"
import { threadKey } from "../../../session/keys/chat-keys.ts"
import { isWhole, mergePage, type Thread } from "../../../conversation/thread-messages.ts"

/** Comes on its own when the reader nears the start; the button serves keyboards and failures. */
export function EarlierMessages({ thread, box }: { thread: Thread; box: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const mark = useRef<HTMLDivElement>(null)
  const { id } = thread.conversation
  const first = thread.messages[0]?.position ?? 1
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      ask((api) => api.message.getByConversation.query({ conversationId: id, before: first })),
    meta: { quiet: true },
    onSuccess: (page) =>
      queryClient.setQueryData<Thread>(threadKey(id), (known) => known && mergePage(known, page)),
  })
  const more = useEffectEvent(() => {
    if (!isPending && !isError) mutate()
  })
  const whole = isWhole(thread)

  useEffect(() => {
    const element = mark.current
    if (!element || whole) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: box.current,
      rootMargin: "400px 0px 0px",
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [whole, first, box])

  if (whole) {
    return (
      thread.messages.length > 0 && (
        <p className="pb-2 text-center text-13 text-ink-2">{t("chat:beginning")}</p>
      )
    )
  }
  return (
    <div ref={mark} className="grid justify-items-center gap-1 pb-2">
      {isError && (
        <p role="alert" className="text-14 text-danger-text">
          {t("chat:earlierFailed")}
        </p>
      )}
      <Button variant="ghost" size="sm" pending={isPending} onClick={() => mutate()}>
        {t("chat:earlier")}
      </Button>
    </div>
  )
}
