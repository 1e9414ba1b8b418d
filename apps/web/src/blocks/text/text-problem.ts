import type { z } from "zod"

/** Which way a text doesn't fit the API's own input. Forms that use it load when they open: zod is in no first load. */
export function textProblem(
  input: Pick<z.ZodType, "safeParse">,
  text: string,
): "tooShort" | "tooLong" | null {
  const issue = input.safeParse(text).error?.issues[0]
  if (!issue) return null
  return issue.code === "too_small" ? "tooShort" : "tooLong"
}
