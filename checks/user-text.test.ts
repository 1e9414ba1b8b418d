import { expect, test } from "vitest"
import { sourceFiles } from "./repository.ts"
import { bareUserTexts } from "./user-text.ts"

test("what people wrote is shown in its own language", () => {
  expect(sourceFiles().flatMap(bareUserTexts)).toEqual([])
})

test.each([
  ["<p>{task.title}</p>", 1],
  ["<p>{offer.own?.message ?? offer.message}</p>", 2],
  ["<p>{note && <b>{report.note}</b>}</p>", 1],
  ["<p>{bio}</p>", 1],
  ["<p>{title}</p>", 0],
  ["<p lang={task.lang}>{task.title}</p>", 0],
  ["<div lang=''><p>{task.title}</p></div>", 0],
  ["<p><UserText lang={null}>{task.title}</UserText></p>", 0],
  ["<p title={task.title} />", 0],
])("%s has %i without a language", (jsx, count) => {
  const file = { path: "apps/web/src/task/sample.tsx", text: `export const shown = ${jsx}\n` }
  expect(bareUserTexts(file)).toHaveLength(count)
})
