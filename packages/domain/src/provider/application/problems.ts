// What an application still needs before it can be sent, field by field.
import { completeFrom } from "../completeness.ts"
import { idnoPattern } from "../limits.ts"
import type { ProviderKind } from "../status.ts"
import { adultYears, legalNameLength } from "./limits.ts"

export const applicationProblemCodes = [
  "legal_name_required",
  "birth_date_required",
  "underage",
  "identity_required",
  "company_idno_invalid",
  "company_documents_required",
  "categories_required",
  "licence_required",
  "licence_expired",
  "experience_required",
  "consent_required",
  "phone_required",
  "profile_incomplete",
  "kind_differs",
  "company_name_required",
] as const
export type ApplicationProblemCode = (typeof applicationProblemCodes)[number]
export type ApplicationProblem = { path: string; code: ApplicationProblemCode; min?: number }

export type WholeApplication = {
  kind: ProviderKind
  legalName: string
  birthDate: string | null
  identityFiles: number
  companyIdno: string | null
  companyFiles: number
  /** What was chosen; `needsLicence` where the work itself asks for a paper. */
  categories: { id: string; needsLicence: boolean }[]
  licences: { categoryId: string; validUntil: string | null; files: number }[]
  experienceYears: number | null
  hasConsent: boolean
  hasPhone: boolean
  completeness: number
  /** What the profile says: a badge is for what is shown there. */
  shown: { kind: ProviderKind; companyName: string | null }
}

/** `today`: the market's day. */
export function applicationProblems(asked: WholeApplication, today: string): ApplicationProblem[] {
  const { min } = legalNameLength
  return [
    ...([...asked.legalName].length < min ? [at("legalName", "legal_name_required", min)] : []),
    ...ageProblems(asked.birthDate, today),
    ...(asked.identityFiles === 0 ? [at("idDocFileIds", "identity_required")] : []),
    ...(asked.kind === asked.shown.kind ? [] : [at("kind", "kind_differs")]),
    ...companyProblems(asked),
    ...(asked.categories.length === 0 ? [at("categoryIds", "categories_required")] : []),
    ...licenceProblems(asked, today),
    ...(asked.experienceYears === null ? [at("experienceYears", "experience_required")] : []),
    ...(asked.hasConsent ? [] : [at("consent", "consent_required")]),
    ...(asked.hasPhone ? [] : [at("phone", "phone_required")]),
    ...(asked.completeness < completeFrom ? [at("profile", "profile_incomplete", completeFrom)] : []),
  ]
}

function ageProblems(birthDate: string | null, today: string): ApplicationProblem[] {
  if (!birthDate) return [at("birthDate", "birth_date_required")]
  const latest = `${Number(today.slice(0, 4)) - adultYears}${today.slice(4)}`
  return birthDate > latest ? [at("birthDate", "underage", adultYears)] : []
}

function companyProblems({ kind, companyIdno, companyFiles, shown }: WholeApplication): ApplicationProblem[] {
  if (kind === "individual") return []
  return [
    ...(companyIdno && idnoPattern.test(companyIdno) ? [] : [at("companyIdno", "company_idno_invalid")]),
    ...(companyFiles === 0 ? [at("companyDocFileIds", "company_documents_required")] : []),
    ...(shown.kind === "company" && !shown.companyName?.trim()
      ? [at("profile", "company_name_required")]
      : []),
  ]
}

function licenceProblems({ categories, licences }: WholeApplication, today: string): ApplicationProblem[] {
  const missing = categories.filter(
    ({ id, needsLicence }) =>
      needsLicence && !licences.some(({ categoryId, files }) => categoryId === id && files > 0),
  )
  const over = licences.filter(({ validUntil }) => validUntil !== null && validUntil < today)
  return [
    ...missing.map(({ id }) => at(`licences.${id}`, "licence_required")),
    ...over.map(({ categoryId }) => at(`licences.${categoryId}`, "licence_expired")),
  ]
}

function at(path: string, code: ApplicationProblemCode, min?: number): ApplicationProblem {
  return min === undefined ? { path, code } : { path, code, min }
}
