import { describe, expect, test } from "vitest"
import { isAnnounced } from "./announcement.ts"
import { isKeyFit, keyFrom } from "./key.ts"
import { contentPayload, saveEntryInput, type ContentPayload } from "./input.ts"
import { contentProblems, isOwnPath, languagesToFinish } from "./problems.ts"
import { hasBrokenLink, linesOf } from "./prose.ts"

const texts = (text: object) => ({ en: text, ru: text, ro: text })
const payload = (given: object): ContentPayload => contentPayload.parse(given)
const found = (...of: Parameters<typeof contentProblems>) =>
  contentProblems(...of).map(({ path, code }) => `${path} ${code}`)

const article = { section: "before", texts: texts({ title: "Moving", body: "Ask within {{grace}}." }) }
const release = { version: "1.2.0", date: "2026-11-17", texts: texts({ title: "Faster", added: "One\nTwo" }) }
const line = { texts: texts({ body: "Back at ten." }) }

describe("a text can be published", () => {
  test.each([
    ["help", article],
    ["faq", { ...article, section: "work" }],
    ["changelog", release],
    ["announcement", line],
    [
      "announcement",
      { link: "/help?read=late#helpful", texts: texts({ body: "Read this.", linkText: "More" }) },
    ],
  ] as const)("as %s when nothing is missing", (kind, given) => {
    expect(found(kind, payload(given))).toEqual([])
  })

  test.each([
    ["help", { ...article, section: "work" }, ["section section_unknown"]],
    ["help", { ...article, texts: { ...article.texts, ro: { title: "Mutare" } } }, ["texts.ro.body missing"]],
    [
      "faq",
      {
        section: "work",
        texts: { ...texts({ title: "Why?", body: "So." }), ru: { title: "Почему?", body: "{{all}}" } },
      },
      ["texts.ru.body figure_unknown"],
    ],
    [
      "faq",
      {
        section: "work",
        texts: { ...texts({ title: "Why?", body: "So." }), en: { title: "x".repeat(161), body: "So." } },
      },
      ["texts.en.title too_long"],
    ],
    [
      "changelog",
      { ...release, texts: { ...release.texts, ru: { title: "Быстрее", added: "Один" } } },
      ["texts.ru.added lines_differ"],
    ],
    [
      "changelog",
      { ...release, version: "soon", date: "2026-02-30" },
      ["version version_unfit", "date date_unfit"],
    ],
    [
      "changelog",
      { ...release, texts: texts({ title: "Nothing" }) },
      ["texts.en.added missing", "texts.ru.added missing", "texts.ro.added missing"],
    ],
    [
      "announcement",
      { ...line, link: "https://elsewhere.example" },
      [
        "texts.en.linkText missing",
        "texts.ru.linkText missing",
        "texts.ro.linkText missing",
        "link link_unfit",
      ],
    ],
    [
      "announcement",
      { ...line, startsAt: "2026-11-18T10:00:00Z", endsAt: "2026-11-18T12:00:00+02:00" },
      ["endsAt ends_before_start"],
    ],
    [
      "announcement",
      { texts: { ...line.texts, ru: { body: "Через {{grace}}." }, ro: { body: "[Ajutor](/help)" } } },
      ["texts.ru.body figures_refused", "texts.ro.body links_refused"],
    ],
    [
      "help",
      { ...article, texts: { ...article.texts, en: { title: "[Moving](/help)", body: "[Help](/help)" } } },
      ["texts.en.title links_refused"],
    ],
  ] as const)("as %s not yet: %j", (kind, given, problems) => {
    expect(found(kind, payload(given))).toEqual(problems)
  })

  test("and the languages with something left to do are named", () => {
    const half = payload({ ...article, texts: { ...article.texts, ru: {}, ro: { title: "Mutare" } } })
    expect(languagesToFinish(contentProblems("help", half))).toEqual(["ru", "ro"])
  })
})

test.each([
  ["[Help](/help?read=late)", false],
  ["[Help](/help#ranking) and [terms](/terms)", false],
  ["[elsewhere](https://elsewhere.example)", true],
  ["[elsewhere](//elsewhere)", true],
  ["[Help](javascript:alert(1))", true],
  ["plain", false],
])("a link leads to our own pages: %s", (text, isBroken) => {
  expect(hasBrokenLink(text)).toBe(isBroken)
})

test.each([
  ["/", true],
  ["/tasks/create?from=line", true],
  ["//elsewhere.example", false],
  ["/\\elsewhere.example", false],
  ["tasks", false],
  ["/a b", false],
])("the way of an announcement stays on our site: %s", (path, isOwn) => {
  expect(isOwnPath(path)).toBe(isOwn)
})

test.each([
  ["late", true],
  ["v0_1_0", true],
  ["moving-day", true],
  ["Moving", false],
  ["a", false],
  ["a--b", false],
  ["main", false],
  ["x".repeat(61), false],
])("an address is short and plain: %s", (key, isFit) => {
  expect(isKeyFit(key)).toBe(isFit)
})

test.each([
  ["How do I move a piano?", "how-do-i-move-a-piano"],
  ["10 things: Ștefan’s list", "things-stefan-s-list"],
  ["Переезд", ""],
])("an address is made of the title: %s", (title, key) => {
  expect(keyFrom(title)).toBe(key)
})

test("texts hold nothing that can't be seen, and come without stray blanks", () => {
  const save = (body: string) =>
    saveEntryInput.safeParse({
      kind: "help",
      key: "late",
      version: 0,
      state: "draft",
      payload: { texts: texts({ body }) },
    })
  expect(save("a\u0007b").success).toBe(false)
  expect(save("a\u202eb").success).toBe(false)
  expect(save("  a \n\n\n\n b ").data?.payload.texts.en.body).toBe("a\n\nb")
  expect(linesOf("- a\n\n b \n")).toEqual(["a", "b"])
})

test.each([
  ["all", null, null, null, true],
  ["doer", null, null, null, false],
  ["doer", "doer", null, null, true],
  ["customer", "doer", null, null, false],
  ["all", "customer", "2026-11-17T12:00:01Z", null, false],
  ["all", "customer", "2026-11-17T12:00:00Z", "2026-11-17T12:00:01Z", true],
  ["all", null, null, "2026-11-17T12:00:00Z", false],
] as const)(
  "an announcement for %s is shown to %s between %s and %s: %s",
  (audience, reader, startsAt, endsAt, is) => {
    expect(isAnnounced({ audience, startsAt, endsAt }, reader, new Date("2026-11-17T12:00:00Z"))).toBe(is)
  },
)
