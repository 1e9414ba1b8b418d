import { isPathThatSaves } from "../../favourite/return-path.ts"
import { wishIn } from "../../account/wish-in.ts"

/** What someone was about to do when the login came between; words that are kept already say so themselves. */
export function whySignIn(returnTo: string): "toSave" | "toPost" | "toOffer" | null {
  if (isPathThatSaves(returnTo)) return "toSave"
  if (/^\/providers\/create\b/.test(returnTo)) return "toOffer"
  return /^\/tasks\/create\b/.test(returnTo) && !wishIn(returnTo) ? "toPost" : null
}
