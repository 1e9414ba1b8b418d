// Money is whole minor units (bani, cents) inside and the reader's own grouping outside.

export type Currency = "MDL" | "RON" | "EUR"

/** Minor units, or null when the text is no amount. Reads 1240, 1 240,50, 1,240.50 and 1.240,5 alike. */
export function readMoney(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u2009\u202f'’]/g, "")
  const [, whole, cents = ""] = splitDecimal(digits) ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, "0"))
  return Number.isSafeInteger(minor) ? minor : null
}

/** One or two digits after the last mark are decimals; three are a group of thousands. */
function splitDecimal(text: string) {
  const [, body, cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (body === undefined) return null
  const isPlain = /^\d+$/.test(body)
  const isGrouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(body)
  // "1.240.50" is a typo, not an amount: the two separators must differ.
  const mark = /[.,]/.exec(body)?.[0]
  if (mark && cents !== undefined && text.at(-cents.length - 1) === mark) return null
  return isPlain || isGrouped ? [text, body.replace(/[.,]/g, ""), cents] : null
}
