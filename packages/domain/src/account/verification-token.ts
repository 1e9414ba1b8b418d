/** What a confirmation link says about itself. Said without proof: only the API knows whether it is genuine. */
export interface VerificationClaim {
  email: string
  /** In milliseconds since 1970. */
  expiresAt: number
}

const base = 36
const shape = /^([0-9a-z]{1,11})\.([0-9a-z]{1,4}(?:-[0-9a-z]{1,4}){0,253})\.[\w-]{43}$/

/** So that the page can name the address, and tell a link that has run out from a damaged one, without asking. */
export function verificationToken({ email, expiresAt }: VerificationClaim, secret: string): string {
  const letters = Array.from(email, (letter) => (letter.codePointAt(0) ?? 0).toString(base))
  return `${expiresAt.toString(base)}.${letters.join("-")}.${secret}`
}

export function readVerificationToken(token: string): VerificationClaim | null {
  const [, end, letters] = shape.exec(token) ?? []
  if (!end || !letters) return null
  const codes = letters.split("-").map((letter) => parseInt(letter, base))
  if (codes.some((code) => code > 0x10_ffff)) return null
  return { email: String.fromCodePoint(...codes), expiresAt: parseInt(end, base) }
}
