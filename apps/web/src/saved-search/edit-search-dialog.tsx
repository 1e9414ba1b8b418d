import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState, type FormEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useApi } from "../session/use-api.ts"
import { toast } from "../ui/feedback/toast.ts"
import { Dialog, DialogContent } from "../ui/overlays/dialog.tsx"
import { FormActions } from "../ui/overlays/form-actions.tsx"
import { AlertFields, alertPayload, focusField, useAlertForm, wrongField } from "./alert-fields.tsx"
import { searchesKey, type SavedSearchData } from "./searches-query.ts"

export function EditSearchDialog({ search, onClose }: { search: SavedSearchData; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const ask = useApi()
  const [form, setForm] = useAlertForm(search)
  const [isTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () => {
      const payload = { name: form.name.trim(), ...alertPayload(form, search.quietHours) }
      return ask((api) => api.savedSearch.update.mutate({ id: search.id, payload }))
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: searchesKey })
      toast.success(t("alerts:list.saved"))
      onClose()
    },
    meta: { failure: "alerts:list.saveFailed" },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wrong = wrongField(form)
    if (wrong) focusField(event.currentTarget, wrong)
    else if (!save.isPending) save.mutate()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("alerts:list.editTitle")}>
        <form method="post" onSubmit={submit} className="space-y-5">
          <AlertFields
            form={form}
            onChange={setForm}
            scope={search.scope}
            nameError={isTried && wrongField(form) === "name" ? t("alerts:save.nameNeeded") : null}
          />
          <FormActions submit={t("alerts:list.submit")} pending={save.isPending} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
