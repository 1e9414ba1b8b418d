import { emailLength } from "../limits.ts"

/** Letters of the alphabet, because mail programs and servers disagree about all others. */
const shape = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** Forms ask it before they have the code that reads inputs. A test shows that the inputs, which ask zod, say the same. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= emailLength.max && shape.test(text)
}
