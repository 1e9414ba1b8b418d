import { describe, expect, test } from "vitest"
import { createTextRuleInput } from "./text-rule-input.ts"
import { findHits, hiddenSpans, maskHits, type TextRule } from "./text-rules.ts"
import { isWordFit } from "./text-places.ts"

const rule = (words: string[], given: Partial<TextRule> = {}): TextRule => ({
  id: "written",
  action: "mask",
  words,
  places: ["task", "offer"],
  ...given,
})
const foundBy = (word: string, text: string) =>
  findHits(text, "task", [rule([word])])
    .filter((hit) => hit.rule === "written")
    .map(({ start, end }) => text.slice(start, end))

describe("a word of a rule", () => {
  test.each([
    ["diplom*", "I write diplomas and a Diplomă", ["diplomas", "Diplomă"]],
    ["diplom", "I write diplomas", []],
    ["*money", "easymoney and money", ["easymoney", "money"]],
    ["курсов*", "Напишу КУРСОВУЮ за ночь", ["КУРСОВУЮ"]],
    ["лёгкий заработок", "легкий   заработок каждый день", ["легкий   заработок"]],
    ["teză de licență", "Scriu teza de licenta", ["teza de licenta"]],
    ["teza de licenta", "Scriu teză de licență", ["teză de licență"]],
    ["casino", "сasino with a Cyrillic letter", ["сasino"]],
    ["c++ (fast)", "a c++ (fast) course", ["c++ (fast)"]],
    ["work-from-home", "a work-from-home job", ["work-from-home"]],
    ["zero", "z\u200bero risk", ["z\u200bero"]],
  ])("%s in “%s” finds %o", (word, text, found) => {
    expect(foundBy(word, text)).toEqual(found)
  })

  test.each([
    ["ab", true],
    ["a*", false],
    ["*", false],
    ["  ", false],
    ["7 5", true],
  ])("%s can be looked for: %s", (word, isFit) => {
    expect(isWordFit(word)).toBe(isFit)
  })
})

test("a rule holds where it was written for, with what the code finds by itself", () => {
  const text = "Call 069 123 456 about the lottery or cocaine"
  const rules = [rule(["lottery"], { action: "refuse", places: ["offer"] })]
  const told = (place: "task" | "offer" | "message") =>
    findHits(text, place, rules).map(({ rule: name, action }) => `${name}: ${action}`)
  expect(told("task")).toEqual(["phone: mask", "drugs: hold"])
  expect(told("offer")).toEqual(["phone: mask", "written: refuse", "drugs: refuse"])
  expect(told("message")).toEqual(["phone: mask"])
})

test("what is hidden is found again from what others read, whatever the rules are by then", () => {
  const text = "Lottery! Call 069 123 456, or write to me@example.com about the lottery"
  const { text: shown, spans } = maskHits(text, findHits(text, "task", [rule(["lottery"])]))
  expect(shown).toBe("▒▒▒! Call ▒▒▒, or write to ▒▒▒ about the ▒▒▒")
  expect(hiddenSpans(text, shown)).toEqual(spans)
  expect(hiddenSpans(text, text)).toEqual([])
  expect(hiddenSpans("something else", shown)).toEqual([])
})

test("rules that overlap hide a place once", () => {
  const hits = findHits("the big lottery today", "task", [
    rule(["big lottery"], { id: "a" }),
    rule(["lottery today"], { id: "b" }),
  ])
  expect(maskHits("the big lottery today", hits).text).toBe("the ▒▒▒")
})

test("only a task can be held, and a rule has words that mean something", () => {
  const payload = { name: "Lottery", action: "hold", words: ["lottery"], places: ["task"], isActive: true }
  const isFine = (given: object) =>
    createTextRuleInput.safeParse({ payload: { ...payload, ...given } }).success
  expect(isFine({})).toBe(true)
  expect(isFine({ places: ["task", "offer"] })).toBe(false)
  expect(isFine({ action: "mask", places: ["task", "offer"] })).toBe(true)
  expect(isFine({ words: ["*"] })).toBe(false)
  expect(isFine({ words: [] })).toBe(false)
})

test("a long text is read in no time, also by rules that are made to be slow", () => {
  const slow = Array.from({ length: 100 }, (_, at) => `*${"a".repeat(10)}${at}*`)
  const since = Date.now()
  findHits(`${"a".repeat(20_000)}!`, "task", [rule(slow)])
  expect(Date.now() - since).toBeLessThan(20_000)
})
