import { expect, test } from "vitest"
import { csvLine } from "./csv.ts"

test.each([
  [["Ana", 3, true, null], "Ana,3,true,\r\n"],
  [['says "da", twice', "two\nlines"], '"says ""da"", twice","two\nlines"\r\n'],
  [["=1+1", "+373", "-2", "@ana", "\tx"], "'=1+1,'+373,'-2,'@ana,\"'\tx\"\r\n"],
  [["a;=1+1", "b\t@x", "c | +1", "d\n=2", 'e,"=3"'], `"a;'=1+1","b\t'@x","c | '+1","d\n'=2","e,""'=3"""\r\n`],
  [["＝1+1", " =1"], "'＝1+1, '=1\r\n"],
  [[{ note: ";=1+1" }], `"{""note"":"";'=1+1""}"\r\n`],
  [[-2, { role: "USER" }], '-2,"{""role"":""USER""}"\r\n'],
])("%j is one line that no spreadsheet takes for a formula", (values, line) => {
  expect(csvLine(values)).toBe(line)
})
