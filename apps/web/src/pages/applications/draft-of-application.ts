import type { Application } from "./load-applications.ts"

export interface LicenceDraft {
  categoryId: string
  number: string | null
  validUntil: string | null
  fileIds: string[]
}

/** What is typed, as the server takes it. */
export interface ApplicationDraft {
  kind: Application["kind"]
  legalName: string
  birthDate: string | null
  companyIdno: string | null
  categoryIds: string[]
  experienceYears: number | null
  about: string
  consent: boolean
  idDocFileIds: string[]
  selfieFileId: string | null
  companyDocFileIds: string[]
  licences: LicenceDraft[]
}

export function draftOfApplication(application: Application): ApplicationDraft {
  const { kind, legalName, birthDate, companyIdno, categoryIds, experienceYears, about } = application
  const filesOf = (role: string, categoryId: string | null = null) =>
    application.documents
      .filter((one) => one.role === role && one.categoryId === categoryId)
      .map(({ fileId }) => fileId)
  return {
    kind,
    legalName,
    birthDate,
    companyIdno,
    categoryIds,
    experienceYears,
    about,
    consent: application.consentAt !== null,
    idDocFileIds: filesOf("identity"),
    selfieFileId: filesOf("selfie")[0] ?? null,
    companyDocFileIds: filesOf("company"),
    licences: application.licences.map((one) => ({ ...one, fileIds: filesOf("licence", one.categoryId) })),
  }
}

/** The licence for one kind of work changed; one about which nothing is said any more goes. */
export function withLicence(licences: LicenceDraft[], changed: LicenceDraft): LicenceDraft[] {
  const others = licences.filter(({ categoryId }) => categoryId !== changed.categoryId)
  const isEmpty = !changed.number && !changed.validUntil && changed.fileIds.length === 0
  return isEmpty ? others : [...others, changed]
}
