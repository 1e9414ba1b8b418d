export interface TextLength {
  min?: number
  max: number
}

/** Which way a text doesn't fit, without the blanks around it. Forms that open with their page ask it, and `textOf`. */
export function lengthProblem(text: string, { min = 0, max }: TextLength): "tooShort" | "tooLong" | null {
  const { length } = text.trim()
  if (length < min) return "tooShort"
  return length > max ? "tooLong" : null
}
