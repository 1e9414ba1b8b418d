import type { Refusal } from "../refusal.ts"

export const phoneCodeLength = 6
export const phoneCodeMinutes = 10
export const triesPerPhoneCode = 5
/** As long as the button counts down before it offers to send again. */
export const phoneCodePauseSeconds = 60
/** How long an entered code proves the number. */
export const phoneProofMinutes = 30

const sends = {
  toNumberPerHour: 5,
  byPersonPerDay: 10,
  /** In the first hour of an account: accounts are cheaper than messages. */
  byNewcomer: 5,
  fromNetworkPerHour: 20,
  /** Numbers that differ only in their last three digits: bought in a row to earn from messages. */
  toNeighboursPerHour: 10,
} as const
const newcomerMs = 60 * 60 * 1000

/**
 * Most people who ask for codes enter them; numbers run for profit never do. Checked per operator, so that thirty
 * unentered codes don't block a whole country.
 */
const leastEntered = { share: 0.3, of: 30 } as const

type Asked = { sent: number; entered: number }

/** Counts from the database; times are those of the last code to the number or by the person. */
export type SentCodes = {
  lastSentAt: Date | null
  toNumberThisHour: number
  byPersonToday: number
  fromNetworkThisHour: number
  /** How many other numbers of the same row. */
  toNeighboursThisHour: number
  /** To numbers of the same operator in the last hour: how many people asked and had their ten minutes. */
  toOperator: Asked
  /** The same of accounts that are younger than a day: they cost nothing, so they close it only for each other. */
  toOperatorByNew: Asked
  byAllThisHour: number
  byAllToday: number
}

/** Of everyone together; none an hour means that only the day counts. */
export type CodeBudget = { perDay: number; perHour: number }

export function isBudgetSpent(sent: SentCodes, { perDay, perHour }: CodeBudget): boolean {
  return sent.byAllToday >= perDay || (perHour > 0 && sent.byAllThisHour >= perHour)
}

/** People enter few of the codes sent to this operator, and the settings don't keep it open. */
export function isOperatorClosed(
  phone: string,
  { toOperator, toOperatorByNew }: SentCodes,
  { keptOpen, isNew }: { keptOpen: readonly string[]; isNew: boolean },
) {
  const isClosed = isDoubtful(toOperator) || (isNew && isDoubtful(toOperatorByNew))
  return isClosed && prefixOf(phone, keptOpen) === undefined
}

function isDoubtful({ sent, entered }: Asked) {
  return sent >= leastEntered.of && entered < sent * leastEntered.share
}

/** Too young to close an operator for everyone. */
export const newAccountHours = 24

export function isNewAccount(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < newAccountHours * 60 * 60 * 1000
}

/** Every message costs money and may annoy someone else. */
export function whyCannotSendCode({
  phone,
  prefixes,
  keptOpen,
  person,
  sent,
  budget,
  now,
}: {
  phone: string
  prefixes: readonly string[]
  /** Beginnings that stay open however few codes are entered. */
  keptOpen: readonly string[]
  person: { emailVerified: boolean; createdAt: Date }
  sent: SentCodes
  budget: CodeBudget
  now: Date
}): Refusal | null {
  if (!person.emailVerified) return "email_not_verified"
  if (!prefixOf(phone, prefixes)) return "phone_country_not_served"
  const pauseEnds = (sent.lastSentAt?.getTime() ?? -Infinity) + phoneCodePauseSeconds * 1000
  if (pauseEnds > now.getTime()) return "phone_code_too_soon"
  const isNewcomer = now.getTime() - person.createdAt.getTime() < newcomerMs
  const isUsedUp =
    sent.toNumberThisHour >= sends.toNumberPerHour ||
    sent.byPersonToday >= (isNewcomer ? sends.byNewcomer : sends.byPersonPerDay) ||
    sent.fromNetworkThisHour >= sends.fromNetworkPerHour ||
    sent.toNeighboursThisHour >= sends.toNeighboursPerHour ||
    isOperatorClosed(phone, sent, { keptOpen, isNew: isNewAccount(person.createdAt, now) }) ||
    isBudgetSpent(sent, budget)
  return isUsedUp ? "phone_code_limit_reached" : null
}

const lastMinuteMs = 60_000

/** Asking again sends the same code, unless its guesses are used up or it would run out before anyone has typed it. */
export function canSendAgain({ tries, expiresAt }: { tries: number; expiresAt: Date }, now: Date): boolean {
  return tries < triesPerPhoneCode && expiresAt.getTime() - now.getTime() > lastMinuteMs
}

/** The allowed start that says most about the number. */
export function prefixOf(phone: string, prefixes: readonly string[]): string | undefined {
  return prefixes
    .filter((prefix) => phone.startsWith(prefix))
    .toSorted((one, other) => other.length - one.length)[0]
}

/** The allowed start and two digits more, by which countries tell their operators apart. */
export function operatorOf(phone: string, prefixes: readonly string[]): string {
  const prefix = prefixOf(phone, prefixes)
  return prefix === undefined ? phone : phone.slice(0, prefix.length + 2)
}

/** The first and the last number of the row in which this one stands. */
export function neighboursOf(phone: string): { first: string; last: string } {
  const row = phone.slice(0, -3)
  return { first: `${row}000`, last: `${row}999` }
}
