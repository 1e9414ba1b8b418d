import { Share2 } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { toast } from "../ui/feedback/toast.ts"

/** The system's own way to pass something on, or the link in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation()
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if ("share" in navigator) await navigator.share({ title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        toast.success(t("ui:linkCopied"))
      }
    } catch (error) {
      // Closing the system's share panel means they've changed their mind.
      if (error instanceof Error && error.name === "AbortError") return
      toast.error(t("ui:linkNotCopied"), { description: t("ui:linkByHand") })
    }
  }
  return (
    <Button variant="outline" icon={Share2} onClick={() => void share()} className="scripted px-2.5!">
      {t("ui:share")}
    </Button>
  )
}
