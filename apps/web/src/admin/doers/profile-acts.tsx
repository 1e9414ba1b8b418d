import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { BadgeX, PauseCircle, Undo2 } from "lucide-react"
import { useState } from "react"
import { restrictionNoteLength } from "@doable/domain/provider/limits"
import { reasonLength } from "@doable/domain/user/admin-limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { toast } from "../../ui/toast.ts"
import { useApi } from "../../use-api.ts"
import { ActsMenu } from "../acts-menu.tsx"
import { ExplainDialog } from "../explain-dialog.tsx"
import type { Profile } from "./load-doers.ts"

const icons = { suspend: PauseCircle, restore: Undo2, revokeBadge: BadgeX }
type Act = keyof typeof icons
const possible = Object.keys(icons) as Act[]

export function ProfileActs({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<Act | null>(null)
  const { status, isApproved, name } = profile
  const can: Record<Act, boolean> = {
    suspend: status === "published" || status === "paused",
    restore: status === "suspended",
    revokeBadge: isApproved,
  }
  return (
    <>
      <ActsMenu
        label={t("admin-doers:actsOn", { name })}
        acts={possible
          .filter((one) => can[one])
          .map((one) => ({
            key: one,
            icon: icons[one],
            label: t(`admin-doers:${one}.do`),
            isDestructive: one !== "restore",
            onSelect: () => setAct(one),
          }))}
      />
      {act ? <ActDialog profile={profile} act={act} onClose={() => setAct(null)} /> : null}
    </>
  )
}

interface ActDialogProps {
  profile: Profile
  act: Act
  onClose: () => void
}

function ActDialog({ profile: { id, name }, act, onClose }: ActDialogProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const change = useMutation({
    mutationFn: (explanation: string) =>
      ask((api) =>
        act === "restore"
          ? api.adminProvider.restore.mutate({ id, reason: explanation })
          : api.adminProvider[act].mutate({ id, explanation }),
      ),
    onSuccess: () => {
      toast.success(t(`admin-doers:${act}.done`, { name }))
      onClose()
    },
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-doers:actFailed" },
  })
  const isRestore = act === "restore"
  return (
    <ExplainDialog
      words={{
        title: t(`admin-doers:${act}.title`, { name }),
        text: t(`admin-doers:${act}.text`),
        label: t(isRestore ? "admin:reason" : "admin-doers:review.note"),
        ...(isRestore ? {} : { hint: t("admin-doers:noteHint") }),
        confirm: t(`admin-doers:${act}.do`),
      }}
      length={isRestore ? reasonLength : restrictionNoteLength}
      isDestructive={!isRestore}
      onOpenChange={onClose}
      isPending={change.isPending}
      onConfirm={({ explanation }) => change.mutate(explanation)}
    />
  )
}
