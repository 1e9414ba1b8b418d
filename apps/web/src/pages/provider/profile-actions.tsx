import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { SaveButton } from "../../favourite/save-button.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useAuth } from "../../session/use-auth.ts"
import { Button } from "../../ui/layout/button.tsx"
import { useLater } from "../../ui/layout/use-later.ts"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import type { ProfileData } from "./load-provider.ts"

const loadAskForTask = () => import("../../offer/ask-for-task.tsx")
const askWords = ["task-invite", "fields"] as const

/**
 * Starts a task with an invite for this doer. Logged-in people may choose one of their open tasks; without scripts the
 * link leads to a new one.
 */
export function AskButton({ provider, full = false }: { provider: ProviderData; full?: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isKnown = useAuth()?.isAuthenticated === true
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const toNewTask = () => void navigate({ to: "/tasks/create", search: { providerId: provider.id } })
  const later = useLater({ load: loadAskForTask, words: askWords, isWanted, onFailure: toNewTask })
  return (
    <>
      <Button asChild variant="cta" size={full ? "ctaLg" : "cta"} full={full}>
        <Link
          to="/tasks/create"
          search={{ providerId: provider.id }}
          onClick={(event) => {
            if (!isKnown || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setWanted(true)
            setOpen(true)
          }}
        >
          {t("provider-profile:ask")}
        </Link>
      </Button>
      {later && <later.AskForTask provider={provider} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

export function SaveProvider({ data: { provider, viewer } }: { data: ProfileData }) {
  const { t } = useTranslation()
  return (
    <SaveButton
      target={{ targetType: "provider", targetId: provider.id }}
      isSaved={viewer.isSaved}
      labels={{ save: t("provider-profile:save"), saved: t("provider-profile:saved") }}
    />
  )
}
