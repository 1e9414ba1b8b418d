import { useCallback, useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Rating } from "../ui/data/rating.tsx"
import { toast } from "../ui/feedback/toast.ts"
import { useLater } from "../ui/layout/use-later.ts"

const load = () => import("./received-sheet.tsx")
const words = ["review", "task", "fields", "refusal"] as const

export interface ReceivedBy {
  userId: string
  /** Null for their own. */
  name: string | null
}

interface ReceivedReviewsProps {
  of: ReceivedBy
  rating: number
  count: number
  label: string
}

/** What doers say about a client: the rating right away, the reviews on demand. */
export function ReceivedReviews({ of, rating, count, label }: ReceivedReviewsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const onFailure = useCallback(() => {
    setOpen(false)
    setWanted(false)
    toast.error(t("common:unexpected"))
  }, [t])
  const later = useLater({ load, words, isWanted, onFailure })
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <Rating value={rating} count={count} />
      <button
        type="button"
        className="link inline-flex min-h-11 items-center text-14"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {label}
      </button>
      {later && <later.ReceivedSheet of={of} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  )
}
