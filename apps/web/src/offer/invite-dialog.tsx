import { useMutation, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { invitesAtOnce } from "@doable/domain/task/limits"
import { createInvitesInput } from "@doable/domain/offer/invite/input"
import { inviteMessageLength } from "@doable/domain/offer/invite/limits"
import { textProblem } from "../blocks/text/text-problem.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { TaskPageData } from "../session/answers/task-page-data.ts"
import { useRefreshTask } from "../task/use-live-task.ts"
import { Button } from "../ui/layout/button.tsx"
import { Checkbox } from "../ui/fields/checkbox.tsx"
import { Dialog, DialogClose, DialogContent } from "../ui/overlays/dialog.tsx"
import { Field } from "../ui/fields/field.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Rating } from "../ui/data/rating.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useApi } from "../session/use-api.ts"

interface InviteDialogProps {
  data: TaskPageData
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Doers who fit the task and haven't been asked yet. */
export function InviteDialog({ data, isOpen, onOpenChange }: InviteDialogProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const refresh = useRefreshTask()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [message, setMessage] = useState("")
  const fitting = useFitting(data, isOpen)
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const words = message.trim()
      const payload = { taskId: data.task.id, providerIds: [...chosen], ...(words && { message: words }) }
      return ask((api) => api.taskInvite.create.mutate({ payload }))
    },
    onSuccess: async () => {
      onOpenChange(false)
      setChosen([])
      setMessage("")
      toast.success(t("task-invite:sent"))
      await refresh()
    },
    meta: { failure: "task-invite:failed" },
  })
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)))
  const isTooLong = textProblem(createInvitesInput.shape.payload.shape.message, message) !== null
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("task-invite:dialogTitle")}
        description={t("task-invite:dialogText", { count: invitesAtOnce })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button disabled={chosen.length === 0 || isTooLong} pending={isPending} onClick={() => mutate()}>
              {t("task-invite:send")}
            </Button>
          </>
        }
      >
        {fitting.isError && <ListError error={fitting.error} onRetry={() => void fitting.refetch()} />}
        {fitting.isPending && (
          <SkeletonGroup className="grid gap-3">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-10" />
            ))}
          </SkeletonGroup>
        )}
        {fitting.data?.length === 0 && <p className="text-ink-2">{t("task-invite:nobody")}</p>}
        {fitting.data && fitting.data.length > 0 && (
          <Field group label={t("task-invite:who")}>
            <div className="grid">
              {fitting.data.map(({ id, name, stats }) => (
                <Checkbox
                  key={id}
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= invitesAtOnce}
                  onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                  label={
                    <span className="flex flex-wrap items-center gap-x-2.5">
                      <span className="font-semibold wrap-anywhere">{name}</span>
                      {stats.ratingAvg !== null && (
                        <Rating compact value={stats.ratingAvg} count={stats.ratingCount} />
                      )}
                    </span>
                  }
                />
              ))}
            </div>
          </Field>
        )}
        <Field label={t("task-invite:message")} className="mt-4">
          <TextArea
            rows={2}
            limit={inviteMessageLength}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </Field>
      </DialogContent>
    </Dialog>
  )
}

function useFitting({ task, invites, offers }: TaskPageData, isOpen: boolean) {
  const ask = useApi()
  const known = new Set(
    [...(invites?.data ?? []), ...(offers?.data ?? [])].flatMap(({ provider }) => provider?.id ?? []),
  )
  return useQuery({
    queryKey: ["fittingDoers", task.id],
    queryFn: () =>
      ask((api) =>
        api.provider.getList.query({
          filter: { categoryIds: task.category ? [task.category.id] : [] },
          sort: "recommended",
          pagination: { limit: 24, offset: 0 },
        }),
      ),
    select: ({ data }) => data.filter(({ id }) => !known.has(id)).slice(0, 12),
    enabled: isOpen,
    staleTime: 60_000,
  })
}
