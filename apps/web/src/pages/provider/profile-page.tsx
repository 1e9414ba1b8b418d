import { dayOf } from "@doable/domain/time/market-day"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { plainDay } from "../../blocks/text/market-text.ts"
import { UserText } from "../../blocks/text/user-text.tsx"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { priceFromText } from "../../provider/provider-words.ts"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { Field } from "../../ui/fields/field.tsx"
import { Pills } from "../../ui/fields/pills.tsx"
import { fortnight } from "./fortnight.ts"
import type { ProfileData } from "./load-provider.ts"
import { PictureGrid } from "./picture-grid.tsx"
import { AskButton } from "./profile-actions.tsx"
import { ProfileBand } from "./profile-band.tsx"
import { ProfileReviews } from "./profile-reviews.tsx"
import { ProfileSection } from "./profile-section.tsx"
import { ProfileServices } from "./profile-services.tsx"
import { ProfileSide } from "./profile-side.tsx"
import { ProfileStats } from "./profile-stats.tsx"
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
          <p className="mt-6 max-w-[60ch] text-18 wrap-anywhere whitespace-pre-line">
            <UserText lang={provider.lang}>{provider.bio}</UserText>
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
          <ProfileServices services={services} isOwn={viewer.isOwner} />
          <ProfileWorks provider={provider} />
          <ProfileReviews data={data} search={search} />
        </div>
        <ProfileSide data={data} />
      </div>
      <ProfileBar data={data} />
    </>
  )
}

/** On phones the next step stays in reach while the page scrolls. */
function ProfileBar({ data: { provider, viewer, now } }: { data: ProfileData }) {
  const { t, locale } = useTranslation()
  if (viewer.isOwner) return null
  const next = fortnight(provider.availability, dayOf(new Date(now))).find(({ hours }) => hours !== "")
  const price = priceFromText(provider, { t, locale })
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex items-center gap-3.5 bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-pop lg:hidden"
    >
      <p className="min-w-0 flex-1">
        {next && (
          <span className="block text-14 font-semibold">
            {t("provider-profile:free.next", { day: plainDay(next.date, locale) })}
          </span>
        )}
        {price && <span className="block text-14 text-ink-2">{price}</span>}
      </p>
      <AskButton provider={provider} />
    </div>
  )
}

const all = "all"

/** Works, those of one kind alone if there are several kinds. */
function ProfileWorks({ provider: { portfolio, categories, name } }: { provider: ProviderData }) {
  const { t, locale } = useTranslation()
  const [chosen, setChosen] = useState(all)
  if (portfolio.length === 0) return null
  const kinds = categories
    .map(({ id, name: ofKind }) => ({
      id,
      label: ofKind[locale],
      count: portfolio.filter(({ categoryId }) => categoryId === id).length,
    }))
    .filter(({ count }) => count > 0)
  const shown = kinds.some(({ id }) => id === chosen)
    ? portfolio.filter(({ categoryId }) => categoryId === chosen)
    : portfolio
  const pictures = shown.map(({ fileId, url, caption, categoryId }) => {
    const kind = kinds.find(({ id }) => id === categoryId)?.label
    return { id: fileId, url, caption: [caption, kind].filter(Boolean).join(" · ") }
  })
  return (
    <ProfileSection title={t("provider-profile:works.title")}>
      {kinds.length > 1 && (
        <Field group hideLabel label={t("provider:works.kinds")} className="mb-4">
          <Pills
            type="radio"
            chosen={[chosen]}
            onChosenChange={([kind]) => setChosen(kind ?? all)}
            options={[
              { value: all, label: t("provider:works.all", { count: portfolio.length }) },
              ...kinds.map(({ id, label, count }) => ({ value: id, label: `${label} · ${count}` })),
            ]}
          />
        </Field>
      )}
      {/* Another kind starts at its first picture. */}
      <PictureGrid key={chosen} pictures={pictures} title={name} />
    </ProfileSection>
  )
}
