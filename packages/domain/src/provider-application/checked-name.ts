import type { ProviderKind } from "../provider/status.ts"
import { foldText } from "../text/fold.ts"

/** Under which names somebody was checked; null where nobody wrote the name down. */
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

/** A badge is that of the name it was checked for: whoever shows another one has none, until it is checked, too. */
export function standsFor(checked: CheckedNames, shown: ShownName): boolean {
  if (shown.kind === "individual") return isSame(checked.checkedName, shown.userName)
  const isOne = checked.kind === "company" && isSame(checked.checkedCompany, shown.companyName)
  return isOne && (!shown.idno || shown.idno === checked.companyIdno)
}

/** Capitals, diacritics and the alphabet make no other name. */
function isSame(checked: string | null, shown: string | null): boolean {
  return checked === null || plain(checked) === plain(shown ?? "")
}

function plain(name: string): string {
  return foldText(name).trim().replaceAll(/\s+/g, " ")
}
