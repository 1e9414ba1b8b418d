import { useRouter } from "@tanstack/react-router"
import { Download } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"

/** The jobs of these days as a file. A form that asks the API itself, so that it works before the scripts have come. */
export function IncomeFile({ from, to }: { from: string; to: string }) {
  const { t, locale } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  return (
    <form method="post" action={`${serverUrl}/exports/income`}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="lang" value={locale} />
      <Button type="submit" variant="secondary" icon={Download}>
        {t("provider-dashboard:income.download")}
      </Button>
    </form>
  )
}
