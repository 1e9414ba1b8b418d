import { mergeCategoryInput } from "@doable/domain/category/admin-input"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import type { CategoryRow } from "./load-categories.ts"
import { siblingsOf } from "./tree-order.ts"
import { useChange } from "./use-categories.ts"

interface MergeDialogProps {
  rows: CategoryRow[]
  from?: CategoryRow
  onClose: () => void
}

/** Two of one level become one; what lay in the first lies in the second. */
export function MergeDialog({ rows, from, onClose }: MergeDialogProps) {
  const { t } = useTranslation()
  const change = useChange()
  const [fromId, setFrom] = useState(from?.id ?? rows.find(({ parentId }) => parentId)?.id ?? "")
  const [toId, setTo] = useState("")
  const chosen = rows.find(({ id }) => id === fromId)
  const isBranch = chosen?.parentId === null
  const isShown = ({ isActive, parentId }: CategoryRow) =>
    isActive && (parentId === null || rows.some(({ id, isActive: isOpen }) => id === parentId && isOpen))
  // What people see goes only into what they see, too.
  const isFit = (row: CategoryRow) => isShown(row) || !chosen || !isShown(chosen)
  const targets = rows.filter(
    (row) => row.id !== fromId && (row.parentId === null) === isBranch && isFit(row),
  )
  const into = targets.some(({ id }) => id === toId) ? toId : (targets[0]?.id ?? "")
  return (
    <ExplainDialog
      words={{
        title: t("admin-categories:merge.title"),
        text: t("admin-categories:merge.text"),
        label: t("admin:reason"),
        confirm: t("admin-categories:merge.do"),
      }}
      input={mergeCategoryInput.shape.reason}
      isDestructive
      onOpenChange={onClose}
      isPending={change.isPending}
      onConfirm={({ explanation: reason }) =>
        change.mutate(
          {
            call: (api) => api.adminCategory.merge.mutate({ fromId, toId: into, reason }),
            done: "admin-categories:merge.done",
          },
          { onSuccess: onClose },
        )
      }
    >
      <Field label={t("admin-categories:merge.from")}>
        <NativeSelect value={fromId} onChange={(event) => setFrom(event.currentTarget.value)}>
          <Options rows={rows} wanted={rows} />
        </NativeSelect>
      </Field>
      <Field label={t("admin-categories:merge.into")}>
        <NativeSelect value={into} onChange={(event) => setTo(event.currentTarget.value)}>
          <Options rows={rows} wanted={targets} />
        </NativeSelect>
      </Field>
    </ExplainDialog>
  )
}

/** Branches by themselves, leaves under the name of their branch. */
function Options({ rows, wanted }: { rows: CategoryRow[]; wanted: CategoryRow[] }) {
  const { locale } = useTranslation()
  const nameOf = ({ name, slug }: CategoryRow) => name[locale] || name.en || slug
  return siblingsOf(rows, null).map((branch) => {
    const leaves = siblingsOf(wanted, branch.id)
    return [
      wanted.includes(branch) ? (
        <option key={branch.id} value={branch.id}>
          {nameOf(branch)}
        </option>
      ) : null,
      leaves.length > 0 ? (
        <optgroup key={`${branch.id}-leaves`} label={nameOf(branch)}>
          {leaves.map((leaf) => (
            <option key={leaf.id} value={leaf.id}>
              {nameOf(leaf)}
            </option>
          ))}
        </optgroup>
      ) : null,
    ]
  })
}
