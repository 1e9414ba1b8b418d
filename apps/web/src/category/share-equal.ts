/**
 * What rows of a list have in common (a category, a place, a price) becomes one object: the page's data for its scripts
 * writes each object once.
 */
export function shareEqual<Row extends object>(rows: readonly Row[]): Row[] {
  const known = new Map<string, object>()
  const shared = (value: unknown) => {
    if (typeof value !== "object" || value === null) return value
    const text = JSON.stringify(value)
    const found = known.get(text) ?? value
    known.set(text, found)
    return found
  }
  const each = ([name, value]: [string, unknown]) => [name, shared(value)]
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(each)) as Row)
}
