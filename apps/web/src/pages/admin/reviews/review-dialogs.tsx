import { reportReasons, type ReportReason } from "@doable/domain/report/status"
import { hideReviewInput, restoreReviewInput } from "@doable/domain/review/admin-input"
import { ratingText } from "@doable/words/format"
import type { Key } from "@doable/words/keys"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import type { AdminReviewRow } from "./load-reviews.ts"

interface DialogProps {
  review: AdminReviewRow
  onClose: () => void
}

function useAct(done: Key, onClose: () => void) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  return useMutation({
    mutationFn: (call: (api: ApiClient) => Promise<unknown>) => ask(call),
    onSuccess: () => {
      toast.success(t(done))
      onClose()
    },
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-reviews:failed" },
  })
}

export function HideReview({ review, onClose }: DialogProps) {
  const { t } = useTranslation()
  const act = useAct("admin-reviews:hide.done", onClose)
  return (
    <ExplainDialog<ReportReason>
      words={{
        title: t("admin-reviews:hide.title", { name: review.author.name }),
        text: t("admin-reviews:hide.text"),
        label: t("admin-reviews:explanation"),
        hint: t("admin-reviews:hide.hint"),
        confirm: t("admin-reviews:hide.confirm"),
      }}
      input={hideReviewInput.shape.explanation}
      reasons={{
        label: t("admin-reviews:reason"),
        options: reportReasons.map((value) => ({ value, label: t(`report:reasons.${value}`) })),
      }}
      isDestructive
      isPending={act.isPending}
      onOpenChange={onClose}
      onConfirm={(why) => act.mutate((api) => api.adminReview.hide.mutate({ id: review.id, ...why }))}
    >
      <Effect review={review} />
    </ExplainDialog>
  )
}

export function RestoreReview({ review, onClose }: DialogProps) {
  const { t } = useTranslation()
  const act = useAct("admin-reviews:restore.done", onClose)
  return (
    <ExplainDialog
      words={{
        title: t("admin-reviews:restore.title", { name: review.author.name }),
        text: t("admin-reviews:restore.text"),
        label: t("admin-reviews:explanation"),
        confirm: t("admin-reviews:restore.confirm"),
      }}
      input={restoreReviewInput.shape.explanation}
      isPending={act.isPending}
      onOpenChange={onClose}
      onConfirm={({ explanation }) =>
        act.mutate((api) => api.adminReview.restore.mutate({ id: review.id, explanation }))
      }
    >
      <Effect review={review} />
    </ExplainDialog>
  )
}

/** What becomes of the rating of the one it is about. */
function Effect({ review: { subject, effect } }: { review: AdminReviewRow }) {
  const { t, locale } = useTranslation()
  const rated = (avg: number | null) => (avg === null ? "–" : ratingText(avg, locale))
  const rows = [
    {
      key: "rating",
      label: t("admin-reviews:effect.rating", { name: subject.name }),
      before: rated(effect.before.avg),
      after: rated(effect.after.avg),
    },
    {
      key: "count",
      label: t("admin-reviews:effect.count"),
      before: String(effect.before.count),
      after: String(effect.after.count),
    },
  ]
  return (
    <div className="rounded-control bg-paper-2 px-4 py-3 text-14 inset-ring inset-ring-line">
      <p className="font-semibold">{t("admin-reviews:effect.title")}</p>
      <dl className="mt-1.5 grid gap-1">
        {rows.map(({ key, label, before, after }) => (
          <div key={key} className="flex flex-wrap items-center gap-x-2">
            <dt>{label}</dt>
            <dd className="flex items-center gap-2 font-semibold tabular-nums">
              <span>{before}</span>
              <ArrowRight size={16} strokeWidth={1.9} aria-hidden="true" />
              <span className="sr-only">{t("admin-reviews:effect.becomes")}</span>
              <span>{after}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
