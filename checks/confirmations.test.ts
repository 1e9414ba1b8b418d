import { expect, test } from "vitest"
import { locales } from "../packages/domain/src/locale.ts"
import { unclearQuestions } from "./confirmations.ts"
import { flatten, readDictionary } from "./dictionaries.ts"
import { isTest, sourceFiles } from "./repository.ts"

const product = sourceFiles().filter(({ path }) => path.startsWith("apps/web/src/") && !isTest(path))

test("every question says on its buttons what happens and what stays", () => {
  const words = locales.map(readDictionary)
  const asking = product.filter(({ text }) => text.includes("confirm({"))
  expect(asking.length).toBeGreaterThan(15)
  expect(asking.flatMap((file) => unclearQuestions(file, words))).toEqual([])
})

const words = [
  flatten("work", { delete: "Delete", ok: "OK", done: "Yes, it’s done", act: { a: "Send", b: "Withdraw" } }),
  flatten("work", { delete: "Удалить", ok: "Да", done: "Сделано", act: { a: "Отправить", b: "Отозвать" } }),
]

test.each([
  ['confirm({ title: t("work:delete") })', "without confirmText"],
  ['confirm({ confirmText: t("work:ok") })', "the button says “OK”"],
  ['confirm({ confirmText: t("work:done") })', "the button says “Yes, it’s done”"],
  ["confirm({ confirmText: t(`work:act.${act}`) })", "“Cancel” beside “Withdraw”"],
])("%s goes red", (text, sentence) => {
  expect(unclearQuestions({ path: "a.ts", text }, words).join()).toContain(sentence)
})

test.each([
  'confirm({ confirmText: t("work:delete") })',
  'confirm({ confirmText: t("work:act.b"), cancelText: t("work:act.keep") })',
  "confirm({ ...words })",
  "confirm()",
])("%s passes", (text) => {
  expect(unclearQuestions({ path: "a.ts", text }, words)).toEqual([])
})
