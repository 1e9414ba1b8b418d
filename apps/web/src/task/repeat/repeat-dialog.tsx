import { draftedDaysAhead, repeatPeriods, type RepeatPeriod } from "@doable/domain/task/repeat/rhythm"
import { useMutation, useQuery } from "@tanstack/react-query"
import { Link, useRouter } from "@tanstack/react-router"
import { useId, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ApiClient } from "../../session/api-client.ts"
import { useApi } from "../../session/use-api.ts"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { RadioGroup } from "../../ui/fields/radio-group.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { showResult } from "../../ui/focus/show-result.ts"
import { Dialog, DialogClose, DialogContent } from "../../ui/overlays/dialog.tsx"
import { repeatQuery } from "./repeat-query.ts"
import { useRepeatText } from "./repeat-text.ts"
import { useRefreshRepeats } from "./use-refresh-repeats.ts"

export type TaskRepeat = Awaited<ReturnType<ApiClient["taskRepeat"]["getMy"]["query"]>>["data"][number]

interface RepeatDialogProps {
  taskId: string
  /** As the button says, until the answer is here. */
  isRepeating: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** How often a task comes again, and whether the same doer is invited first. */
export function RepeatDialog({ taskId, isRepeating, isOpen, onOpenChange }: RepeatDialogProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const formId = useId()
  const { api } = useRouter().options.context
  const { data, isError, refetch } = useQuery({ ...repeatQuery(api, taskId), enabled: isOpen })
  const known = data?.data[0] ?? null
  const refresh = useRefreshRepeats()
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Chosen) => ask((api) => api.taskRepeat.set.mutate({ taskId, ...chosen })),
    onSuccess: async () => {
      onOpenChange(false)
      await refresh()
      toast.success(t(known ? "repeat:changed" : "repeat:saved"))
    },
    meta: { failure: "repeat:failed" },
  })
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t((data ? known : isRepeating) ? "repeat:changeTitle" : "repeat:title")}
        description={t("repeat:text", { count: draftedDaysAhead })}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("repeat:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isPending} disabled={!data}>
              {t("repeat:save")}
            </Button>
          </>
        }
      >
        {isError ? (
          <ListError title={t("repeat:loadFailed")} onRetry={() => void refetch()} />
        ) : data ? (
          <Form
            id={formId}
            known={known}
            onSave={(chosen) => !isPending && mutate(chosen)}
            onLeave={() => {
              onOpenChange(false)
              showResult("#repeating")
            }}
          />
        ) : (
          <Skeleton className="h-52" />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface Chosen {
  every: RepeatPeriod
  hireAgain: boolean
}

interface FormProps {
  id: string
  known: TaskRepeat | null
  onSave: (chosen: Chosen) => void
  onLeave: () => void
}

function Form({ id, known, onSave, onLeave }: FormProps) {
  const { t } = useTranslation()
  const stateOf = useRepeatText()
  const [every, setEvery] = useState<RepeatPeriod>(known?.every ?? "weekly")
  const [hireAgain, setHireAgain] = useState(known?.hireAgain ?? true)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave({ every, hireAgain })
  }
  return (
    <form id={id} method="post" onSubmit={save}>
      {known && <p className="mb-3 font-semibold">{stateOf(known)}</p>}
      <Field label={t("repeat:every")} group>
        <RadioGroup
          options={repeatPeriods.map((value) => ({ value, label: t(`repeat:${value}`) }))}
          value={every}
          onValueChange={setEvery}
        />
      </Field>
      <Checkbox
        className="mt-3"
        label={t("repeat:hireAgain")}
        hint={t("repeat:hireAgainHint")}
        checked={hireAgain}
        onChange={(event) => setHireAgain(event.currentTarget.checked)}
      />
      {known && (
        <p className="mt-3 text-14">
          <Link to="/dashboard" hash="repeating" className="link" onClick={onLeave}>
            {t("repeat:more")}
          </Link>
        </p>
      )}
    </form>
  )
}
