import { useRouter } from "@tanstack/react-router"
import { Download } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { toast } from "../../ui/feedback/toast.ts"

interface ExportButtonProps {
  /** As the API calls the list. */
  list: string
  /** What the list is narrowed to, as the API reads it. */
  filter: object
}

/** A form that asks the API itself, so that the browser saves what comes while it comes. */
export function ExportButton({ list, filter }: ExportButtonProps) {
  const { t, locale } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  return (
    <form
      method="post"
      action={`${serverUrl}/admin/exports/${list}`}
      onSubmit={() => toast.info(t("admin:exporting"))}
    >
      <input type="hidden" name="filter" value={JSON.stringify(filter)} />
      <input type="hidden" name="lang" value={locale} />
      <Button type="submit" variant="outline" icon={Download}>
        {t("admin:export")}
      </Button>
    </form>
  )
}
