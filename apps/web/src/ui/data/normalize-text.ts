/** Lower case without diacritics, so that "iasi" finds „Iași” and "ребенок" finds «ребёнок». */
export function normalizeText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim()
}

/** True when every word of the query starts some word of the text. */
export function matchesText(text: string, query: string): boolean {
  const words = normalizeText(text).split(/[\s,.;:/()„”«»"'-]+/)
  return normalizeText(query)
    .split(" ")
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
