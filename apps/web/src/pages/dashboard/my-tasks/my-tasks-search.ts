const lastPage = 500

/** The page of the list as the address says it; whatever else it says is the first. */
export function readPage(page: unknown): number {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number <= lastPage ? number : 1
}
