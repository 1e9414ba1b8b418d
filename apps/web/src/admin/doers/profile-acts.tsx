import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { BadgeX, Ellipsis, PauseCircle, Undo2 } from "lucide-react"
import { useState } from "react"
import { restrictionNoteLength } from "@doable/domain/provider/limits"
import { reasonLength } from "@doable/domain/user/admin-limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/menu.tsx"
import { toast } from "../../ui/toast.ts"
import { useApi } from "../../use-api.ts"
import { ExplainDialog } from "../explain-dialog.tsx"
import type { Profile } from "./load-doers.ts"

type Act = "suspend" | "restore" | "revokeBadge"

export function ProfileActs({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<Act | null>(null)
  const { status, isApproved, name } = profile
  const canSuspend = status === "published" || status === "paused"
  if (status === "draft" && !isApproved) return null
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            icon={Ellipsis}
            aria-label={t("admin-doers:actsOn", { name })}
          />
        </MenuTrigger>
        <MenuContent align="end">
          {canSuspend ? (
            <MenuItem icon={PauseCircle} destructive onSelect={() => setAct("suspend")}>
              {t("admin-doers:suspend.do")}
            </MenuItem>
          ) : null}
          {status === "suspended" ? (
            <MenuItem icon={Undo2} onSelect={() => setAct("restore")}>
              {t("admin-doers:restore.do")}
            </MenuItem>
          ) : null}
          {isApproved ? (
            <MenuItem icon={BadgeX} destructive onSelect={() => setAct("revokeBadge")}>
              {t("admin-doers:revokeBadge.do")}
            </MenuItem>
          ) : null}
        </MenuContent>
      </Menu>
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
