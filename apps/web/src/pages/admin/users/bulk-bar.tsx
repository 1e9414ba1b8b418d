import { userActInput } from "@doable/domain/user/admin-input"
import { userRoles, type UserRole } from "@doable/domain/user/status"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { useApi } from "../../../session/use-api.ts"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import type { ListedUser } from "./load-users.ts"
import { concernedBy, runForEach, type BulkAct, type Wish } from "./run-for-each.ts"

const bulkActs: BulkAct[] = ["role", "deactivate", "activate"]

const button =
  "min-h-11 rounded-control border border-current/40 px-3 text-14 font-semibold hover:bg-paper/15 md:min-h-9"

/** What is done to everyone who is ticked, one after the other: each has their own row in the log. */
export function BulkBar({ users, onClear }: { users: ListedUser[]; onClear: () => void }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<BulkAct | null>(null)
  const acts = bulkActs.filter((one) => concernedBy(users, one).length > 0)
  return (
    <>
      <p role="status" className="sr-only">
        {users.length > 0 ? t("admin-users:selected", { count: users.length }) : null}
      </p>
      {users.length > 0 ? (
        <section
          aria-label={t("admin-users:selection")}
          className="mb-3 flex flex-wrap items-center gap-2 rounded-panel bg-ink px-4 py-2 text-paper"
        >
          <span aria-hidden="true" className="text-15 font-semibold max-md:flex-[1_0_60%] md:mr-auto">
            {t("admin-users:selected", { count: users.length })}
          </span>
          {acts.map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => setAct(one)}
              className={`${button} max-md:order-2 max-md:flex-1`}
            >
              {t(`admin-users:bulk.${one}.name`)}
            </button>
          ))}
          <button
            type="button"
            onClick={onClear}
            aria-label={t("admin-users:clearSelection")}
            className={`${button} grid min-w-11 place-items-center px-0! max-md:order-1 md:min-w-9`}
          >
            <X size={18} strokeWidth={1.9} aria-hidden="true" />
          </button>
        </section>
      ) : null}
      {act ? <BulkDialog users={users} act={act} onClose={() => setAct(null)} /> : null}
    </>
  )
}

interface BulkDialogProps {
  users: ListedUser[]
  act: BulkAct
  onClose: () => void
}

function BulkDialog({ users, act, onClose }: BulkDialogProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const change = useMutation({
    mutationFn: (wish: Wish) => ask((api) => runForEach(api.adminUser, users, wish)),
    onSuccess: ({ done, refused }) => {
      onClose()
      if (done > 0) toast.success(t("admin-users:bulk.done", { count: done }))
      else if (refused.length === 0) toast.info(t("admin-users:bulk.nothing"))
      if (refused.length > 0) toast.error(t("admin-users:bulk.refused", { names: refused.join(", ") }))
    },
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-users:failed" },
  })
  return (
    <ExplainDialog<UserRole>
      words={{
        title: t(`admin-users:bulk.${act}.title`),
        text: t(`admin-users:bulk.${act}.text`, {
          names: concernedBy(users, act)
            .map(({ name }) => name)
            .join(", "),
        }),
        label: t("admin-users:reason"),
        hint: t("admin-users:reasonHint"),
        confirm: t(`admin-users:bulk.${act}.name`),
      }}
      {...(act === "role"
        ? {
            reasons: {
              label: t("admin-users:role"),
              options: userRoles.map((value) => ({ value, label: t(`admin-users:roles.${value}`) })),
            },
          }
        : {})}
      input={userActInput.shape.reason}
      isDestructive={act !== "activate"}
      isPending={change.isPending}
      onConfirm={({ explanation, reasonCode }) =>
        change.mutate({ act, role: reasonCode, reason: explanation })
      }
      onOpenChange={onClose}
    />
  )
}
