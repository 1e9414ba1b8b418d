import { expect, test } from "vitest"
import facts from "./facts.json" with { type: "json" }
import recorded from "./facts-shown.json" with { type: "json" }
import { factsNamedIn, ledgerOf } from "./facts-ledger.ts"
import { isTest, sourceFiles } from "./repository.ts"

const tests = sourceFiles().filter(({ path }) => isTest(path) && !path.startsWith("checks/"))
const ledger = ledgerOf(Object.keys(facts), recorded, tests)

test("no fact that was shown once has fallen off", () => {
  expect(ledger.fallenOff).toEqual([])
})

test("tests name existing facts alone", () => {
  expect(ledger.unknown).toEqual([])
})

test("newly shown facts are recorded: run `npm run facts -- --update`", () => {
  expect(ledger.notRecorded).toEqual([])
})

const file = (text: string) => ({ path: "a.test.ts", text })

test.each([
  ['test("[H04] the header shrinks", () => {})', ["H04"]],
  ["test('[H03][H05] heights', () => {})", ["H03", "H05"]],
  ["it(`[H03, H05] heights`, () => {})", ["H03", "H05"]],
  ['test.each([1])("[U09] variant %s", () => {})', ["U09"]],
  ['test.each([\n  ["a"],\n])(\n  "[U09] variant %s",\n  () => {})', ["U09"]],
  ['describe("[A01] menu", () => {})', ["A01"]],
  ["// [H04] is only mentioned here\nconst x = list[H04]", []],
])("facts are found in the titles of tests: %s", (text, found) => {
  expect(factsNamedIn(file(text))).toEqual(found)
})

test("a fact that fell off, an unknown one and an unrecorded one are each reported", () => {
  const now = ledgerOf(["H01", "H02", "H03"], ["H01"], [file('test("[H02] two", f); test("[X99] what", f)')])
  expect(now).toEqual({
    shown: ["H02"],
    unshown: ["H01", "H03"],
    fallenOff: ["H01"],
    unknown: ["X99"],
    notRecorded: ["H02"],
  })
})
