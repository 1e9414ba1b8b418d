// Numbers told in words, in three languages: "zero seven", "ноль шестьдесят девять", "zero șase nouă".
import type { ContactSpan } from "./contacts.ts"

const units = [
  "zero|oh|one|two|three|four|five|six|seven|eight|nine",
  "ноль|нуль|ноля|один|одна|два|две|три|четыре|пять|шесть|семь|восемь|девять",
  "unu|una|doi|doua|trei|patru|cinci|sase|sapte|opt|noua",
].join("|")
const tens = [
  "ten|eleven|twelve|\\p{L}{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety",
  "десять|\\p{L}{4,7}надцать|двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто",
  "zece|\\p{L}{3,5}sprezece|douazeci|treizeci|patruzeci|cincizeci|saizeci|saptezeci|optzeci|nouazeci",
].join("|")
const hundreds = "сто|двести|триста|четыреста|пятьсот|шестьсот|семьсот|восемьсот|девятьсот"

const kinds: [number, RegExp][] = [
  [3, new RegExp(`^(?:${hundreds})$`, "u")],
  [2, new RegExp(`^(?:${tens})$`, "u")],
  [1, new RegExp(`^(?:${units})$`, "u")],
]

type Part = { start: number; end: number; digits: number; isWord: boolean }

const fewestDigits = 7
const fewestWords = 3

export function findSpelledNumbers(text: string): ContactSpan[] {
  const spans: ContactSpan[] = []
  let run: Part[] = []
  const close = () => {
    if (isNumber(run)) spans.push({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0, kind: "phone" })
    run = []
  }
  for (const match of text.matchAll(/\p{L}+|\d+/gu)) {
    const part = partOf(match[0], match.index)
    const last = run.at(-1)
    const isNear =
      last && /^(?:[\s,.;()+*_–—-]{0,4}|\s*(?:și|si|и|and)\s*)$/iu.test(text.slice(last.end, match.index))
    const joins = /^(?:și|si|и|and)$/iu.test(match[0]) && run.length > 0
    if (joins) continue
    if (!part || !isNear) close()
    if (part) run.push(part)
  }
  close()
  return spans
}

function partOf(word: string, start: number): Part | null {
  const end = start + word.length
  if (/^\d+$/.test(word)) return { start, end, digits: word.length, isWord: false }
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/(?<=[a-z])\p{M}/gu, "")
    .normalize("NFC")
  const kind = kinds.find(([, words]) => words.test(plain))
  return kind ? { start, end, digits: kind[0], isWord: true } : null
}

/** "Sixty nine" is two digits, not three: a smaller part fills the room that the bigger one left. */
function isNumber(run: Part[]): boolean {
  if (run.filter(({ isWord }) => isWord).length < fewestWords) return false
  let digits = 0
  let room = 0
  for (const part of run) {
    if (part.isWord && part.digits <= room) room = part.digits - 1
    else {
      digits += part.digits
      room = part.isWord ? part.digits - 1 : 0
    }
  }
  return digits >= fewestDigits
}
