import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import type { Work } from "./work.ts"

const load = () => import("./requests/cancel-dialog.tsx")
const words = ["job-forms", "refusal"] as const

/** Alone while there is time, later by a request; where neither is possible, a sentence says why. */
export function CancelJob({ work }: { work: Work }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load,
    words,
    isWanted: isOpen,
    onFailure: () => setOpen(false),
  })
  const { actions, cannot } = work.hire
  const isPossible = actions.includes("cancel_now") || actions.includes("request_cancel")
  const whyNot = cannot.find(({ action }) => action === "request_cancel")?.why
  if (!isPossible && !whyNot) return null
  return (
    <>
      <Button
        full
        variant="ghost"
        disabled={!isPossible}
        hint={whyNot && t(`refusal:${whyNot}`)}
        pending={isOpen && !later}
        onClick={() => setOpen(true)}
      >
        {t("job:exits.cancel")}
      </Button>
      {later && <later.CancelDialog job={work} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
