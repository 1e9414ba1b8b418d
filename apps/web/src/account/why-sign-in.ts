import { isPathThatSaves } from "../favourite/return-path.ts"
import { wishIn } from "./wish-in.ts"

/** What somebody was about to do when the sign-in came between; words that are kept already say so themselves. */
export function whySignIn(returnTo: string): "toSave" | "toPost" | null {
  if (isPathThatSaves(returnTo)) return "toSave"
  return /^\/tasks\/create\b/.test(returnTo) && !wishIn(returnTo) ? "toPost" : null
}
