import { FileClock } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { firstName } from "../offer/offer-words.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Button } from "../ui/layout/button.tsx"
import { useLater } from "../ui/layout/use-later.ts"

const load = () => import("./versions/versions-dialog.tsx")
const words = ["job-forms"] as const

/** From the second version on, what was agreed on before can be compared with what is in force. */
export function CompareVersions({ hire, isOwner }: { hire: Assignment; isOwner: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const later = useLater({ load, words, isWanted: isOpen, onFailure: () => setOpen(false) })
  const { versions, other } = hire
  if (versions.length < 2 || !other) return null
  return (
    <div className="border-t border-line px-4 py-3 md:px-5.5">
      <Button
        variant="ghost"
        icon={FileClock}
        className="-ml-3"
        pending={isOpen && !later}
        onClick={() => setOpen(true)}
      >
        {t("job:versions.compare", { number: versions.length })}
      </Button>
      {later && (
        <later.VersionsDialog
          key={versions.length}
          versions={versions}
          side={isOwner ? "owner" : "doer"}
          name={firstName(other.name)}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </div>
  )
}
