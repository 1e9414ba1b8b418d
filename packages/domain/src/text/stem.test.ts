import { expect, test } from "vitest"
import { normalizeWords } from "./normalize.ts"
import { stemOf } from "./stem.ts"

const oneStem: readonly (readonly string[])[] = [
  ["instalator", "instalatorul", "instalatorului", "instalatori", "instalatorilor"],
  ["репетитор", "репетитора", "репетитору", "репетиторы", "репетиторов", "репетиторами"],
  ["квартира", "квартиры", "квартиру", "квартире", "квартирой"],
  ["plumber", "plumbers"],
  ["кондиционер", "кондиционера", "кондиционеры"],
  ["mobilă", "mobila", "mobile", "mobilei"],
  ["perete", "pereți", "pereții", "peretele"],
]

test.each(oneStem.map((forms) => [forms[0], forms]))("the forms of «%s» have one stem", (_, forms) => {
  expect(new Set(forms.flatMap(normalizeWords).map(stemOf)).size).toBe(1)
})

test("a short word is left as it is", () => {
  for (const word of ["web", "seo", "nanny", "bona"])
    expect(stemOf(word).length).toBeGreaterThanOrEqual(Math.min(4, word.length))
})
