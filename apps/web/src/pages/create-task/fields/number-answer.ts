/** While one types: a number once it is written as one, else the text as it stands. */
export function typedNumber(text: string): number | string | undefined {
  if (text.trim() === "") return undefined
  return /^\d{1,7}(\.\d+)?$/.test(text) && String(Number(text)) === text ? Number(text) : text
}

/** When the field is left: "2,50" and "1 200" are numbers too. What is none stays, to be mended. */
export function settledNumber(text: string): number | string | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "").replace(",", ".")
  if (plain === "") return undefined
  return /^\d{1,7}(\.\d{1,3})?$/.test(plain) ? Number(plain) : text
}
