export type CsvValue = string | number | boolean | object | null

/**
 * Spreadsheets take a cell that starts so for a formula; an apostrophe makes it plain text. Inside a cell too: where
 * the list is cut at semicolons or tabs, another cell starts there.
 */
const formula = /(^|[;,|\t\r\n])(["'\s]*)(?=[=+\-@＝＋－＠])/g
const startsWithGap = /^[\t\r\n]/

/** Between cells. Where a comma begins the decimals, spreadsheets cut lines at semicolons. */
export type CsvSeparator = "," | ";"

/** One line as RFC 4180 has it. */
export function csvLine(values: readonly CsvValue[], separator: CsvSeparator = ","): string {
  return `${values.map(cell).join(separator)}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null) return ""
  if (typeof value === "object") return quoted(plain(JSON.stringify(value)))
  return quoted(typeof value === "string" ? plain(value) : `${value}`)
}

function plain(text: string): string {
  return text.replace(startsWithGap, "'$&").replaceAll(formula, "$1$2'")
}

function quoted(text: string): string {
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
