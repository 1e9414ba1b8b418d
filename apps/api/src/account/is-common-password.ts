import leaked from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" }
import { normalizePassword } from "@doable/domain/account/password-rules"
import { passwordLength } from "@doable/domain/limits"

/** Some eighteen thousand that are long enough otherwise. Too many for browsers, which know the worst of them. */
const known = new Set(leaked.map(normalizePassword).filter(({ length }) => length >= passwordLength.min))

/** Whether it's in the published lists of leaked passwords, which attackers try first. */
export function isCommonPassword(password: string): boolean {
  return known.has(normalizePassword(password))
}
