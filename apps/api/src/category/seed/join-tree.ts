// What is the same in every language, the words of each language, and how the two become one tree.
import { questionTypes, type CategoryQuestion, type Synonyms } from "@doable/domain/category/category"
import { localeNames, perLocale, type Locale } from "@doable/domain/locale"
import type { L10n } from "@doable/domain/text/l10n"
import { z } from "zod"

const asked = z.strictObject({
  key: z.string(),
  type: z.enum(questionTypes),
  options: z.array(z.string()).optional(),
})
/** The choices of a shared question under a label of its own. */
const askedLike = z.strictObject({ key: z.string(), like: z.string() })

const category = z.strictObject({
  slug: z.string(),
  icon: z.string(),
  isPopular: z.boolean().optional(),
  requiresVerification: z.boolean().optional(),
  /** A bare key is a question that several categories ask in the same words. */
  questions: z.array(z.union([z.string(), asked, askedLike])).optional(),
})

export const treeData = z.strictObject({
  questions: z.array(asked),
  categories: z.array(category.extend({ children: z.array(category) })),
})

const text = z.string().min(1)
const questions = z.record(
  z.string(),
  z.strictObject({ label: text, options: z.record(z.string(), text) }).partial(),
)
/** Nothing is required here: joining reports what's missing, with its language and category. */
export const textData = z.strictObject({
  questions,
  categories: z.record(
    z.string(),
    z.strictObject({ name: text, description: text, synonyms: z.array(text), questions }).partial(),
  ),
})

type Category = z.infer<typeof category>
type Question = NonNullable<Category["questions"]>[number]
type Texts = z.infer<typeof textData>
type WordsOf = (texts: Texts) => Texts["questions"][string] | undefined

export type SeedCategory = Omit<Category, "questions"> & {
  name: L10n
  description: L10n
  synonyms: Synonyms
  questions?: readonly CategoryQuestion[]
}
export type SeedBranch = SeedCategory & { children: readonly SeedCategory[] }

export function joinTree(tree: z.infer<typeof treeData>, texts: Record<Locale, Texts>): SeedBranch[] {
  const say = <T>(slug: string, field: string, pick: (texts: Texts) => T | undefined) =>
    perLocale((locale): T => {
      const found = pick(texts[locale])
      if (found !== undefined) return found
      throw new Error(`The categories in ${localeNames[locale]} (${locale}.json): “${slug}” has no ${field}.`)
    })

  const ask = (slug: string, question: Question): CategoryQuestion => {
    const key = typeof question === "string" ? question : question.key
    const own: WordsOf = (all) => all.categories[slug]?.questions?.[key]
    if (typeof question === "object" && "type" in question) return inWords(slug, question, own, own)
    const name = typeof question === "string" ? question : question.like
    const kind = tree.questions.find((one) => one.key === name)
    if (!kind) throw new Error(`“${slug}” asks “${name}”, which is no shared question of the tree.`)
    const shared: WordsOf = (all) => all.questions[name]
    return inWords(slug, { ...kind, key }, name === key ? shared : own, shared)
  }

  const inWords = (
    slug: string,
    { key, type, options }: z.infer<typeof asked>,
    label: WordsOf,
    choices: WordsOf,
  ): CategoryQuestion => ({
    key,
    type,
    label: say(slug, `questions.${key}.label`, (all) => label(all)?.label),
    required: false,
    ...(options && {
      options: options.map((value) => ({
        value,
        label: say(slug, `questions.${key}.options.${value}`, (all) => choices(all)?.options?.[value]),
      })),
    }),
  })

  const join = ({ questions, ...rest }: Category): SeedCategory => ({
    ...rest,
    name: say(rest.slug, "name", (all) => all.categories[rest.slug]?.name),
    description: say(rest.slug, "description", (all) => all.categories[rest.slug]?.description),
    synonyms: say(rest.slug, "synonyms", (all) => all.categories[rest.slug]?.synonyms),
    ...(questions && { questions: questions.map((question) => ask(rest.slug, question)) }),
  })

  return tree.categories.map(({ children, ...branch }) => ({ ...join(branch), children: children.map(join) }))
}
