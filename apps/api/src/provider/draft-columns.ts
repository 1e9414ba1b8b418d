import type { ProviderDraft } from "@doable/domain/provider/input"
import type { ProviderProblem } from "@doable/domain/provider/problems"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import type { providerProfiles } from "../platform/db/schema/provider.ts"
import { whereaboutsColumns } from "../place/whereabouts-columns.ts"
import { screenFor, type Screen } from "../text-rule/screen.ts"
import type { ProviderRow } from "./lock-profile.ts"

export type ProviderColumns = Partial<typeof providerProfiles.$inferInsert>

/** What was typed, as columns: what is left out of the draft is left out here. Lists are kept by keepLists. */
export async function draftColumns(
  tx: Transaction,
  draft: ProviderDraft,
  before: ProviderRow | null,
): Promise<ProviderColumns> {
  const { kind, companyName, idno, lang, mode, radiusKm, hourlyRate, availability } = draft
  const screen = await screenFor(tx, "profile")
  return {
    ...textColumns(draft, screen),
    ...(await placeColumns(tx, draft, before)),
    kind,
    companyName: companyName === undefined ? undefined : companyName && screen.mask(companyName).text,
    idno: idno === undefined ? undefined : idno?.toUpperCase().replaceAll(" ", "") || null,
    lang,
    mode,
    radiusKm,
    spokenLanguages: draft.spokenLanguages && [...new Set(draft.spokenLanguages)],
    hourlyRate: hourlyRate === undefined ? undefined : (hourlyRate?.amount ?? null),
    hourlyCurrency: hourlyRate === undefined ? undefined : (hourlyRate?.currency ?? null),
    ...(availability && {
      weekly: availability.weekly,
      awayFrom: availability.awayFrom,
      awayUntil: availability.awayUntil,
      sameDay: availability.sameDay,
    }),
  }
}

/** Contacts are hidden from the first moment on, so that no way of showing a profile can forget it. */
export function textColumns(
  { headline, bio }: Pick<ProviderDraft, "headline" | "bio">,
  screen: Screen,
): ProviderColumns {
  const columns: ProviderColumns = {}
  if (headline !== undefined) {
    const masked = screen.mask(headline)
    columns.headline = masked.text
    columns.originalHeadline = masked.spans.length > 0 ? headline : null
  }
  if (bio !== undefined) {
    const masked = screen.mask(bio)
    columns.bio = masked.text
    columns.originalBio = masked.spans.length > 0 ? bio : null
  }
  return columns
}

async function placeColumns(
  tx: Transaction,
  draft: ProviderDraft,
  before: ProviderRow | null,
): Promise<ProviderColumns> {
  const { placeId, lat, lng } = draft
  if ([placeId, lat, lng].every((value) => value === undefined)) return {}
  return whereaboutsColumns(tx, draft, before, () => incomplete({ path: "placeId", code: "place_required" }))
}

/** The path in the payload, where the field was. */
export function incomplete(...problems: ProviderProblem[]): Refused {
  return new Refused("provider_incomplete", { fields: problems })
}
