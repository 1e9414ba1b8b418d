// Apart from the rule: pages ask the rule before they have the code that reads inputs.
import { z } from "zod"
import { lengthProblem, type TextLength } from "./length.ts"

/** A text of this length, as `lengthProblem` measures it. */
export function textOf(length: TextLength) {
  const { min = 0, max } = length
  return (
    z
      .string()
      .trim()
      .check(({ value, issues }) => {
        const about = { origin: "string", inclusive: true, continue: true, input: value } as const
        const problem = lengthProblem(value, length)
        if (problem === "tooShort") issues.push({ ...about, code: "too_small", minimum: min })
        if (problem === "tooLong") issues.push({ ...about, code: "too_big", maximum: max })
      })
      // Who reads the schema finds the bounds where `min` and `max` of zod would have put them.
      .meta({ ...(min > 0 && { minLength: min }), maxLength: max })
  )
}
