import { Link } from "@tanstack/react-router"
import { Send } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { DeleteDraft } from "../task/owner/delete-draft.tsx"

type DraftActionsProps = { id: string; hasUnsaved: boolean; children: ReactNode }

/** Around what can be done with any task: posting a draft, if all of it is saved, and deleting it. */
export function DraftActions({ id, hasUnsaved, children }: DraftActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {!hasUnsaved && (
        <Button asChild variant="secondary" icon={Send}>
          <Link to="/tasks/create" search={{ draft: id, step: "check" }}>
            {t("task-create:edit.wizard")}
          </Link>
        </Button>
      )}
      {children}
      <DeleteDraft id={id} className="-ml-3" />
    </>
  )
}
