import { clsx } from "clsx"
import { CheckCheck } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { useMarkRead } from "./use-mark-read.ts"
import { useUnread } from "./use-unread.ts"

export function MarkAllButton({ className }: { className?: string }) {
  const { t } = useTranslation()
  const unread = useUnread()
  const { markAllRead } = useMarkRead()
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={CheckCheck}
      disabled={unread === 0}
      className={clsx(className, unread > 0 && "text-brand-text!")}
      onClick={({ currentTarget }) => {
        // A button that has nothing left to do lets go of the focus; the panel around it takes it.
        currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus()
        void markAllRead()
      }}
    >
      {t("notification:markAll")}
    </Button>
  )
}
