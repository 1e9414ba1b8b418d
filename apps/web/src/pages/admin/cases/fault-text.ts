import type { Fault } from "@doable/domain/deal/status"
import type { Translate } from "../../../i18n/use-translation.ts"
import type { Case } from "./case-answers.ts"

/** Whose fault it is: a name, both, or nobody. */
export function faultText(fault: Fault, { owner, doer }: Case, t: Translate): string {
  if (fault === "owner") return owner.name
  if (fault === "provider") return doer.name
  return t(`admin-disputes:decide.faults.${fault === "shared" ? "shared" : "none"}`)
}
