import { locales } from "@doable/domain/locale"
import { providerProblemCodes } from "@doable/domain/provider/problems"
import { describe, expect, test } from "vitest"
import { readWords } from "@doable/words/read-words"
import { blankForm, emptyWeek, type ProviderForm } from "./form.ts"
import { problemsOf, problemWords } from "./problems.ts"

const known = { hasAvatar: true, today: "2026-07-29" }
const whole: ProviderForm = {
  ...blankForm("en"),
  headline: "I assemble furniture",
  bio: "Ten years of wardrobes, kitchens and shelves. I bring my own tools, fix it to the wall and leave it clean.",
  categoryIds: ["c1"],
  mode: "in_person",
  placeId: "p1",
}
const company = { kind: "company" as const, companyName: "Casa Nouă" }

describe.each(locales)("in %s", (locale) => {
  const { t } = readWords(locale, ["provider-create", "fields"])

  test.each([...providerProblemCodes, "company_name_too_long", "caption_too_long", "place_unknown"])(
    "%s has words of its own",
    (code) => {
      const words = problemWords({ path: "bio", code, min: 5000, max: 20_000, text: "x" }, whole, t, locale)
      expect(words).not.toBe(t("provider-create:problem.unknown"))
      expect(words).not.toContain("{{")
    },
  )

  test("a code that only the server knows is told in general words", () => {
    const problem = { path: "bio", code: "brand_new" }
    expect(problemWords(problem, whole, t, locale)).toBe(t("provider-create:problem.unknown"))
  })
})

test.each<[string, Partial<ProviderForm>, string[]]>([
  ["nothing", {}, []],
  ["a place that remote work does not need", { mode: "remote", placeId: null }, []],
  ["a company without a name", { kind: "company" }, ["companyName"]],
  ["a name of a company without an end", { ...company, companyName: "x".repeat(101) }, ["companyName"]],
  ["a tax number of letters", { ...company, idno: "abc" }, ["idno"]],
  ["a tax number in groups", { ...company, idno: "1003 6000 12345" }, []],
  ["a tax number that a person does not need", { idno: "abc" }, []],
  ["a headline of four letters", { headline: "wood" }, ["headline"]],
  ["a headline of eighty-one letters", { headline: "x".repeat(81) }, ["headline"]],
  ["too little about oneself", { bio: "x".repeat(99) }, ["bio"]],
  ["too much about oneself", { bio: "x".repeat(3001) }, ["bio"]],
  ["no category", { categoryIds: [] }, ["categoryIds"]],
  ["no language", { spokenLanguages: [] }, ["spokenLanguages"]],
  ["no way of working", { mode: null }, ["mode"]],
  ["no place", { placeId: null }, ["placeId"]],
  ["a radius of nothing", { radiusKm: 0 }, ["radiusKm"]],
  ["a radius of the whole country", { radiusKm: 201 }, ["radiusKm"]],
  ["an hour for almost nothing", { hourlyAmount: 49_00 }, ["hourlyRate"]],
  ["an hour for a fortune", { hourlyAmount: 200_001_00 }, ["hourlyRate"]],
  [
    "hours that end before they begin",
    { weekly: { ...emptyWeek(), mon: [{ from: "18:00", to: "09:00" }] } },
    ["availability.weekly.mon"],
  ],
  [
    "days away that end first",
    { awayFrom: "2026-08-09", awayUntil: "2026-08-01" },
    ["availability.awayUntil"],
  ],
  ["days away without an end", { awayUntil: "2028-01-01" }, ["availability.awayUntil"]],
  [
    "a line under a picture without an end",
    { portfolio: [{ fileId: "f1", caption: "x".repeat(121), categoryId: null }] },
    ["portfolio.f1"],
  ],
])("with %s the problems are at their fields", (_name, part, paths) => {
  const found = problemsOf({ ...whole, ...part }, known).map(({ path }) => path)
  expect([...new Set(found)]).toEqual(paths)
})

test("without a picture of the doer a profile is not whole", () => {
  expect(problemsOf(whole, { ...known, hasAvatar: false })).toEqual([
    { path: "avatar", code: "avatar_required" },
  ])
})
