import { useTranslation } from "../../i18n/use-translation.ts"
import { Rating } from "../../ui/rating.tsx"
import type { ProviderData } from "../provider-answers.ts"
import { ProfileSection } from "./profile-section.tsx"

/** What clients wrote. Until they have, it says so, and who will be able to. */
export function ProfileReviews({ provider: { stats } }: { provider: ProviderData }) {
  const { t } = useTranslation()
  return (
    <ProfileSection title={t("provider-profile:reviews.title")}>
      {stats.ratingAvg === null ? (
        <p className="font-semibold">{t("provider-profile:reviews.none")}</p>
      ) : (
        <Rating value={stats.ratingAvg} count={stats.ratingCount} />
      )}
      <p className="max-w-[60ch] text-ink-2">{t("provider-profile:reviews.rule")}</p>
    </ProfileSection>
  )
}
