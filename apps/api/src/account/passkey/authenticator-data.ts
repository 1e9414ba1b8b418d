/** What an authenticator signed: 32 bytes of the site's hash, a byte of flags, four of its counter (WebAuthn 6.1). */
const flagsAt = 32
const counterAt = 33
const userVerified = 0x04

export function readAuthenticatorData(base64url: string): { isUserVerified: boolean; counter: number } {
  const bytes = Buffer.from(base64url, "base64url")
  if (bytes.length < counterAt + 4) return { isUserVerified: false, counter: 0 }
  const flags = bytes[flagsAt] ?? 0
  return { isUserVerified: (flags & userVerified) !== 0, counter: bytes.readUInt32BE(counterAt) }
}

/** Of a request that the library has checked: whether the person showed a finger, a face or a PIN. */
export function showsUserVerified(body: unknown): boolean {
  const given = body as { response?: { response?: { authenticatorData?: unknown } } } | undefined
  const data = given?.response?.response?.authenticatorData
  return typeof data === "string" && readAuthenticatorData(data).isUserVerified
}
