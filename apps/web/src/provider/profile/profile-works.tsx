import { useTranslation } from "../../i18n/use-translation.ts"
import type { ProviderData } from "../provider-answers.ts"
import { PictureGrid } from "./picture-grid.tsx"
import { ProfileSection } from "./profile-section.tsx"

export function ProfileWorks({ provider: { portfolio, name } }: { provider: ProviderData }) {
  const { t } = useTranslation()
  if (portfolio.length === 0) return null
  const pictures = portfolio.map(({ fileId, url, caption }) => ({ id: fileId, url, caption }))
  return (
    <ProfileSection title={t("provider-profile:works.title")}>
      <PictureGrid pictures={pictures} title={name} />
    </ProfileSection>
  )
}
