import { describe, expect, test } from "vitest"
import { noHours } from "./availability.ts"
import { providerProblems, type WholeProfile } from "./problems.ts"

const whole: WholeProfile = {
  kind: "individual",
  companyName: null,
  idno: null,
  headline: "Plumber with fifteen years of practice",
  bio: "Fifteen years with pipes, taps and boilers. I come on time, and I leave the kitchen cleaner than it was before.",
  categoryIds: ["plumbing"],
  unknownCategories: 0,
  spokenLanguages: ["ro"],
  mode: "in_person",
  placeId: "chisinau",
  radiusKm: 20,
  hourlyRate: null,
  availability: { weekly: noHours, awayFrom: null, awayUntil: null, sameDay: false },
  hasAvatar: true,
}
const today = "2026-08-04"
const found = (given: Partial<WholeProfile>) =>
  providerProblems({ ...whole, ...given }, today).map(({ path, code }) => `${path} ${code}`)
const week = (spans: { from: string; to: string }[]) => ({
  ...whole.availability,
  weekly: { ...noHours, tue: spans },
})
const away = (awayFrom: string | null, awayUntil: string | null) => ({
  ...whole.availability,
  awayFrom,
  awayUntil,
})

test("a whole profile has none", () => {
  expect(found({})).toEqual([])
  expect(found({ mode: "remote", placeId: null, radiusKm: 0 })).toEqual([])
  expect(found({ kind: "company", companyName: "Robinet SRL", idno: "1003600012345" })).toEqual([])
})

describe("each thing that is wrong is told", () => {
  test.each<[string, Partial<WholeProfile>]>([
    ["companyName company_name_required", { kind: "company" }],
    ["idno idno_invalid", { kind: "company", companyName: "Robinet SRL", idno: "12-A" }],
    ["headline headline_required", { headline: "  " }],
    ["headline headline_too_short", { headline: "Pipe" }],
    ["headline headline_too_long", { headline: "p".repeat(81) }],
    ["headline headline_has_contacts", { headline: "Plumber, call 069 123 456" }],
    ["headline text_prohibited", { headline: "I sell cocaine here" }],
    ["bio bio_required", { bio: "" }],
    ["bio bio_too_short", { bio: "Short." }],
    ["bio bio_too_long", { bio: "b".repeat(3001) }],
    ["bio text_prohibited", { bio: `${whole.bio} And fake passports, fake passport.` }],
    ["categoryIds categories_required", { categoryIds: [] }],
    ["categoryIds category_unknown", { unknownCategories: 1 }],
    ["spokenLanguages languages_required", { spokenLanguages: [] }],
    ["mode mode_required", { mode: null }],
    ["placeId place_required", { placeId: null }],
    ["radiusKm radius_out_of_range", { radiusKm: 201 }],
    ["radiusKm radius_out_of_range", { radiusKm: 0 }],
    ["hourlyRate amount_too_low", { hourlyRate: { amount: 1, currency: "EUR" } }],
    ["hourlyRate amount_too_high", { hourlyRate: { amount: 2_000_000_000, currency: "MDL" } }],
    ["availability.weekly.tue hours_reversed", { availability: week([{ from: "18:00", to: "09:00" }]) }],
    [
      "availability.weekly.tue hours_reversed",
      {
        availability: week([
          { from: "09:00", to: "13:00" },
          { from: "12:00", to: "18:00" },
        ]),
      },
    ],
    ["availability.awayUntil away_reversed", { availability: away("2026-09-02", "2026-09-01") }],
    ["availability.awayUntil away_too_far", { availability: away(null, "2027-09-01") }],
    ["avatar avatar_required", { hasAvatar: false }],
  ])("%s", (problem, given) => {
    expect(found(given)).toEqual([problem])
  })
})
