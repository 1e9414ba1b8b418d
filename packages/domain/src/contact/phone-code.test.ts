import { expect, test } from "vitest"
import {
  canSendAgain,
  neighboursOf,
  operatorOf,
  prefixOf,
  whyCannotSendCode,
  type SentCodes,
} from "./phone-code.ts"

const now = new Date("2026-11-15T12:00:00Z")
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const none: SentCodes = {
  lastSentAt: null,
  toNumberThisHour: 0,
  byPersonToday: 0,
  fromNetworkThisHour: 0,
  toNeighboursThisHour: 0,
  toOperator: { sent: 0, entered: 0 },
  toOperatorByNew: { sent: 0, entered: 0 },
  byAllThisHour: 0,
  byAllToday: 0,
}
const tooMany = "phone_code_limit_reached"
const known = { emailVerified: true, createdAt: ago(86_400) }
const newcomer = { emailVerified: true, createdAt: ago(3599) }

const cases: [title: string, sent: Partial<SentCodes>, refusal: string | null, more?: object][] = [
  ["a first one", {}, null],
  ["a country that is not served", {}, "phone_country_not_served", { phone: "+88360000001" }],
  ["without a confirmed address", {}, "email_not_verified", { person: { ...known, emailVerified: false } }],
  ["59 seconds after the last", { lastSentAt: ago(59) }, "phone_code_too_soon"],
  ["60 seconds after the last", { lastSentAt: ago(60) }, null],
  ["a fifth to the number", { toNumberThisHour: 4 }, null],
  ["a sixth to the number", { toNumberThisHour: 5 }, tooMany],
  ["a tenth by the person", { byPersonToday: 9 }, null],
  ["an eleventh by the person", { byPersonToday: 10 }, tooMany],
  ["a fifth by an account of an hour", { byPersonToday: 4 }, null, { person: newcomer }],
  ["a sixth by an account of an hour", { byPersonToday: 5 }, tooMany, { person: newcomer }],
  ["a 20th from the network", { fromNetworkThisHour: 19 }, null],
  ["a 21st from the network", { fromNetworkThisHour: 20 }, tooMany],
  ["to a tenth neighbour", { toNeighboursThisHour: 9 }, null],
  ["to an eleventh neighbour", { toNeighboursThisHour: 10 }, tooMany],
  ["where few of few are entered", { toOperator: { sent: 29, entered: 0 } }, null],
  ["where three in ten are entered", { toOperator: { sent: 30, entered: 9 } }, null],
  ["where fewer are entered", { toOperator: { sent: 30, entered: 8 } }, tooMany],
  [
    "where fewer are entered and may be",
    { toOperator: { sent: 30, entered: 0 } },
    null,
    { keptOpen: ["+3736"] },
  ],
  [
    "where fewer are entered, elsewhere open",
    { toOperator: { sent: 30, entered: 0 } },
    tooMany,
    { keptOpen: ["+40"] },
  ],
  ["where new accounts enter few", { toOperatorByNew: { sent: 30, entered: 0 } }, null],
  [
    "where new accounts enter few, by one of them",
    { toOperatorByNew: { sent: 30, entered: 0 } },
    tooMany,
    { person: newcomer },
  ],
  ["the last of the hour", { byAllThisHour: 19 }, null],
  ["one over the hour's budget", { byAllThisHour: 20 }, tooMany],
  ["one over no budget of an hour", { byAllThisHour: 20 }, null, { budget: { perDay: 50, perHour: 0 } }],
  ["one over the day's budget", { byAllToday: 50 }, tooMany],
]

test.each(cases)("sending %s", (_title, sent, refusal, more = {}) => {
  const usual = { phone: "+37360000001", person: known, budget: { perDay: 50, perHour: 20 } }
  const asked = {
    ...usual,
    prefixes: ["+373", "+40"],
    keptOpen: [],
    sent: { ...none, ...sent },
    now,
    ...more,
  }
  expect(whyCannotSendCode(asked)).toBe(refusal)
})

test("the longest allowed beginning stands for a number", () => {
  expect(prefixOf("+77010000000", ["+7", "+7701", "+40"])).toBe("+7701")
  expect(prefixOf("+88360000001", ["+7", "+40"])).toBeUndefined()
})

test("an operator is the allowed beginning and two digits more", () => {
  expect(operatorOf("+37369123456", ["+373", "+40"])).toBe("+37369")
  expect(operatorOf("+40721555100", ["+373", "+40"])).toBe("+4072")
  expect(operatorOf("+88360000001", ["+373", "+40"])).toBe("+88360000001")
})

test("neighbours differ in their last three digits", () => {
  expect(neighboursOf("+37360012345")).toEqual({ first: "+37360012000", last: "+37360012999" })
})

test.each([
  ["with time and guesses left", 0, 61, true],
  ["with its last guess", 4, 600, true],
  ["whose guesses are used up", 5, 600, false],
  ["in its last minute", 0, 60, false],
  ["that has run out", 0, -1, false],
])("asking again for a code %s", (_title, tries, secondsLeft, isSame) => {
  const expiresAt = new Date(now.getTime() + secondsLeft * 1000)
  expect(canSendAgain({ tries, expiresAt }, now)).toBe(isSame)
})
