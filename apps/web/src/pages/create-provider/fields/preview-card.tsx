import { publicName } from "@doable/domain/user/public-name"
import { isAway } from "@doable/domain/provider/week"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ProviderCard } from "../../../provider/provider-card.tsx"
import { daysOf, rateOf } from "../draft/form.ts"
import { useProviderForm } from "../draft/provider-form-context.ts"
import type { ProviderData } from "../../../session/answers/provider-answers.ts"

const noStats = {
  ratingAvg: null,
  ratingCount: 0,
  completedCount: 0,
  medianReplyMin: null,
}

/** The card as customers will find it in the list. What the form doesn't know comes from the profile as saved. */
export function PreviewCard({ provider }: { provider: ProviderData | null }) {
  const { t } = useTranslation()
  const { form, place, mask, user, branches, today } = useProviderForm()
  const company = form.kind === "company" ? mask(form.companyName.trim()) : ""
  const categories = form.categoryIds.flatMap((id) =>
    branches.flatMap(({ slug: parentSlug, children }) =>
      children
        .filter((leaf) => leaf.id === id)
        .map(({ slug, isPlain }) => ({ slug, parentSlug, ...(isPlain && { isPlain }) })),
    ),
  )
  const rate = rateOf(form)
  return (
    // The card is as wide as its place here, not as a list would make it.
    <div className="[&>.provider-card]:h-auto [&>.provider-card]:grid-cols-[96px_minmax(0,1fr)]">
      <ProviderCard
        isPreview
        heading="h2"
        provider={{
          id: "preview",
          name: company || publicName(user?.name ?? "") || t("provider-create:preview.noName"),
          image: user?.image ?? null,
          headline: mask(form.headline.trim()) || t("provider-create:preview.noHeadline"),
          lang: form.lang,
          mode: form.mode,
          place: form.mode === "remote" ? null : place,
          spokenLanguages: form.spokenLanguages,
          hourlyRate: rate,
          priceFrom: cheaper(rate, provider?.priceFrom ?? null),
          level: provider?.level ?? "none",
          stats: provider?.stats ?? noStats,
          isNewcomer: provider?.isNewcomer ?? false,
          categories: categories.slice(0, 1),
          isAway: isAway(form, today),
          workDays: daysOf(form),
          isSaved: false,
          distanceKm: null,
          why: [],
        }}
      />
    </div>
  )
}

type Price = ReturnType<typeof rateOf>

function cheaper(a: Price, b: Price): Price {
  if (!a || !b) return a ?? b
  return a.currency === b.currency && b.amount < a.amount ? b : a
}
