import type { ProviderKind } from "../status.ts"
import { normalizeText } from "../../text/normalize.ts"

/** Under which names someone was checked; null where nobody wrote the name down. */
export interface CheckedNames {
  kind: ProviderKind
  checkedName: string | null
  checkedCompany: string | null
  companyIdno: string | null
}

/** How a profile calls the doer. */
export interface ShownName {
  kind: ProviderKind
  userName: string
  companyName: string | null
  idno: string | null
}

/** A badge is valid for the name we checked. With another name there's none until we check that one too. */
export function standsFor(checked: CheckedNames, shown: ShownName): boolean {
  if (shown.kind === "individual") return isSame(checked.checkedName, shown.userName)
  const { kind, checkedCompany } = checked
  // A company's name that nobody wrote down wasn't compared with anything.
  const isOne = kind === "company" && checkedCompany !== null && isSame(checkedCompany, shown.companyName)
  return isOne && (!shown.idno || shown.idno === checked.companyIdno)
}

/** Whether the profile still calls the doer as it did when someone started to compare: only that can be approved. */
export function isStillAsTaken(taken: CheckedNames, shown: ShownName): boolean {
  const isSomeone = taken.kind === "individual" || Boolean(taken.checkedCompany?.trim())
  const isSamePerson = taken.kind === shown.kind && isSame(taken.checkedName, shown.userName)
  return isSomeone && isSamePerson && standsFor(taken, shown)
}

/** Capitals, diacritics and the alphabet make no other name. */
function isSame(checked: string | null, shown: string | null): boolean {
  return checked === null || plain(checked) === plain(shown ?? "")
}

function plain(name: string): string {
  return normalizeText(name).trim().replaceAll(/\s+/g, " ")
}
