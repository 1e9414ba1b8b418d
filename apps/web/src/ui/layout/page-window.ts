/** A stretch of pages that is left out; it names its neighbours so that React can tell two of them apart. */
export type PageSlot = number | "gap-start" | "gap-end"

/** First and last page, the present one with its neighbours, gaps between; never a gap of one page. */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), "gap-end", pages]
  if (page >= pages - 3) return [1, "gap-start", ...range(pages - 4, pages)]
  return [1, "gap-start", page - 1, page, page + 1, "gap-end", pages]
}

function range(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
