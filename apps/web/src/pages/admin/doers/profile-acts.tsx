import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { BadgeCheck, BadgeX, PauseCircle, Undo2 } from "lucide-react"
import { useState } from "react"
import { restoreProviderInput, restrictProviderInput } from "@doable/domain/provider/input"
import { reportReasons, type ReportReason } from "@doable/domain/report/status"
import type { ApiClient } from "../../../session/api-client.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import { ActsMenu } from "../frame/acts-menu.tsx"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import { useBadgeWords } from "./badge-words.ts"
import type { Badge, Profile } from "./load-doers.ts"

const icons = { suspend: PauseCircle, restore: Undo2, revokeBadge: BadgeX, restoreBadge: BadgeCheck }
type Act = keyof typeof icons
const possible = Object.keys(icons) as Act[]

export function ProfileActs({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<Act | null>(null)
  const { status, badges, takenBadges, name } = profile
  // Nobody decides about their own profile.
  const isOwn = useAuth()?.user?.id === profile.userId
  const can: Record<Act, boolean> = {
    suspend: status === "published" || status === "paused",
    restore: status === "suspended",
    revokeBadge: badges.length > 0,
    restoreBadge: takenBadges.length > 0,
  }
  return (
    <>
      <ActsMenu
        label={t("admin-doers:actsOn", { name })}
        acts={possible
          .filter((one) => can[one] && !isOwn)
          .map((one) => ({
            key: one,
            icon: icons[one],
            label: t(`admin-doers:${one}.do`),
            isDestructive: isHard(one),
            onSelect: () => setAct(one),
          }))}
      />
      {act ? <ActDialog profile={profile} act={act} onClose={() => setAct(null)} /> : null}
    </>
  )
}

/** What takes something from the doer, who reads our words; the rest is for the log alone. */
const isHard = (act: Act) => act === "suspend" || act === "revokeBadge"

interface ActDialogProps {
  profile: Profile
  act: Act
  onClose: () => void
}

function ActDialog({ profile, act, onClose }: ActDialogProps) {
  const { t } = useTranslation()
  const badgeWords = useBadgeWords()
  const ask = useApi()
  const router = useRouter()
  const { id, name } = profile
  const badges = act === "revokeBadge" ? profile.badges : act === "restoreBadge" ? profile.takenBadges : []
  const change = useMutation({
    mutationFn: (said: Omit<Said, "id">) => ask((api) => run(api, act, { id, ...said })),
    onSuccess: () => {
      toast.success(t(`admin-doers:${act}.done`, { name }))
      onClose()
    },
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-doers:actFailed" },
  })
  const choice =
    act === "suspend"
      ? {
          label: t("admin-doers:suspend.why"),
          options: reportReasons.map((value) => ({
            value: value as string,
            label: t(`report:reasons.${value}`),
          })),
        }
      : badges.length > 0
        ? {
            label: t("admin-doers:whichBadge"),
            options: badges.map((badge, place) => ({ value: String(place), label: badgeWords(badge) })),
          }
        : null
  return (
    <ExplainDialog
      words={{
        title: t(`admin-doers:${act}.title`, { name }),
        text: t(`admin-doers:${act}.text`),
        label: t(isHard(act) ? "admin-doers:review.note" : "admin:reason"),
        ...(isHard(act) ? { hint: t("admin-doers:noteHint") } : {}),
        confirm: t(`admin-doers:${act}.do`),
      }}
      input={isHard(act) ? restrictProviderInput.shape.explanation : restoreProviderInput.shape.reason}
      {...(choice ? { reasons: choice } : {})}
      isDestructive={isHard(act)}
      onOpenChange={onClose}
      isPending={change.isPending}
      onConfirm={({ explanation, reasonCode }) =>
        change.mutate({
          words: explanation,
          badge: badges[Number(reasonCode)],
          reason: reportReasons.find((one) => one === reasonCode),
        })
      }
    />
  )
}

type Said = { id: string; words: string; badge: Badge | undefined; reason: ReportReason | undefined }

/** Each answers with the profile as it is after it. */
function run({ adminProvider }: ApiClient, act: Act, { id, words, badge, reason }: Said) {
  const categoryId = badge?.category?.id
  switch (act) {
    case "suspend":
      return adminProvider.suspend.mutate({ id, explanation: words, reasonCode: reason })
    case "restore":
      return adminProvider.restore.mutate({ id, reason: words })
    case "revokeBadge":
      return adminProvider.revokeBadge.mutate({ id, explanation: words, badge: badge?.type, categoryId })
    case "restoreBadge":
      return adminProvider.restoreBadge.mutate({
        id,
        reason: words,
        badge: badge?.type === "licence" ? "licence" : "company",
        categoryId,
      })
  }
}
