export type CsvValue = string | number | boolean | object | null

/** Spreadsheets take a cell that starts so for a formula; an apostrophe makes it plain text. */
const formula = /^[=+\-@\t\r]/

/** One line as RFC 4180 has it. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(",")}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null) return ""
  if (typeof value !== "string") return quoted(typeof value === "object" ? JSON.stringify(value) : `${value}`)
  return quoted(formula.test(value) ? `'${value}` : value)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
