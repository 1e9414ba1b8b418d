import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Trash2 } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { useApi } from "../../../session/use-api.ts"
import type { Message } from "../../../session/answers/chat-answers.ts"
import { chatListKey, threadKey } from "../../../session/keys/chat-keys.ts"

export function DeleteMessage({ message, conversationId }: { message: Message; conversationId: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.message.delete.mutate({ id: message.id })),
    meta: { failure: "chat:deleteFailed" },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: threadKey(conversationId) })
      await queryClient.invalidateQueries({ queryKey: chatListKey })
    },
  })
  const sure = async () => {
    const isSure = await confirm({
      title: t("chat:deleteTitle"),
      description: t("chat:deleteText"),
      confirmText: t("chat:delete"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) mutate()
  }
  return (
    <button
      type="button"
      aria-label={t("chat:delete")}
      disabled={isPending}
      onClick={() => void sure()}
      className="scripted chat-delete"
    >
      <Trash2 size={17} strokeWidth={1.9} aria-hidden="true" />
    </button>
  )
}
