import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Trash2 } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"

export function DeleteDraft({ id, className }: { id: string; className?: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.task.delete.mutate({ id })),
    onSuccess: async () => {
      await router.navigate({ to: "/dashboard", replace: true })
      await router.invalidate()
      toast.success(t("taskPage:deleting.done"))
    },
    meta: { failure: "taskPage:deleting.failed" },
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("taskPage:deleting.title"),
      description: t("taskPage:deleting.text"),
      confirmText: t("taskPage:deleting.confirm"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (agreed) mutate()
  }
  return (
    <Button
      variant="ghost"
      icon={Trash2}
      pending={isPending}
      className={className}
      onClick={() => void askFirst()}
    >
      {t("taskPage:deleteDraft")}
    </Button>
  )
}
