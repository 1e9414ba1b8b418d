import { restrictionDays } from "@doable/domain/report/limits"
import { reportReasons, type ReportReason } from "@doable/domain/report/status"
import { setStatusInput } from "@doable/domain/restriction/input"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import type { WholeUser } from "./load-users.ts"

interface RestrictDialogProps {
  user: WholeUser
  act: "limit" | "deactivate"
  isPending: boolean
  onConfirm: (why: { reason: string; reasonCode: ReportReason; days: number | null }) => void
  onClose: () => void
}

const noEnd = "none"

/** The rule, how long, and words that the person reads. */
export function RestrictDialog({ user, act, isPending, onConfirm, onClose }: RestrictDialogProps) {
  const { t } = useTranslation()
  const [days, setDays] = useState<string>(act === "limit" ? "7" : noEnd)
  return (
    <ExplainDialog<ReportReason>
      words={{
        title: t(`admin-users:acts.${act}.title`, { name: user.name }),
        text: t(`admin-users:acts.${act}.text`),
        label: t("admin-users:reason"),
        hint: t("admin-users:shownHint", {
          name: user.name,
          language: t(`admin-users:languages.${user.locale}`),
        }),
        confirm: t(`admin-users:acts.${act}.name`),
      }}
      input={setStatusInput.shape.reason}
      reasons={{
        label: t("admin-users:why"),
        options: reportReasons.map((value) => ({ value, label: t(`report:reasons.${value}`) })),
      }}
      isDestructive
      isPending={isPending}
      onConfirm={({ explanation, reasonCode }) =>
        onConfirm({ reason: explanation, reasonCode, days: days === noEnd ? null : Number(days) })
      }
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Field label={t("admin-users:duration")}>
        <NativeSelect value={days} onChange={(event) => setDays(event.currentTarget.value)}>
          {restrictionDays.map((one) => (
            <option key={one} value={one}>
              {t("admin-users:daysLong", { count: one })}
            </option>
          ))}
          <option value={noEnd}>{t("admin-users:noEnd")}</option>
        </NativeSelect>
      </Field>
    </ExplainDialog>
  )
}
