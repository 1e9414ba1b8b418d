import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link, useRouter } from "@tanstack/react-router"
import { Copy } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { useApi } from "../../session/use-api.ts"

/** Copies the user's own task into a new draft. Only the open page does it, never a prefetch. */
export function CopyTask({ from, hireAgain }: { from: string; hireAgain: boolean }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const hasBegun = useRef(false)
  const copy = useMutation({
    mutationFn: () => ask((api) => api.task.duplicate.mutate({ id: from, hireAgain })),
    onSuccess: (task) => {
      queryClient.setQueryData(["task-draft", task.id], task)
      return router.navigate({ to: "/tasks/create", search: { draft: task.id }, replace: true })
    },
    meta: { failure: "task-create:copy.failed" },
  })
  const { mutate } = copy
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])

  return (
    <EmptyState
      className="py-20"
      heading="h1"
      icon={Copy}
      title={t(copy.isError ? "task-create:copy.failed" : "task-create:copy.title")}
      text={copy.isError ? undefined : t("task-create:copy.text")}
      action={
        copy.isError && (
          <span className="flex flex-wrap justify-center gap-2.5">
            <Button onClick={() => mutate()}>{t("task-create:copy.again")}</Button>
            <Button asChild variant="outline">
              <Link to="/tasks/create" search={{}}>
                {t("task-create:copy.blank")}
              </Link>
            </Button>
          </span>
        )
      }
    />
  )
}
