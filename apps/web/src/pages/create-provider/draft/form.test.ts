import { expect, test } from "vitest"
import { blankForm, payloadOf, providerUnits, type ProviderForm } from "./form.ts"

const blank = blankForm("en")

test("only what was changed is sent", () => {
  const form: ProviderForm = { ...blank, headline: "I mow lawns", sameDay: true }
  expect(providerUnits.changed(form, blank)).toEqual(["headline", "when"])
  expect(Object.keys(payloadOf(form, ["headline", "when"]))).toEqual(["headline", "availability"])
})

test("a person has no company, and remote work no place", () => {
  const form: ProviderForm = { ...blank, companyName: "Casa", idno: "12", mode: "remote", placeId: "p1" }
  expect(payloadOf(form, ["kind", "where"])).toMatchObject({
    kind: "individual",
    companyName: null,
    idno: null,
    placeId: null,
  })
})

test.each<[string, Partial<ProviderForm>, string[]]>([
  ["a headline", { headline: "x".repeat(301) }, ["headline"]],
  ["a text", { bio: "x".repeat(6001) }, ["bio"]],
  ["a company", { companyName: "x".repeat(101) }, ["kind"]],
  ["a tax number", { idno: "1".repeat(21) }, ["kind"]],
  [
    "a line under a picture",
    { portfolio: [{ fileId: "f", caption: "x".repeat(121), categoryId: null }] },
    ["portfolio"],
  ],
])("%s too long for any draft stays on the page", (_name, part, units) => {
  expect(providerUnits.unkeepable({ ...blank, ...part })).toEqual(units)
})
