import { expect, test } from "vitest"
import { findAnswers } from "./find-answers.ts"

const all = [
  { title: "Renunțarea și cum se socotește", text: "În primele 60 de minute, fără urmări." },
  { title: "Cum primești banii", text: "După renunțare nu se plătește." },
  { title: "Адрес", text: "Ещё никто его не видит." },
]

test("diacritics and case do not matter, and titles come first", () => {
  expect(findAnswers(all, "renuntar").map(({ title }) => title)).toEqual([all[0]?.title, all[1]?.title])
})

test("every word has to be there, in either alphabet", () => {
  expect(findAnswers(all, "еще АДРЕС")).toEqual([all[2]])
  expect(findAnswers(all, "адрес деньги")).toEqual([])
})

test("what others call it is found too", () => {
  const cancelling = {
    title: "Stepping back",
    text: "In the first hour without a trace.",
    also: "cancel, refund",
  }
  expect(findAnswers([...all, cancelling], "Cancel")).toEqual([cancelling])
})

test("nothing asked for finds nothing", () => {
  expect(findAnswers(all, "  ")).toEqual([])
})
