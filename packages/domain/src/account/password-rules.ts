import { passwordLength } from "../limits.ts"
import type { Refusal } from "../refusal.ts"
import { commonPasswords } from "./common-passwords.ts"

/** What a new password must be, in the order in which forms list it. */
export const passwordRules = ["length", "notPersonal", "notCommon"] as const
export type PasswordRule = (typeof passwordRules)[number]

/** How the API names a broken rule at its field. */
export const refusalOfRule = {
  length: "password_length",
  notPersonal: "password_personal",
  notCommon: "password_common",
} as const satisfies Record<PasswordRule, Refusal>

interface Owner {
  name: string
  email: string
}

/** No rule about kinds of signs: those make passwords that are hard to remember and easy to guess. */
const isKept: Record<PasswordRule, (password: string, owner: Owner) => boolean> = {
  length: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  notPersonal: (password, owner) => {
    const folded = fold(password)
    return !personalWords(owner).some((word) => folded.includes(word))
  },
  notCommon: (password) => !commonPasswords.has(normalizePassword(password)) && new Set(password).size > 2,
}

export function brokenPasswordRules(password: string, owner: Owner): PasswordRule[] {
  return passwordRules.filter((rule) => !isKept[rule](password, owner))
}

/** These are one password to someone who guesses; the hash also uses the NFKC spelling. */
export function normalizePassword(password: string): string {
  return password.normalize("NFKC").toLowerCase()
}

/** Three letters are inside too many innocent words ("ion" in "million") to be forbidden. */
const shortestPersonalWord = 4

function personalWords({ name, email }: Owner): string[] {
  const at = email.lastIndexOf("@")
  const local = fold(at < 0 ? email : email.slice(0, at))
  const words = [...fold(name).split(/[^\p{L}\p{N}]+/u), local, ...local.split(/[^\p{L}\p{N}]+/u)]
  return words.filter((word) => word.length >= shortestPersonalWord)
}

/** "Ștefan" and "stefan" are one word to someone who guesses. */
function fold(text: string) {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
}
