import {
  categoryQuestion,
  categorySlug,
  questionsPerCategory,
  synonyms,
} from "@doable/domain/category/category"
import { categorySlugs } from "@doable/domain/category/slugs"
import { locales } from "@doable/domain/locale"
import { l10n } from "@doable/domain/text/l10n"
import { expect, test } from "vitest"
import { z } from "zod"
import { joinTree } from "./join-tree.ts"
import { readSeed, seedTree } from "./tree.ts"

const leaves = seedTree.flatMap(({ children }) => children)
const all = [...seedTree, ...leaves]

const seed = z.object({
  slug: categorySlug,
  icon: z.string().regex(/^[a-z0-9-]+$/),
  name: l10n,
  description: l10n,
  synonyms,
  questions: z.array(categoryQuestion).max(questionsPerCategory).optional(),
})

test("the parents are the papers that are drawn, in their order", () => {
  expect(seedTree.map(({ slug }) => slug)).toEqual(categorySlugs)
})

test("every branch has leaves and no slug is there twice", () => {
  expect(seedTree.filter(({ children }) => children.length === 0)).toEqual([])
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
})

test.each(all.map((category) => [category.slug, category] as const))("%s is whole", (_, category) => {
  expect(seed.safeParse(category).error).toBeUndefined()
  const keys = (category.questions ?? []).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(leaves.map((leaf) => [leaf.slug, leaf] as const))(
  "%s is found by five words in each language",
  (_, leaf) => {
    for (const locale of locales) {
      expect(leaf.synonyms[locale].length).toBeGreaterThanOrEqual(5)
      expect(new Set(leaf.synonyms[locale]).size).toBe(leaf.synonyms[locale].length)
    }
  },
)

test("Russian is written in Cyrillic, Romanian without cedillas, descriptions end with a full stop", () => {
  for (const { slug, name, description } of all) {
    expect(description.ru, slug).toMatch(/[а-яё]/i)
    expect(`${name.ro} ${description.ro}`, slug).not.toMatch(/[ŞşŢţ]/)
    for (const locale of locales) expect(description[locale], slug).toMatch(/\.$/)
  }
})

test.each([
  [["categories", "plumbing"], "“plumbing” has no name."],
  [["categories", "plumbing", "description"], "“plumbing” has no description."],
  [["categories", "tyres", "questions", "inches", "label"], "“tyres” has no questions.inches.label."],
  [["questions", "regular", "options", "once"], "has no questions.regular.options.once."],
])("a language without %j is refused with its name and the place", (path, sentence) => {
  const { tree, texts } = readSeed()
  let found = texts.ro as Record<string, unknown>
  for (const step of path.slice(0, -1)) found = found[step] as Record<string, unknown>
  delete found[path.at(-1) ?? ""]
  expect(() => joinTree(tree, texts)).toThrow("The categories in Română (ro.json): ")
  expect(() => joinTree(tree, texts)).toThrow(sentence)
})

test("no language says more than another, nor anything of a category that is not there", () => {
  const { texts } = readSeed()
  const paths = (value: unknown, at = ""): string[] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
      : [at]
  const slugs = all.map(({ slug }) => slug)
  for (const locale of locales) {
    expect(paths(texts[locale]).toSorted()).toEqual(paths(texts.en).toSorted())
    expect(Object.keys(texts[locale].categories).toSorted()).toEqual(slugs.toSorted())
  }
})
