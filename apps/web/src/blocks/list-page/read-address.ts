// How the words of an address are read: whatever stands there, what comes out is fit to be asked for.
import { excludedWordLength, mostExcludedWords } from "@doable/domain/text/search"
import { isDay } from "@doable/domain/time/market-day"

export const radii = [5, 10, 20, 50, 100, 200] as const
export const currencies = ["MDL", "RON", "EUR"] as const

export function text(value: unknown, length: number): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  return String(value).trim().slice(0, length).trim() || undefined
}

export function slug(value: unknown): string | undefined {
  const known = text(value, 50)
  return known && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(known) ? known : undefined
}

export function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value)
}

/** In the order of the values, however they were chosen; all of them is no choice. */
export function someOf(values: readonly string[], value: unknown): string | undefined {
  const chosen = listOf(value).map(String)
  const known = values.filter((one) => chosen.includes(one))
  return known.length === 0 || known.length === values.length ? undefined : known.join(",")
}

export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, 20)
  return typeof value === "string" ? value.split(",") : value === undefined ? [] : [value]
}

export function wordsOf(value: unknown): string[] {
  const words = listOf(value).flatMap((part) => text(part, excludedWordLength) ?? [])
  return [...new Set(words)].slice(0, mostExcludedWords)
}

export function flag(value: unknown): 1 | undefined {
  return value === 1 || value === "1" || value === true || value === "on" ? 1 : undefined
}

export function whole(value: unknown, min: number, max: number): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}

/** As people type it: 1 500, 1,500 and 1500 are one amount. */
export function amount(value: unknown): number | undefined {
  const digits = typeof value === "number" ? String(value) : text(value, 20)
  if (!digits || !/^[\d\s.,\u00a0\u202f]+$/.test(digits)) return undefined
  return whole(digits.replaceAll(/[\s.,\u00a0\u202f]/g, ""), 1, 1_000_000)
}

export function inOrder(a: number | undefined, b: number | undefined) {
  return a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]
}

/** Also as people write it, the day first: 14.06.2026. */
export function day(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined
  const [, date, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value.trim()) ?? []
  const written = year && `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`
  const one = written ?? value
  return isDay(one) ? one : undefined
}

export function withoutHoles<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value
}

export function partsOf<Value extends string>(list: string | undefined): Value[] | undefined {
  return list ? (list.split(",") as Value[]) : undefined
}

/** Most places are numbers; a number needs no quotes in an address. */
export function readPlace(value: unknown): string | number | undefined {
  const id = text(value, 50)
  return id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id
}

/** The fields of a form under their names; a name that comes several times is a list. */
export function fieldsOf(form: HTMLFormElement): Record<string, unknown> {
  const raw: Record<string, unknown> = {}
  const data = new FormData(form)
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name)
    raw[name] = values.length > 1 ? values : values[0]
  }
  return raw
}

/** An address as it's read, where it says the same in another way (an empty field, the first page); else null. */
export function tidied<Search extends object>(
  read: (raw: Record<string, unknown>) => Search,
  raw: Search,
): Search | null {
  const search = read({ ...raw } as Record<string, unknown>)
  return (Object.keys(raw) as (keyof Search)[]).every((key) => raw[key] === search[key]) ? null : search
}
