import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import type { CloseReason } from "@doable/domain/task/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

const CloseDialog = lazy(() =>
  import("./close-dialog.tsx").then((module) => ({ default: module.CloseDialog })),
)

/** Closes the task, and asks why. */
export function CloseTask({ id, className }: { id: string; className?: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (why: { reasonCode: CloseReason; note?: string }) =>
      ask((api) => api.task.close.mutate({ id, ...why })),
    onSuccess: async () => {
      setOpen(false)
      await router.invalidate()
      toast.success(t("taskPage:closing.done"))
    },
    meta: { failure: "taskPage:closing.failed" },
  })
  return (
    <>
      <Button
        variant="ghost"
        className={className}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t("taskPage:close")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <CloseDialog isOpen={isOpen} onOpenChange={setOpen} onClose={mutate} isPending={isPending} />
        </Suspense>
      )}
    </>
  )
}
