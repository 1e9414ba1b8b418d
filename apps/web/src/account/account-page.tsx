import { useTranslation } from "../i18n/use-translation.ts"
import { Card } from "../ui/card.tsx"
import { AccountFrame } from "./account-frame.tsx"
import type { AccountSection } from "./account-sections.ts"

export function AccountPage({ section }: { section: AccountSection }) {
  const { t } = useTranslation()
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="mb-6 display display-36">{t("account:title")}</h1>
      <Card className="overflow-clip">
        <AccountFrame section={section} place="page" />
      </Card>
    </div>
  )
}
