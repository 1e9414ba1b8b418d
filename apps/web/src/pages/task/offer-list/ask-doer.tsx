import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { MessageCircle } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { useApi } from "../../../session/use-api.ts"

/** Opens the conversation about an offer. */
export function AskDoer({ offerId, name }: { offerId: string; name: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.conversation.openForOffer.mutate({ offerId })),
    onSuccess: ({ id }) => navigate({ to: "/chat", search: { c: id } }),
    meta: { failure: "offer:askFailed" },
  })
  return (
    <Button
      variant="ghost"
      icon={MessageCircle}
      pending={isPending}
      aria-label={t("offer:askNamed", { name })}
      onClick={() => mutate()}
    >
      {t("offer:ask")}
    </Button>
  )
}
