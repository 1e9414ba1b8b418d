import type { ReportReason } from "@doable/domain/report/status"
import { userActInput } from "@doable/domain/user/admin-input"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import {
  BellRing,
  LockOpen,
  LogOut,
  Shield,
  ShieldOff,
  ShieldPlus,
  SmartphoneNfc,
  UserCheck,
  UserMinus,
  UserX,
} from "lucide-react"
import { useState } from "react"
import type { ApiClient } from "../../../session/api-client.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import type { WholeUser } from "./load-users.ts"
import { RestrictDialog } from "./restrict-dialog.tsx"

type Why = { id: string; reason: string; reasonCode?: ReportReason; days?: number | null }
type Calls = ApiClient["adminUser"]

/** What can be done to someone, in the order of the buttons. */
const acts = {
  unlock: { icon: LockOpen, isHard: false, run: (calls: Calls, why: Why) => calls.unlock.mutate(why) },
  removeSecondStep: {
    icon: SmartphoneNfc,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.removeSecondStep.mutate(why),
  },
  activate: {
    icon: UserCheck,
    isHard: false,
    run: (calls: Calls, why: Why) => calls.setStatus.mutate({ ...why, status: "active" }),
  },
  limit: {
    icon: UserMinus,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.setStatus.mutate({ ...why, status: "limited" }),
  },
  deactivate: {
    icon: UserX,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.setStatus.mutate({ ...why, status: "deactivated" }),
  },
  revokeSessions: {
    icon: LogOut,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.revokeSessions.mutate(why),
  },
  makeAdmin: {
    icon: Shield,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.setRole.mutate({ ...why, role: "ADMIN" }),
  },
  makeModerator: {
    icon: ShieldPlus,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.setRole.mutate({ ...why, role: "MODERATOR" }),
  },
  takeModerator: {
    icon: ShieldOff,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.setRole.mutate({ ...why, role: "USER" }),
  },
  takeAdmin: {
    icon: ShieldOff,
    isHard: true,
    run: (calls: Calls, why: Why) => calls.setRole.mutate({ ...why, role: "USER" }),
  },
  test: {
    icon: BellRing,
    isHard: false,
    run: (calls: Calls, why: Why) => calls.sendTestNotification.mutate(why),
  },
} as const

type Act = keyof typeof acts

/** Only what would change something; to oneself nobody does what would shut them out, nor what lets them in again. */
function possibleActs(user: WholeUser, isSelf: boolean, isAdmin: boolean): Act[] {
  const { status, role, isLocked, sessions } = user
  if (!isAdmin) return moderatorActs(user, isSelf)
  const can: Record<Act, boolean> = {
    unlock: isLocked,
    removeSecondStep: user.hasSecondStep && !isSelf,
    activate: status !== "active" && !isSelf,
    limit: status === "active" && !isSelf,
    deactivate: status !== "deactivated" && !isSelf,
    revokeSessions: sessions.length > 0 && !isSelf,
    makeModerator: role === "USER" && status === "active",
    takeModerator: role === "MODERATOR" && !isSelf,
    makeAdmin: role !== "ADMIN" && status === "active",
    takeAdmin: role === "ADMIN" && !isSelf,
    test: status !== "deactivated",
  }
  return (Object.keys(acts) as Act[]).filter((act) => can[act])
}

/** Limits of regular users, and no more. */
function moderatorActs({ status, role }: WholeUser, isSelf: boolean): Act[] {
  if (isSelf || role !== "USER" || status === "deactivated") return []
  return [status === "active" ? "limit" : "activate"]
}

const restricting: readonly Act[] = ["limit", "deactivate"]

export function UserActs({ user }: { user: WholeUser }) {
  const { t } = useTranslation()
  const me = useAuth()?.user
  const ask = useApi()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [act, setAct] = useState<Act | null>(null)
  const run = useMutation({
    mutationFn: ({ chosen, ...why }: { chosen: Act } & Omit<Why, "id">) =>
      ask((api) => acts[chosen].run(api.adminUser, { id: user.id, ...why })),
    onSuccess: async (_answer, { chosen }) => {
      setAct(null)
      toast.success(t(`admin-users:acts.${chosen}.done`, { name: user.name }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ["admin-user", user.id] }),
        router.invalidate(),
      ])
    },
    meta: { failure: "admin-users:failed" },
  })
  return (
    <div className="flex flex-wrap gap-2">
      {possibleActs(user, me?.id === user.id, me?.role === "ADMIN").map((one) => (
        <Button key={one} variant="outline" size="sm" icon={acts[one].icon} onClick={() => setAct(one)}>
          {t(`admin-users:acts.${one}.name`)}
        </Button>
      ))}
      {act && restricting.includes(act) ? (
        <RestrictDialog
          user={user}
          act={act === "limit" ? act : "deactivate"}
          isPending={run.isPending}
          onConfirm={(why) => run.mutate({ chosen: act, ...why })}
          onClose={() => setAct(null)}
        />
      ) : act ? (
        <ExplainDialog
          words={{
            title: t(`admin-users:acts.${act}.title`, { name: user.name }),
            text: t(`admin-users:acts.${act}.text`),
            label: t("admin-users:reason"),
            hint: t("admin-users:reasonHint"),
            confirm: t(`admin-users:acts.${act}.name`),
          }}
          input={userActInput.shape.reason}
          isDestructive={acts[act].isHard}
          isPending={run.isPending}
          onConfirm={({ explanation }) => run.mutate({ chosen: act, reason: explanation })}
          onOpenChange={(isOpen) => !isOpen && setAct(null)}
        />
      ) : null}
    </div>
  )
}
