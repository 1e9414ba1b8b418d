import type { ApplicationDraft } from "@doable/domain/provider/application/input"
import type { providerApplications } from "../../platform/db/schema/provider-application.ts"

type Columns = Partial<typeof providerApplications.$inferInsert>

/** What was typed, as columns: what is left out of the draft is left out here. Documents are kept by keepDocuments. */
export function draftColumns(draft: ApplicationDraft, consentAt: Date | null, now: Date): Columns {
  const { kind, legalName, birthDate, companyIdno, licences, categoryIds, about, consent } = draft
  const columns: Columns = {
    kind,
    legalName,
    birthDate,
    companyIdno:
      companyIdno === undefined ? undefined : companyIdno?.toUpperCase().replaceAll(" ", "") || null,
    licences: licences?.map(({ categoryId, number, validUntil }) => ({ categoryId, number, validUntil })),
    categoryIds: categoryIds && [...new Set(categoryIds)],
    experienceYears: draft.experienceYears,
    about,
    // The moment of the first yes is what counts; a no takes it back.
    consentAt: consent === undefined ? undefined : consent ? (consentAt ?? now) : null,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
