import type { ReportTarget } from "@doable/domain/report/status"
import { useRouter } from "@tanstack/react-router"
import { Flag } from "lucide-react"
import { useState, type MouseEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../session/use-auth.ts"
import { useLater } from "../ui/layout/use-later.ts"

const loadDialog = () => import("./report-dialog.tsx")
const dialogWords = ["report", "fields", "refusal"] as const

/** Whose it is, and what it says: the title of a task or a service. */
export interface ReportedThing {
  name: string | null
  text: string
}

/** A person can be reported from a chat; then we can read what was said around it. */
export interface ReportedTarget {
  targetType: ReportTarget
  targetId: string
  conversationId?: string
}

interface ReportButtonProps {
  target: ReportedTarget
  about: ReportedThing
  /** Where there's no room for words; the picture still has a name. */
  isSmall?: boolean
  /** Where more than one thing could be meant. */
  label?: string
  className?: string
  /** For a menu that closes first: what it gives the focus back to gets it again after the dialog. */
  onOpen?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The dialog comes with its first use: hardly anyone needs it. */
export function ReportButton({
  target,
  about,
  isSmall = false,
  label,
  className,
  onOpen,
}: ReportButtonProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const isKnown = useAuth()?.isAuthenticated === true
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load: loadDialog,
    words: dialogWords,
    isWanted: isOpen,
    // Then we're told in another way.
    onFailure: () => void router.navigate({ to: "/contact", search: { topic: "safety" } }),
  })
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    onOpen?.(event)
    if (isKnown) setOpen(true)
    else void router.navigate({ to: "/signin", search: { redirect: router.state.location.href } })
  }
  const words = label ?? t("ui:report")
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
      {isOpen && later ? (
        <later.ReportDialog target={target} about={about} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
