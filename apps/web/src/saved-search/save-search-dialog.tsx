import { useMutation } from "@tanstack/react-query"
import { useId, useState, type FormEvent } from "react"
import { useSettled } from "../blocks/draft/use-settled.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useApi } from "../session/use-api.ts"
import { Chip } from "../ui/data/chip.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { Button } from "../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../ui/overlays/dialog.tsx"
import {
  AlertFields,
  alertPayload,
  focusField,
  useAlertForm,
  wordsToExclude,
  wrongField,
} from "./alert-fields.tsx"
import type { WantedSearch } from "./save-search-button.tsx"
import { SearchPreview } from "./search-preview.tsx"

interface SaveSearchDialogProps {
  wanted: WantedSearch
  onClose: () => void
  onSaved: () => void
}

export function SaveSearchDialog({ wanted, onClose, onSaved }: SaveSearchDialogProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const formId = useId()
  const isTask = wanted.scope === "task"
  const all = t(isTask ? "alerts:save.all" : "alerts:save.allDoers")
  const chips = [...(wanted.filter.q ? [wanted.filter.q] : []), ...wanted.chips]
  const excludeWords = wanted.scope === "task" ? wanted.filter.excludeWords : undefined
  const [form, setForm] = useAlertForm({
    name: chips.slice(0, 3).join(", ") || all,
    ...(excludeWords ? { excludeWords } : {}),
  })
  const [isTried, setTried] = useState(false)
  const exclude = useSettled(form.exclude)
  const save = useMutation({
    mutationFn: () => {
      const name = form.name.trim()
      const payload =
        wanted.scope === "task"
          ? ({ scope: "task", name, filters: wanted.filter, ...alertPayload(form) } as const)
          : ({ scope: "provider", name, filters: wanted.filter } as const)
      return ask((api) => api.savedSearch.create.mutate({ payload }))
    },
    onSuccess: () => {
      toast.success(t("alerts:save.done"))
      onSaved()
    },
    meta: { failure: "alerts:save.failed" },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wrong = wrongField(form, isTask)
    if (wrong) focusField(event.currentTarget, wrong)
    else if (!save.isPending) save.mutate()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size={isTask ? "lg" : "md"}
        className={isTask ? "md:max-w-[880px]" : undefined}
        title={t("alerts:save.title")}
        description={t(isTask ? "alerts:save.lead" : "alerts:save.leadDoers")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={save.isPending}>
              {t("alerts:save.submit")}
            </Button>
          </>
        }
      >
        <div className={isTask ? "grid gap-6 md:grid-cols-[minmax(0,1fr)_340px]" : undefined}>
          <form id={formId} method="post" onSubmit={submit} className="min-w-0">
            <ul className="mb-4 flex flex-wrap gap-2">
              {(chips.length > 0 ? chips : [all]).map((chip) => (
                <li key={chip}>
                  <Chip>{chip}</Chip>
                </li>
              ))}
            </ul>
            <AlertFields
              form={form}
              onChange={setForm}
              hasAlerts={isTask}
              nameError={isTried && !form.name.trim() ? t("alerts:save.nameNeeded") : null}
            />
          </form>
          {wanted.scope === "task" && (
            <SearchPreview filter={wanted.filter} excludeWords={wordsToExclude(exclude)} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
