import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { reasonOf } from "../../../session/toast-failure.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import { fieldsOf } from "./failure-of.ts"
import { taskCopies } from "./local-copy.ts"
import type { Problem } from "./problems.ts"
import type { useTaskEditor } from "./use-task-editor.ts"

/** Saves what is left, asks for publishing, and leads to the task. What the server finds wrong comes back. */
export function usePublish({ keeper, tell }: ReturnType<typeof useTaskEditor>) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { i18n } = router.options.context
  const [isPublishing, setPublishing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const publish = async (): Promise<readonly Problem[]> => {
    setPublishing(true)
    setRefusal(null)
    try {
      if (!(await keeper.flush())) {
        if (!keeper.get().conflict) setRefusal(t("task-create:draft.notYet"))
        return []
      }
      const { saved } = keeper.get()
      if (!saved) return []
      const task = await ask((api) => api.task.publish.mutate({ id: saved.id }))
      taskCopies.drop(saved.id)
      queryClient.removeQueries({ queryKey: ["task-draft"] })
      if (task.status === "held")
        toast.info(t("task-create:held.title"), { description: t("task-create:held.text") })
      else toast.success(t("task-create:posted"))
      await router.navigate({ to: "/tasks/$taskId", params: { taskId: task.id } })
      await router.invalidate()
      return []
    } catch (error) {
      const fields = fieldsOf(error)
      tell(fields)
      setRefusal(await reasonOf(i18n, error))
      return fields
    } finally {
      setPublishing(false)
    }
  }
  return { publish, isPublishing, refusal, forgetRefusal: () => setRefusal(null) }
}
