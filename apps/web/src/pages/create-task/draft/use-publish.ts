import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { usePublishing } from "../../../blocks/draft/use-publishing.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { noteOccasion } from "../../../push/occasion.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { fieldsOf } from "./failure-of.ts"
import { taskCopies } from "./local-copy.ts"
import type { useTaskEditor } from "./use-task-editor.ts"

/** Publishes the task and leads to it. */
export function usePublish({ draftSync, tell }: ReturnType<typeof useTaskEditor>) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  return usePublishing({
    draftSync,
    tell,
    fieldsOf,
    notYet: t("task-create:draft.notYet"),
    publish: async (id) => {
      const task = await ask((api) => api.task.publish.mutate({ id }))
      taskCopies.drop(id)
      queryClient.removeQueries({ queryKey: ["task-draft"] })
      if (task.status === "held")
        toast.info(t("task-create:held.title"), { description: t("task-create:held.text") })
      else toast.success(t("task-create:posted"))
      noteOccasion("task")
      await router.navigate({ to: "/tasks/$taskId", params: { taskId: task.id } })
    },
  })
}
