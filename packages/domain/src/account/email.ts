import { emailLength } from "../limits.ts"

/** Letters of the alphabet, because mail programs and servers disagree about all others. */
const shape = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** The one measure of an address: the form asks it while one types, the API before it stores anything. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= emailLength.max && shape.test(text)
}
