import {
  standsFor,
  type CheckedNames,
  type ShownName,
} from "@doable/domain/provider/application/checked-name"
import { BadgeAlert } from "lucide-react"

interface BadgeGoesProps {
  checked: CheckedNames
  /** What the profile would say after saving. */
  shown: ShownName
  words: (name: string) => string
}

/** Before it is saved: under this name there's no badge. */
export function BadgeGoes({ checked, shown, words }: BadgeGoesProps) {
  const name = (checked.kind === "company" && checked.checkedCompany) || checked.checkedName
  return (
    <div role="status" className="empty:hidden">
      {!standsFor(checked, shown) && (
        <p className="flex gap-2.5 rounded-panel bg-warn-soft px-4 py-3 text-warn-text">
          <BadgeAlert aria-hidden size={20} strokeWidth={1.9} className="mt-0.5 flex-none" />
          <span>{words(name ?? "")}</span>
        </p>
      )}
    </div>
  )
}
