import { numberFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"

const units = [
  ["megabyte", 1_000_000],
  ["kilobyte", 1_000],
  ["byte", 1],
] as const

/** "1.4 MB", "1,4 МБ". Decimal units, as file managers show them. */
export function fileSizeText(bytes: number, locale: Locale): string {
  const [unit, length] = units.find(([, size]) => bytes >= size) ?? units[2]
  const number = numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  })
  return number.format(bytes / length)
}

/** "JPG, PNG, WEBP" from mime types. */
export function typesText(accept: readonly string[]): string {
  const names = accept.map((type) => {
    const name = (type.split("/")[1] ?? type).replace(/\+.*$/, "").toUpperCase()
    return name === "JPEG" ? "JPG" : name === "*" ? (type.split("/")[0] ?? type) : name
  })
  return [...new Set(names)].join(", ")
}
