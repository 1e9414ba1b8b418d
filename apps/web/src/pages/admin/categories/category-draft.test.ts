import { expect, test } from "vitest"
import { contentOf, draftOf, isQuestionWhole, noTexts } from "./category-draft.ts"
import type { CategoryRow } from "./load-categories.ts"

const say = (text: string) => ({ en: `${text} en`, ru: `${text} ru`, ro: `${text} ro` })
const row = {
  name: say("Taps"),
  description: say("Water"),
  icon: "droplet",
  isPopular: true,
  requiresVerification: false,
  synonyms: { en: ["tap", "faucet"], ru: ["кран"], ro: [] },
  questions: [
    {
      key: "kind",
      type: "select" as const,
      required: true,
      label: say("Kind"),
      options: [
        { value: "kitchen", label: say("Kitchen") },
        { value: "bath", label: say("Bath") },
      ],
    },
    { key: "note", type: "text" as const, required: false, label: say("Note") },
  ],
} as unknown as CategoryRow

test("what is read and written again unchanged is the same", () => {
  const { name, description, icon, isPopular, requiresVerification, synonyms, questions } = row
  expect(contentOf(draftOf(row))).toEqual({
    name,
    description,
    icon,
    isPopular,
    requiresVerification,
    synonyms,
    questions,
  })
})

test("a choice keeps its value when it is worded anew, and a new one gets one of its own", () => {
  const draft = draftOf(row)
  const [kind] = draft.questions
  if (!kind) throw new Error("no question")
  const worded = { en: "Cooking\nBath\nThe garden!", ru: "Кухня\nВанна\nСад", ro: "Bucătărie\nBaie\nGrădină" }
  const { questions } = contentOf({ ...draft, questions: [{ ...kind, choices: worded }] })
  expect(questions[0]?.options?.map(({ value }) => value)).toEqual(["kitchen", "bath", "the_garden"])
  expect(questions[0]?.options?.[2]?.label.ro).toBe("Grădină")
})

test("a question needs a key, all languages, and as many choices in each", () => {
  const [kind, note] = draftOf(row).questions
  if (!kind || !note) throw new Error("no question")
  expect([kind, note].map(isQuestionWhole)).toEqual([true, true])
  expect(isQuestionWhole({ ...note, key: "2 words" })).toBe(false)
  expect(isQuestionWhole({ ...note, label: { ...noTexts, en: "Note" } })).toBe(false)
  expect(isQuestionWhole({ ...kind, choices: { ...kind.choices, ru: "Кухня" } })).toBe(false)
})
