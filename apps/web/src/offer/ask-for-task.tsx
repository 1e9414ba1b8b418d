import { useMutation, useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { createInvitesInput } from "@doable/domain/offer/invite/input"
import { inviteMessageLength } from "@doable/domain/offer/invite/limits"
import { textProblem } from "../blocks/text/text-problem.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Dialog, DialogContent } from "../ui/overlays/dialog.tsx"
import { Field } from "../ui/fields/field.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { RadioGroup } from "../ui/fields/radio-group.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"

interface AskForTaskProps {
  provider: { id: string; name: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** One doer is asked for an offer: on a task that is open, or on a new one. */
export function AskForTask({ provider, isOpen, onOpenChange }: AskForTaskProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const [message, setMessage] = useState("")
  const tasks = useQuery({
    queryKey: ["openTasks"],
    queryFn: () =>
      ask((api) =>
        api.task.getMy.query({ role: "owner", status: ["open"], pagination: { limit: 20, offset: 0 } }),
      ),
    enabled: isOpen,
    staleTime: 0,
  })
  const list = tasks.data?.data ?? []
  // Among several nobody but the client knows which one is meant.
  const taskId = chosen ?? (list.length === 1 ? (list[0]?.id ?? "") : "")
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const words = message.trim()
      const payload = { taskId, providerIds: [provider.id], ...(words && { message: words }) }
      return ask((api) => api.taskInvite.create.mutate({ payload }))
    },
    onSuccess: async () => {
      onOpenChange(false)
      toast.success(t("task-invite:sent"))
      await navigate({ to: "/tasks/$taskId", params: { taskId } })
    },
    meta: { failure: "task-invite:failed" },
  })
  const send = () => (taskId ? mutate() : setMissing(true))
  const isTooLong = textProblem(createInvitesInput.shape.payload.shape.message, message) !== null
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("task-invite:whichTitle", { name: provider.name })}
        footer={
          <>
            <Button asChild variant={list.length === 0 ? "cta" : "ghost"}>
              <Link to="/tasks/create" search={{ providerId: provider.id }}>
                {t("task-invite:newTask")}
              </Link>
            </Button>
            {list.length > 0 && (
              <Button variant="cta" disabled={isTooLong} pending={isPending} onClick={send}>
                {t("task-invite:send")}
              </Button>
            )}
          </>
        }
      >
        {tasks.isError && <ListError error={tasks.error} onRetry={() => void tasks.refetch()} />}
        {tasks.isPending && (
          <SkeletonGroup className="grid gap-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </SkeletonGroup>
        )}
        {list.length > 0 && (
          <>
            <Field
              group
              label={t("task-invite:which")}
              error={isMissing && !taskId && t("task-invite:chooseTask")}
            >
              <RadioGroup
                value={taskId}
                onValueChange={setChosen}
                options={list.map(({ id, title, lang }) => ({
                  value: id,
                  label: <span lang={lang}>{title}</span>,
                }))}
              />
            </Field>
            <Field label={t("task-invite:message")} className="mt-4">
              <TextArea
                rows={2}
                limit={inviteMessageLength}
                value={message}
                onChange={({ currentTarget }) => setMessage(currentTarget.value)}
              />
            </Field>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
