import { Link } from "@tanstack/react-router"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MaskedText } from "../../blocks/text/masked-text.tsx"
import type { ProfileData } from "./load-provider.ts"
import { ProfileBand } from "./profile-band.tsx"
import { ProfileBar } from "./profile-bar.tsx"
import { ProfileReviews } from "./profile-reviews.tsx"
import { ProfileServices } from "./profile-services.tsx"
import { ProfileSide } from "./profile-side.tsx"
import { ProfileStats } from "./profile-stats.tsx"
import { ProfileWorks } from "./profile-works.tsx"
import type { ReviewSearch } from "./review-search.ts"

interface ProfilePageProps {
  data: ProfileData
  search: ReviewSearch
}

export function ProfilePage({ data, search }: ProfilePageProps) {
  const { t, locale } = useTranslation()
  const { provider, services, viewer } = data
  return (
    <>
      <SaveOnReturn />
      <ProfileBand provider={provider} />
      <div className="page grid items-start gap-x-11 gap-y-6 pb-28 lg:grid-cols-[minmax(0,1fr)_348px] lg:pb-20">
        <div className="min-w-0">
          {(viewer.isOwner || provider.status !== "published") && (
            <p
              role="note"
              className="mt-5 flex flex-wrap gap-x-3 rounded-control bg-info-soft px-4 py-3 text-info-text"
            >
              {t(provider.status === "published" ? "provider-profile:own" : "provider-profile:ownHidden")}
              {viewer.isOwner && (
                <Link to="/providers/manage" className="font-semibold underline underline-offset-3">
                  {t("provider-profile:edit")}
                </Link>
              )}
            </p>
          )}
          <ProfileStats provider={provider} />
          <h2 className="sr-only">{t("provider-profile:about")}</h2>
          <p
            lang={provider.lang === locale ? undefined : provider.lang}
            className="mt-6 max-w-[60ch] text-18 wrap-anywhere whitespace-pre-line"
          >
            <MaskedText>{provider.bio}</MaskedText>
          </p>
          <ul aria-label={t("provider-profile:categories")} className="mt-5 flex flex-wrap gap-2">
            {provider.categories.map(({ id, slug, name }) => (
              <li key={id}>
                <Link
                  to="/services/$categoryId"
                  params={{ categoryId: slug }}
                  className="inline-flex min-h-9 items-center rounded-full bg-paper px-3.5 text-14 font-medium inset-ring inset-ring-line-2 hover:bg-paper-2"
                >
                  {name[locale]}
                </Link>
              </li>
            ))}
          </ul>
          <ProfileServices services={services} />
          <ProfileWorks provider={provider} />
          <ProfileReviews data={data} search={search} />
        </div>
        <ProfileSide data={data} />
      </div>
      <ProfileBar data={data} />
    </>
  )
}
