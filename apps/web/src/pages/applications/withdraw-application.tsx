import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { useApi } from "../../session/use-api.ts"

/** Takes it back with its documents, after a question; what was never sent is thrown away. */
export function WithdrawApplication({ id, isDraft }: { id: string; isDraft: boolean }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const deed = isDraft ? "discard" : "withdraw"
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.providerApplication.withdraw.mutate({ id })),
    onSuccess: async () => {
      await router.invalidate()
      toast.success(t(`provider-application:${deed}.done`))
    },
    meta: { failure: `provider-application:${deed}.failed` },
  })
  const askFirst = async () => {
    const isSure = await confirm({
      title: t(`provider-application:${deed}.title`),
      description: t(`provider-application:${deed}.text`),
      confirmText: t(`provider-application:${deed}.action`),
      cancelText: t(`provider-application:${deed}.cancel`),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) mutate()
  }
  return (
    <Button variant="ghost" size="sm" pending={isPending} onClick={() => void askFirst()}>
      {t(`provider-application:${deed}.action`)}
    </Button>
  )
}
