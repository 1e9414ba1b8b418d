import { Link } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { whyCannotCancel } from "@doable/domain/deal/work"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { factsOf, type Work } from "./work.ts"

const CancelJobDialog = lazy(() =>
  import("./cancel-job-dialog.tsx").then((module) => ({ default: module.CancelJobDialog })),
)

/** Alone while there is time; later a sentence says why not, and where the two can agree on it. */
export function CancelJob({ work }: { work: Work }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { task, hire, actorId } = factsOf(work)
  const reason = whyCannotCancel(task, hire, actorId, new Date(work.now))
  // With whoever is shut out nothing can be agreed on.
  if (reason === "cancel_too_late" && work.hire.strandedAt === null) {
    return (
      <p className="text-13 text-ink-3">
        {t("refusal:cancel_too_late")}{" "}
        {work.hire.conversationId && (
          <Link to="/chat" search={{ c: work.hire.conversationId }} className="link">
            {t("offer:agreement.chat")}
          </Link>
        )}
      </p>
    )
  }
  if (reason) return null
  return (
    <>
      <Button
        full
        variant="ghost"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t("work:callOff.open")}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <CancelJobDialog work={work} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
