import { useTranslation } from "../../../i18n/use-translation.ts"
import { toast } from "../../../ui/feedback/toast.ts"

/** Puts a text on the clipboard and says so. */
export function useCopyText() {
  const { t } = useTranslation()
  return async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done)
    } catch {
      toast.error(t("common:unexpected"))
    }
  }
}
