import { locales } from "@doable/domain/locale"
import { serviceProblemCodes } from "@doable/domain/provider/service/problems"
import { describe, expect, test } from "vitest"
import { readWords } from "@doable/words/read-words"
import { blankService, problemsOfService, type ServiceForm } from "./service-form.ts"
import { serviceProblemWords } from "./service-dialog.tsx"

const whole: ServiceForm = {
  ...blankService("c1", "en", "MDL"),
  title: "Hang shelves",
  description: "Three shelves on any wall, with plugs.",
  amount: 250_00,
}
const one = { name: "Small", amount: 250_00, lines: "Drilling" }

describe.each(locales)("in %s", (locale) => {
  const { t } = readWords(locale, ["provider-manage", "provider-create"])
  const own = ["package_name_too_long", "lines_over", "line_too_long"]

  test.each([...serviceProblemCodes, ...own])("%s has words of its own", (code) => {
    const words = serviceProblemWords({ path: "title", code, min: 5000, max: 20_000 }, "MDL", { t, locale })
    expect(words).not.toBe(t("provider-manage:serviceProblem.unknown"))
    expect(words).not.toContain("{{")
  })
})

test.each<[string, Partial<ServiceForm>, string[]]>([
  ["nothing", {}, []],
  ["no category", { categoryId: "" }, ["categoryId"]],
  ["a title of four letters", { title: "Wood" }, ["title"]],
  ["a title of eighty-one letters", { title: "x".repeat(81) }, ["title"]],
  ["a title that cannot even be sent", { title: "x".repeat(301) }, ["title"]],
  ["a number to call in the title", { title: "Shelves, call 069 123 456" }, ["title"]],
  ["nineteen letters about it", { description: "x".repeat(19) }, ["description"]],
  ["too much about it", { description: "x".repeat(2001) }, ["description"]],
  ["no price", { amount: null }, ["price"]],
  ["a price by agreement", { priceKind: "quote", amount: null }, []],
  ["a package without a name", { packages: [{ ...one, name: "" }] }, ["packages.0.name"]],
  ["a package without a price", { packages: [{ ...one, amount: null }] }, ["packages.0.price"]],
  ["nine lines in a package", { packages: [{ ...one, lines: "a\n".repeat(9) }] }, ["packages.0.lines"]],
  ["a line of eighty-one letters", { packages: [{ ...one, lines: "x".repeat(81) }] }, ["packages.0.lines"]],
])("with %s the problems are at their fields", (_name, part, paths) => {
  expect(problemsOfService({ ...whole, ...part }).map(({ path }) => path)).toEqual(paths)
})
