import { useCallback, useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useLater } from "../ui/layout/use-later.ts"
import type { ReviewData } from "../session/answers/review-answers.ts"

const load = () => import("./review-text-form.tsx")
const words = ["fields", "refusal"] as const

interface ReviewActionsProps {
  review: ReviewData
  onChange?: (() => void) | undefined
}

/** A reply for the reviewed person, an addition for the author; the form loads on demand. */
export function ReviewActions({ review, onChange }: ReviewActionsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReviewData["actions"][number] | null>(null)
  const onFailure = useCallback(() => {
    setChosen(null)
    toast.error(t("common:unexpected"))
  }, [t])
  const later = useLater({ load, words, isWanted: chosen !== null, onFailure })
  if (chosen && later) {
    return (
      <later.ReviewTextForm
        key={chosen}
        reviewId={review.id}
        action={chosen}
        onEnd={(isDone) => {
          setChosen(null)
          if (isDone) onChange?.()
        }}
      />
    )
  }
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {review.actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant="outline"
          pending={chosen === action}
          onClick={() => setChosen(action)}
        >
          {t(`review:${action}.open`)}
        </Button>
      ))}
    </div>
  )
}
