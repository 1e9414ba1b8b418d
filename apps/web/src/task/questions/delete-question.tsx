import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import { useApi } from "../../session/use-api.ts"

export function DeleteQuestion({ id, onDeleted }: { id: string; onDeleted: () => Promise<void> }) {
  const { t } = useTranslation()
  const ask = useApi()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.taskQuestion.delete.mutate({ id })),
    onSuccess: onDeleted,
    meta: { failure: "task-question:deleteFailed" },
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("task-question:deleteTitle"),
      description: t("task-question:deleteText"),
      confirmText: t("task-question:delete"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (agreed) mutate()
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      className="scripted mt-2"
      pending={isPending}
      onClick={() => void askFirst()}
    >
      {t("task-question:delete")}
    </Button>
  )
}
