import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "../i18n/use-translation.ts"
import { confirm } from "../ui/overlays/confirm.ts"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"
import type { Conversation } from "../session/answers/chat-answers.ts"
import { chatKey } from "../session/keys/chat-keys.ts"

/** Asked before, because the other one will notice; taken back without a question. */
export function useBlock(userId: string, { isBlockedByMe }: Conversation) {
  const { t } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (isBlocked: boolean) =>
      ask((api) =>
        isBlocked
          ? api.userBlock.create.mutate({ payload: { userId } })
          : api.userBlock.delete.mutate({ userId }),
      ),
    meta: { failure: "chat:blockFailed" },
    onSuccess: (_answer, isBlocked) => {
      toast.success(t(isBlocked ? "chat:block.done" : "chat:block.undone"))
      return queryClient.invalidateQueries({ queryKey: chatKey })
    },
  })
  return async () => {
    if (isBlockedByMe) return mutate(false)
    const isSure = await confirm({
      title: t("chat:block.title"),
      description: t("chat:block.text"),
      confirmText: t("chat:block.action"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) mutate(true)
  }
}
