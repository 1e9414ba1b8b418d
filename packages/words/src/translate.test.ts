// Our reader of the dictionaries and the library whose format they have must say the same, key by key.
import i18next, { type i18n as I18next } from "i18next"
import { describe, expect, test } from "vitest"
import { defaultLocale, locales, type Locale } from "@doable/domain/locale"
import { dictionariesFrom, withFallback } from "./dictionaries.ts"
import { defaultNamespace, type Key, type Namespace } from "./keys.ts"
import { allNamespaces as namespaces, readWords } from "./read-words.ts"
import { translate, type Dictionaries, type Parameters, type Words } from "./translate.ts"

const counts = [0, 1, 2, 5, 11, 20, 21, 101]

async function oracle(locale: Locale, resources: Dictionaries): Promise<I18next> {
  const instance = i18next.createInstance()
  await instance.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: defaultNamespace,
    ns: Object.keys(resources),
    resources: { [locale]: resources },
    // Pages escape by themselves; labels in texts are put in when the dictionaries are read.
    interpolation: { escapeValue: false, skipOnVariables: true },
  })
  return instance
}

describe.each(locales)("in %s", (locale) => {
  test("every key of every dictionary reads as in i18next, for every count", async () => {
    const dictionaries = readWords(locale).dictionaries
    const reference = await oracle(locale, dictionaries)
    const keys = namespaces.flatMap((name) =>
      keysOf(dictionaries[name] ?? {}).map((key) => `${name}:${key}` as Key),
    )
    expect(keys.length).toBeGreaterThan(300)
    const different: string[] = []
    for (const key of keys) {
      for (const parameters of [sample, ...counts.map((count) => ({ ...sample, count }))]) {
        const ours = translate(dictionaries, locale, key, parameters)
        const theirs = String(reference.t(key, parameters))
        if (ours !== theirs) different.push(`${key} ${JSON.stringify(parameters)}: ${ours} | ${theirs}`)
      }
    }
    expect(different).toEqual([])
  })

  test("a key without a namespace is one of the default namespace, and every plural form can be reached", async () => {
    const dictionaries: Dictionaries = {
      common: {
        justNow: "now",
        days_one: "one",
        days_few: "few",
        days_many: "many",
        days_other: "other",
        bare: "bare",
      },
    }
    const reference = await oracle(locale, dictionaries)
    for (const key of ["justNow", "days", "bare", "missing", "common:days"] as Key[]) {
      for (const count of [...counts, 1.5, -1, 1_000_000]) {
        expect(translate(dictionaries, locale, key, { count })).toBe(reference.t(key, { count }))
      }
    }
  })
})

const hostile: [why: string, value: string][] = [
  ["a placeholder", "{{appName}}"],
  ["half a placeholder", "{{"],
  ["replacement patterns", "$& $1 $` $' $$ $<name>"],
  ["a nesting of i18next", "$t(shell:logIn)"],
  ["markup", `</script><script>window.__x=1</script>`],
  ["entities and quotes", `&lt; " ' & \\`],
  ["separators of lines", "a\u2028b\u2029c"],
  ["a key", "shell:logIn"],
  ["nothing", ""],
]

test.each(hostile)("[I03] a value with %s is put in as it is: %j", async (_, value) => {
  const dictionaries: Dictionaries = { common: { hello: "Hello, {{ name }} and {{name}} of {{appName}}!" } }
  const parameters = { name: value, appName: "Doable" }
  const ours = translate(dictionaries, "en", "common:hello" as Key, parameters)
  expect(ours).toBe(`Hello, ${value} and ${value} of Doable!`)
  expect(String((await oracle("en", dictionaries)).t("common:hello", parameters))).toBe(ours)
})

test("[I03] a value that nobody gave leaves its placeholder in sight; an empty one leaves nothing", () => {
  const dictionaries: Dictionaries = { common: { hello: "a{{name}}b{{constructor}}c" } }
  expect(translate(dictionaries, "en", "common:hello" as Key)).toBe("a{{name}}b{{constructor}}c")
  expect(translate(dictionaries, "en", "common:hello" as Key, { name: undefined })).toBe("ab{{constructor}}c")
})

test("a sentence adds no full stop to a value that ends with one, and a count is written as the language writes it", () => {
  const dictionaries: Dictionaries = {
    common: { until: "Until {{date}}. Up to {{count}}.", days: "{{date}}, {{date}}." },
  }
  const say = (locale: Locale, key: string, date: string) =>
    translate(dictionaries, locale, `common:${key}` as Key, { date, count: 2000 })
  expect(say("ru", "until", "1 мая 2026 г.")).toBe("Until 1 мая 2026 г. Up to 2\u00a0000.")
  expect(say("en", "until", "1 May 2026")).toBe("Until 1 May 2026. Up to 2,000.")
  expect(say("ru", "days", "1 мая 2026 г.")).toBe("1 мая 2026 г., 1 мая 2026 г.")
})

describe("[I02] what is missing", () => {
  const english: Words = {
    a: "A",
    deep: { b: "B", c: "C" },
    days_one: "{{count}} day",
    days_other: "{{count}} days",
  }

  test("comes from the English dictionary, also deep inside", () => {
    const laid = withFallback(english, { deep: { b: "Б" } })
    const say = (key: string) => translate({ common: laid }, "ru", `common:${key}` as Key)
    expect([say("a"), say("deep.b"), say("deep.c")]).toEqual(["A", "Б", "C"])
  })

  test("in no dictionary at all shows its key", () => {
    const say = (key: string) => translate({ common: english }, "ru", key as Key)
    expect(["common:none", "common:deep", "common:deep.none", "other:none", "none"].map(say)).toEqual([
      "none",
      "deep",
      "deep.none",
      "none",
      "none",
    ])
  })

  test("is not found in what every object inherits", () => {
    const say = (key: string) => translate({ common: english }, "en", key as Key)
    expect(["constructor", "__proto__", "a.length", "toString.name"].map(say)).toEqual([
      "constructor",
      "__proto__",
      "a.length",
      "toString.name",
    ])
  })

  test("of a plural is not mixed from two languages", () => {
    const laid = withFallback(english, {
      days_few: "{{count}} дня",
      days_many: "{{count}} дней",
      days_other: "{{count}} дня",
    })
    expect(laid["days_one"]).toBeUndefined()
  })
})

describe("a label named in a text", () => {
  const files: Record<string, Words> = {
    "en help": {
      text: "Select “$t(work:report)” or “$t(work:nested.only)”, {{name}}.",
      none: "$t(work:none)",
    },
    "en work": { report: "Mark as done", nested: { only: "$& for {{name}}" } },
    "ru help": { text: "Нажмите «$t(work:report)» или «$t(work:nested.only)», {{name}}." },
    "ru work": { report: "Всё готово" },
  }
  const read = (locale: Locale) =>
    dictionariesFrom((language, name) => files[`${language} ${name}`], locale, ["help"])

  test("is there in the reader's language, or in English, without the file it is from", () => {
    expect(read("en")).toEqual({
      help: { text: "Select “Mark as done” or “$& for {{name}}”, {{name}}.", none: "none" },
    })
    expect(read("ru")["help"]?.["text"]).toBe("Нажмите «Всё готово» или «$& for {{name}}», {{name}}.")
  })

  test("is found in every text of the product", () => {
    for (const locale of locales) expect(JSON.stringify(readWords(locale).dictionaries)).not.toContain("$t(")
  })
})

test("the server knows every namespace in every language, and an unknown one has no words", () => {
  for (const locale of locales) {
    const dictionaries = readWords(locale).dictionaries
    expect(namespaces.filter((name) => Object.keys(dictionaries[name] ?? {}).length === 0)).toEqual([])
  }
  expect(readWords(defaultLocale, ["nowhere" as Namespace]).dictionaries).toEqual({ nowhere: {} })
})

/** A value for every name that any dictionary uses. */
const sample: Parameters = Object.fromEntries(
  locales
    .flatMap((locale) =>
      [...JSON.stringify(readWords(locale).dictionaries).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(
        (match) => match[1] ?? "",
      ),
    )
    .filter((name) => name !== "count")
    .map((name) => [name, `‹${name} & <b>›`]),
)

/** Keys as the product writes them: without the plural's ending. */
function keysOf(words: Words, before = ""): string[] {
  const found = Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [before + key.replace(/_(zero|one|two|few|many|other)$/, "")]
      : keysOf(value, `${before}${key}.`),
  )
  return [...new Set(found)]
}
