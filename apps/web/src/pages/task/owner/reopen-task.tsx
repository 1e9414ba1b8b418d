import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { RotateCcw } from "lucide-react"
import { useRef } from "react"
import { dueWithinDays } from "@doable/domain/task/limits"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"

/** Reopens the task; if its day has passed, it needs a new one first. */
export function ReopenTask({ data: { task, now }, className }: { data: TaskPageData; className?: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const today = dayOf(new Date(now))
  const date = useRef(addDays(today, 7))
  const { timing } = task
  const isPast = timing !== null && timing.kind !== "flexible" && timing.date !== null && timing.date < today
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      ask((api) =>
        api.task.reopen.mutate({
          id: task.id,
          ...(isPast ? { timing: { ...timing, date: date.current } } : {}),
        }),
      ),
    onSuccess: async () => {
      await router.invalidate()
      toast.success(t("taskPage:reopening.done"))
    },
    meta: { failure: "taskPage:reopening.failed" },
  })
  const askFirst = async () => {
    const agreed = await confirm({
      title: t("taskPage:reopening.title"),
      description: t(isPast ? "taskPage:reopening.datePast" : "taskPage:reopening.text"),
      confirmText: t("taskPage:reopening.confirm"),
      children: isPast ? (
        <label className="mt-3 block text-14 font-semibold">
          {t("taskPage:reopening.date")}
          <TextField
            type="date"
            className="mt-1.5"
            required
            min={today}
            max={addDays(today, dueWithinDays)}
            defaultValue={date.current}
            onChange={(event) => {
              date.current = event.currentTarget.value
            }}
          />
        </label>
      ) : undefined,
    })
    if (agreed) mutate()
  }
  return (
    <Button className={className} icon={RotateCcw} pending={isPending} onClick={() => void askFirst()}>
      {t("taskPage:reopen")}
    </Button>
  )
}
