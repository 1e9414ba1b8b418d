import type { ReportTarget } from "@doable/domain/report/status"
import { useNavigate } from "@tanstack/react-router"
import { Flag } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../session/use-auth.ts"
import { useLater } from "../ui/layout/use-later.ts"

const loadDialog = () => import("./report-dialog.tsx")
const dialogWords = ["report", "fields", "refusal"] as const

interface ReportButtonProps {
  target: { targetType: ReportTarget; targetId: string }
  /** Where there's no room for words; the picture still has a name. */
  isSmall?: boolean
  className?: string
}

/** The dialog comes with its first use: hardly anyone needs it. */
export function ReportButton({ target, isSmall = false, className }: ReportButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isKnown = useAuth()?.isAuthenticated === true
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load: loadDialog,
    words: dialogWords,
    isWanted: isOpen,
    // Then we're told in another way.
    onFailure: () => void navigate({ to: "/contact", search: { topic: "safety" } }),
  })
  const open = () => {
    if (isKnown) setOpen(true)
    else void navigate({ to: "/signin", search: { redirect: location.pathname + location.search } })
  }
  const words = t("ui:report")
  return (
    <>
      <button
        type="button"
        aria-label={isSmall ? words : undefined}
        aria-haspopup="dialog"
        onClick={open}
        className={
          className ?? "scripted inline-flex min-h-11 items-center gap-1.5 text-14 text-ink-3 hover:text-ink"
        }
      >
        <Flag size={16} strokeWidth={1.9} aria-hidden="true" />
        {isSmall ? null : words}
      </button>
      {isOpen && later ? <later.ReportDialog target={target} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
