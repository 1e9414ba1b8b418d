import { categoryIcons } from "@doable/domain/category/icons"
import { categorySlug } from "@doable/domain/category/category"
import { categoryDescriptionLength, categoryNameLength } from "@doable/domain/category/limits"
import { reasonLength } from "@doable/domain/user/admin-limits"
import { useId, useState, type FormEvent } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { Dialog, DialogClose, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { contentOf, draftOf, isQuestionWhole, type CategoryDraft } from "./category-draft.ts"
import { CategoryIcon } from "./category-icon.tsx"
import type { CategoryRow } from "./load-categories.ts"
import { QuestionsEditor } from "./questions-editor.tsx"
import { TextsPerLanguage } from "./texts-per-language.tsx"
import { siblingsOf } from "./tree-order.ts"
import { useChange } from "./use-categories.ts"

interface CategoryFormProps {
  rows: CategoryRow[]
  /** Without one a new category is written. */
  row?: CategoryRow
  onClose: () => void
}

export function CategoryForm({ rows, row, onClose }: CategoryFormProps) {
  const { t, locale } = useTranslation()
  const formId = useId()
  const change = useChange()
  const [draft, setDraft] = useState(() => draftOf(row))
  const [slug, setSlug] = useState("")
  const [parentId, setParent] = useState("")
  const [typed, setReason] = useState("")
  const [isTried, setTried] = useState(false)
  const set = (part: Partial<CategoryDraft>) => setDraft((before) => ({ ...before, ...part }))
  const isSlugFit = row !== undefined || categorySlug.safeParse(slug).success
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (change.isPending || !isSlugFit || !draft.questions.every(isQuestionWhole)) return
    const payload = contentOf(draft)
    const reason = typed.trim() || undefined
    change.mutate(
      row
        ? {
            call: (api) =>
              api.adminCategory.update.mutate({ id: row.id, updatedAt: row.updatedAt, payload, reason }),
            done: "admin-categories:saved",
          }
        : {
            call: (api) =>
              api.adminCategory.create.mutate({ parentId: parentId || null, slug, payload, reason }),
            done: "admin-categories:created",
          },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="xl"
        title={
          row
            ? t("admin-categories:edit.title", { name: row.name[locale] || row.slug })
            : t("admin-categories:add")
        }
        description={row ? `/services/${row.slug}` : t("admin-categories:form.newText")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={change.isPending}>
              {t("admin-categories:form.save")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={submit} className="flex flex-col gap-5">
          {row ? null : (
            <div className="grid gap-3 md:grid-cols-2">
              <Field label={t("admin-categories:form.parent")}>
                <NativeSelect value={parentId} onChange={(event) => setParent(event.currentTarget.value)}>
                  <option value="">{t("admin-categories:form.top")}</option>
                  {siblingsOf(rows, null).map(({ id, name, slug: address }) => (
                    <option key={id} value={id}>
                      {name[locale] || address}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              <Field
                label={t("admin-categories:form.slug")}
                hint={t("admin-categories:form.slugHint")}
                error={isTried && !isSlugFit ? t("admin-categories:form.slugUnfit") : undefined}
              >
                <TextField value={slug} onChange={(event) => setSlug(event.currentTarget.value.trim())} />
              </Field>
            </div>
          )}
          <TextsPerLanguage
            legend={t("admin-categories:form.name")}
            value={draft.name}
            isNeeded
            limit={categoryNameLength.max}
            onChange={(name) => set({ name })}
          />
          <TextsPerLanguage
            legend={t("admin-categories:form.description")}
            value={draft.description}
            isNeeded
            rows={2}
            limit={categoryDescriptionLength.max}
            onChange={(description) => set({ description })}
          />
          <TextsPerLanguage
            legend={t("admin-categories:form.synonyms")}
            hint={t("admin-categories:form.synonymsHint")}
            value={draft.synonyms}
            rows={3}
            onChange={(synonyms) => set({ synonyms })}
          />
          <IconPicker value={draft.icon} onChange={(icon) => set({ icon })} />
          <div className="flex flex-wrap gap-x-8">
            <Checkbox
              label={t("admin-categories:form.requiresVerification")}
              hint={t("admin-categories:form.requiresHint")}
              checked={draft.requiresVerification}
              onChange={(event) => set({ requiresVerification: event.currentTarget.checked })}
            />
            <Checkbox
              label={t("admin-categories:form.isPopular")}
              checked={draft.isPopular}
              onChange={(event) => set({ isPopular: event.currentTarget.checked })}
            />
          </div>
          <QuestionsEditor
            questions={draft.questions}
            isTried={isTried}
            onChange={(questions) => set({ questions })}
          />
          <Field label={t("admin:reason")} hint={t("admin-categories:form.reasonHint")}>
            <TextField
              value={typed}
              maxLength={reasonLength.max}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function IconPicker({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset>
      <legend className="text-14 font-semibold">{t("admin-categories:form.icon")}</legend>
      <div className="mt-1.5 flex max-h-40 flex-wrap gap-1 overflow-y-auto rounded-control bg-paper-2 p-2 inset-ring inset-ring-line">
        {categoryIcons.map((icon) => (
          <label
            key={icon}
            title={icon}
            className="grid size-11 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-wall-2 has-checked:bg-brand-soft has-checked:text-brand-text has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={icon}
              checked={value === icon}
              onChange={() => onChange(icon)}
              className="sr-only"
            />
            <CategoryIcon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
