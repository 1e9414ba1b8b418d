import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { confirm } from "../../ui/confirm.ts"
import { toast } from "../../ui/toast.ts"
import { useApi } from "../../use-api.ts"

/** Takes it back with its documents, after a question. */
export function WithdrawApplication({ id }: { id: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.providerApplication.withdraw.mutate({ id })),
    onSuccess: async () => {
      await router.invalidate()
      toast.success(t("provider-application:withdraw.done"))
    },
    meta: { failure: "provider-application:withdraw.failed" },
  })
  const askFirst = async () => {
    const isSure = await confirm({
      title: t("provider-application:withdraw.title"),
      description: t("provider-application:withdraw.text"),
      confirmText: t("provider-application:withdraw.action"),
      cancelText: t("provider-application:withdraw.cancel"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) mutate()
  }
  return (
    <Button variant="ghost" size="sm" pending={isPending} onClick={() => void askFirst()}>
      {t("provider-application:withdraw.action")}
    </Button>
  )
}
