import { clsx } from "clsx"
import { Heart } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import type { SaveHeartProps } from "./save-heart.tsx"
import { useSaved } from "./use-saved.ts"

export function HeartButton({ target, title, isSaved, className }: SaveHeartProps) {
  const { t } = useTranslation()
  const { saved, toggle } = useSaved(target, isSaved)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t("task:save", { title })}
      onClick={toggle}
      // Without scripts it could keep nothing, so it isn't there.
      className={clsx("scripted", className)}
    >
      <Heart
        size={20}
        strokeWidth={1.9}
        aria-hidden="true"
        className={saved ? "fill-brand text-brand" : undefined}
      />
    </button>
  )
}
