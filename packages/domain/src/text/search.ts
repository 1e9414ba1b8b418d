/** Shorter pieces of a name, a title or an address no index can find. */
export const shortestSearch = 3

/** What of the typed is looked for. */
export function searchedFor(typed: string | undefined): string | undefined {
  const piece = typed?.trim() ?? ""
  return piece.length < shortestSearch ? undefined : piece
}

/** The longest text that is looked for. */
export const searchLength = 100
/** Where it may be an email address. */
export const addressSearchLength = 320
/** Words that what is found must not contain. */
export const mostExcludedWords = 5
export const excludedWordLength = 40
