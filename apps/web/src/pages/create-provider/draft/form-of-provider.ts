import { weekdays } from "@doable/domain/provider/status"
import type { Saved } from "../../../blocks/draft/draft-sync.ts"
import type { ProviderData } from "../../../session/answers/provider-answers.ts"
import { emptyWeek, type ProviderForm } from "./form.ts"

/** The doer's own words, not what others read in their place. */
export function formOfProvider(provider: ProviderData): ProviderForm {
  const { own, availability, hourlyRate } = provider
  const weekly = emptyWeek()
  for (const day of weekdays) weekly[day] = availability.weekly[day].map(({ from, to }) => ({ from, to }))
  return {
    kind: provider.kind,
    companyName: own?.companyName ?? "",
    idno: own?.idno ?? "",
    headline: own?.headline ?? provider.headline,
    bio: own?.bio ?? provider.bio,
    lang: provider.lang,
    spokenLanguages: provider.spokenLanguages,
    categoryIds: provider.categories.map(({ id }) => id),
    currency: hourlyRate?.currency ?? "MDL",
    hourlyAmount: hourlyRate?.amount ?? null,
    mode: provider.mode,
    placeId: own?.placeId ?? null,
    radiusKm: provider.radiusKm,
    weekly,
    sameDay: availability.sameDay,
    awayFrom: availability.awayFrom,
    awayUntil: availability.awayUntil,
    portfolio: provider.portfolio.map(({ fileId, caption, categoryId }) => ({ fileId, caption, categoryId })),
    coverFileId: own?.coverFileId ?? null,
  }
}

export function savedOfProvider(provider: ProviderData): Saved<ProviderForm> {
  return { id: provider.id, version: provider.own?.version ?? 1, form: formOfProvider(provider) }
}
