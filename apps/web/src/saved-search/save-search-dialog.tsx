import { hasManyWords } from "@doable/domain/saved-search/input"
import { useMutation } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
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
import type { SavedSearchData } from "./searches-query.ts"
import { chipsOf, excludedIn, filtersOf, nameOfSearch, type WantedSearch } from "./wanted-search.ts"
import { SearchPreview } from "./search-preview.tsx"

interface SaveSearchDialogProps {
  wanted: WantedSearch
  /** The same search, saved before. */
  saved: SavedSearchData | undefined
  /** As many as one may have. */
  isFull: boolean
  onEdit: (saved: SavedSearchData) => void
  onClose: () => void
  onSaved: () => void
}

export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { wanted, saved, isFull, onEdit, onClose, onSaved } = props
  const { t } = useTranslation()
  const ask = useApi()
  const formId = useId()
  const isTask = wanted.scope === "task"
  const isLong = hasManyWords(wanted.filter)
  const all = t(isTask ? "list:allOpen" : "list:allDoers")
  const chips = chipsOf(wanted)
  const [form, setForm] = useAlertForm({
    name: nameOfSearch(wanted, all),
    excludeWords: excludedIn(wanted),
  })
  const [isTried, setTried] = useState(false)
  const exclude = useSettled(form.exclude)
  const save = useMutation({
    mutationFn: () => {
      const name = form.name.trim()
      const payload = { name, ...filtersOf(wanted), ...alertPayload(form) }
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
    const wrong = wrongField(form)
    if (wrong) focusField(event.currentTarget, wrong)
    else if (isLong) event.currentTarget.querySelector<HTMLElement>("[data-long]")?.focus()
    else if (!save.isPending) save.mutate()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="lg"
        className="md:max-w-[880px]"
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
        <div className={clsx("grid gap-6", !isLong && "md:grid-cols-[minmax(0,1fr)_340px]")}>
          <form id={formId} method="post" onSubmit={submit} className="min-w-0">
            {saved && (
              <p role="status" className="mb-4 rounded-control bg-info-soft px-4 py-3 text-14 wrap-anywhere">
                {t("alerts:save.already", { name: saved.name })}{" "}
                <Button variant="link" className="align-baseline" onClick={() => onEdit(saved)}>
                  {t("list:editSearch")}
                </Button>
              </p>
            )}
            {isLong && (
              <p
                role="alert"
                tabIndex={-1}
                data-long
                className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-14 text-warn-text"
              >
                {t("refusal:saved_search_many_words")}
              </p>
            )}
            {isFull && !saved && (
              <p role="status" className="mb-4 rounded-control bg-info-soft px-4 py-3 text-14">
                {t("refusal:saved_search_limit_reached")}{" "}
                <Link to="/account" search={{ section: "searches" }} className="link">
                  {t("alerts:tab.searches")}
                </Link>
              </p>
            )}
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
              scope={wanted.scope}
              nameError={isTried && wrongField(form) === "name" ? t("alerts:save.nameNeeded") : null}
            />
          </form>
          {!isLong && <SearchPreview wanted={wanted} excludeWords={wordsToExclude(exclude)} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}
