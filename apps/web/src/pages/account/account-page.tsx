import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { AccountFrame } from "./account-frame.tsx"
import type { AccountSection } from "../../account/account-sections.ts"

export function AccountPage({ section, page }: { section: AccountSection; page: number }) {
  const { t } = useTranslation()
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="mb-6 display display-36">{t("account:title")}</h1>
      <Card className="overflow-clip">
        <AccountFrame section={section} page={page} place="page" />
      </Card>
    </div>
  )
}
