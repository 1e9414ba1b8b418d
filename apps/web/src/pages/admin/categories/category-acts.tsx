import { deleteCategoryInput } from "@doable/domain/category/admin-input"
import { FolderInput, Merge, Pencil, Trash2 } from "lucide-react"
import { useId, useState, type FormEvent } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../../ui/overlays/dialog.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { ActsMenu } from "../frame/acts-menu.tsx"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import { CategoryForm } from "./category-form.tsx"
import type { CategoryRow } from "./load-categories.ts"
import { MergeDialog } from "./merge-dialog.tsx"
import { siblingsOf, type Place } from "./tree-order.ts"
import { useChange } from "./use-categories.ts"

interface CategoryActsProps {
  row: CategoryRow
  rows: CategoryRow[]
  onMove: (id: string, place: Place) => void
}

export function CategoryActs({ row, rows, onMove }: CategoryActsProps) {
  const { t, locale } = useTranslation()
  const change = useChange()
  const [dialog, setDialog] = useState<"edit" | "move" | "merge" | "delete" | null>(null)
  const close = () => setDialog(null)
  const name = row.name[locale] || row.name.en || row.slug
  return (
    <>
      <ActsMenu
        label={t("admin-categories:actsOn", { name })}
        acts={[
          {
            key: "edit",
            icon: Pencil,
            label: t("admin-categories:edit.do"),
            onSelect: () => setDialog("edit"),
          },
          ...(row.parentId
            ? [
                {
                  key: "move",
                  icon: FolderInput,
                  label: t("admin-categories:move.do"),
                  onSelect: () => setDialog("move"),
                },
              ]
            : []),
          {
            key: "merge",
            icon: Merge,
            label: t("admin-categories:merge.do"),
            onSelect: () => setDialog("merge"),
          },
          {
            key: "delete",
            icon: Trash2,
            label: t(row.isUsed ? "admin-categories:delete.used" : "admin-categories:delete.do"),
            isDestructive: true,
            isDisabled: row.isUsed,
            onSelect: () => setDialog("delete"),
          },
        ]}
      />
      {dialog === "edit" ? <CategoryForm row={row} rows={rows} onClose={close} /> : null}
      {dialog === "merge" ? (
        <MergeDialog from={row} rows={rows.filter(({ merging }) => !merging)} onClose={close} />
      ) : null}
      {dialog === "move" ? (
        <MoveDialog
          row={row}
          rows={rows}
          onClose={close}
          onMove={(place) => {
            close()
            onMove(row.id, place)
          }}
        />
      ) : null}
      {dialog === "delete" ? (
        <ExplainDialog
          words={{
            title: t("admin-categories:delete.title", { name }),
            text: t("admin-categories:delete.text"),
            label: t("admin:reason"),
            confirm: t("admin-categories:delete.do"),
          }}
          input={deleteCategoryInput.shape.reason}
          isDestructive
          onOpenChange={close}
          isPending={change.isPending}
          onConfirm={({ explanation: reason }) =>
            change.mutate(
              {
                call: (api) => api.adminCategory.delete.mutate({ id: row.id, reason }),
                done: "admin-categories:delete.done",
              },
              { onSuccess: close },
            )
          }
        />
      ) : null}
    </>
  )
}

interface MoveDialogProps {
  row: CategoryRow
  rows: CategoryRow[]
  onClose: () => void
  onMove: (place: Place) => void
}

/** Under another branch, at its end. */
function MoveDialog({ row, rows, onClose, onMove }: MoveDialogProps) {
  const { t, locale } = useTranslation()
  const formId = useId()
  const branches = siblingsOf(rows, null).filter(({ id }) => id !== row.parentId)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parentId = String(new FormData(event.currentTarget).get("branch"))
    onMove({ parentId, afterId: siblingsOf(rows, parentId).at(-1)?.id ?? null })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t("admin-categories:move.title", { name: row.name[locale] || row.name.en })}
        description={t("admin-categories:move.text")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId}>
              {t("admin-categories:move.do")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={submit}>
          <Field label={t("admin-categories:form.parent")}>
            <NativeSelect name="branch">
              {branches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[locale] || name.en}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
