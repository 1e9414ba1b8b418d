import { expect, test } from "vitest"
import { whyCannotSendCode } from "./phone-code.ts"

const now = new Date("2026-11-15T12:00:00Z")
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const sent = {
  lastSentAt: null,
  toNumberThisHour: 0,
  byPersonToday: 0,
  fromNetworkThisHour: 0,
  byAllToday: 0,
}

test.each([
  ["a first one", "+37360000001", sent, null],
  ["a country that is not served", "+88360000001", sent, "phone_country_not_served"],
  ["59 seconds after the last", "+37360000001", { ...sent, lastSentAt: ago(59) }, "phone_code_too_soon"],
  ["60 seconds after the last", "+37360000001", { ...sent, lastSentAt: ago(60) }, null],
  ["a fifth to the number", "+37360000001", { ...sent, toNumberThisHour: 4 }, null],
  ["a sixth to the number", "+37360000001", { ...sent, toNumberThisHour: 5 }, "phone_code_limit_reached"],
  ["a tenth by the person", "+40721000001", { ...sent, byPersonToday: 9 }, null],
  ["an eleventh by the person", "+40721000001", { ...sent, byPersonToday: 10 }, "phone_code_limit_reached"],
  [
    "a 21st from the network",
    "+37360000001",
    { ...sent, fromNetworkThisHour: 20 },
    "phone_code_limit_reached",
  ],
  ["one over the day's budget", "+37360000001", { ...sent, byAllToday: 50 }, "phone_code_limit_reached"],
])("sending %s", (_title, phone, sent, refusal) => {
  const prefixes = ["+373", "+40"]
  expect(whyCannotSendCode({ phone, prefixes, sent, dailyLimit: 50, now })).toBe(refusal)
})
