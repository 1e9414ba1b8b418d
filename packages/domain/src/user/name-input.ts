// Apart from the rule: pages ask the rule before they have the code that reads inputs.
import { z } from "zod"
import { userNameLength } from "../limits.ts"
import { whyCannotBeNamed } from "./person-name.ts"

export const personName = z
  .string()
  .trim()
  .max(userNameLength.max)
  .superRefine((name, context) => {
    const problem = whyCannotBeNamed(name)
    if (problem) context.addIssue({ code: "custom", message: problem })
  })
