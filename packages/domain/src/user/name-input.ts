// Apart from the rule: pages ask the rule before they have the code that reads inputs.
import { textOf } from "../text/length-input.ts"
import { userNameLength } from "../limits.ts"
import { whyCannotBeNamed } from "./person-name.ts"

export const personName = textOf(userNameLength).superRefine((name, context) => {
  const problem = whyCannotBeNamed(name)
  if (problem) context.addIssue({ code: "custom", message: problem })
})
