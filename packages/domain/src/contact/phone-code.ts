import type { Refusal } from "../refusal.ts"

export const phoneCodeLength = 6
export const phoneCodeMinutes = 10
export const triesPerPhoneCode = 5
/** As long as the button counts down before it offers to send again. */
export const phoneCodePauseSeconds = 60
/** How long an entered code counts as proof that the number is one's own. */
export const phoneProofMinutes = 30

const sends = { toNumberPerHour: 5, byPersonPerDay: 10, fromNetworkPerHour: 20 } as const

/** Counted by whoever has the books; times are those of the last code to the number or by the person. */
export type SentCodes = {
  lastSentAt: Date | null
  toNumberThisHour: number
  byPersonToday: number
  fromNetworkThisHour: number
  byAllToday: number
}

/** Every message costs money and may annoy a stranger. */
export function whyCannotSendCode({
  phone,
  prefixes,
  sent,
  dailyLimit,
  now,
}: {
  phone: string
  prefixes: readonly string[]
  sent: SentCodes
  dailyLimit: number
  now: Date
}): Refusal | null {
  if (!prefixes.some((prefix) => phone.startsWith(prefix))) return "phone_country_not_served"
  const pauseEnds = (sent.lastSentAt?.getTime() ?? -Infinity) + phoneCodePauseSeconds * 1000
  if (pauseEnds > now.getTime()) return "phone_code_too_soon"
  const isUsedUp =
    sent.toNumberThisHour >= sends.toNumberPerHour ||
    sent.byPersonToday >= sends.byPersonPerDay ||
    sent.fromNetworkThisHour >= sends.fromNetworkPerHour ||
    sent.byAllToday >= dailyLimit
  return isUsedUp ? "phone_code_limit_reached" : null
}
