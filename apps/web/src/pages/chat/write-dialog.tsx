import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useApi } from "../../session/use-api.ts"
import { MessageDialog } from "../../conversation/message-dialog.tsx"

interface WriteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  providerId: string
  name: string
}

/** Sent, it opens in the chat; sent twice, it is said once. */
export function WriteDialog({ isOpen, onOpenChange, providerId, name }: WriteDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ask = useApi()
  const clientId = useRef(crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) =>
      ask((api) => api.conversation.openDirect.mutate({ providerId, text, clientId: clientId.current })),
    meta: { failure: "chat:direct.failed" },
    onSuccess: ({ id }) => navigate({ to: "/chat", search: { c: id } }),
  })
  return (
    <MessageDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("chat:direct.title", { name })}
      description={t("chat:direct.text")}
      isPending={isPending}
      onSend={mutate}
    />
  )
}
