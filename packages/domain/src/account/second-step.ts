/** The code from an app after the password, and the ways around a lost phone. */
export const secondStepCodeLength = 6
export const recoveryCodeCount = 10
/** How long a device that was trusted isn't asked. */
export const trustedDeviceDays = 30
/** How long one waits who has neither the app nor a recovery code. */
export const removalHours = 72

/** Without letters and digits that look alike. */
export const recoveryAlphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
export const recoveryCodeLength = 8

/** However it was typed: small letters, spaces, no dash. */
export function readRecoveryCode(text: string): string {
  const signs = text.toUpperCase().replaceAll(/[^A-Z\d]/g, "")
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
