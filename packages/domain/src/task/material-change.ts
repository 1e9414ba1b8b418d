/** What offers are made for. A better title or another photo changes nothing about the work. */
const material = [
  "description",
  "answers",
  "mode",
  "placeId",
  "address",
  "lat",
  "lng",
  "timingKind",
  "dueDate",
  "timeWindow",
  "timeFrom",
  "timeTo",
  "budgetKind",
  "budgetCurrency",
  "budgetMin",
  "budgetMax",
  "materials",
] as const

type Said = Partial<Record<(typeof material)[number], unknown>>

export function isMaterialChange(before: Said, after: Said): boolean {
  return material.some((part) => written(before[part]) !== written(after[part]))
}

/** Answers may come in another order; nothing said and nothing there are the same. */
function written(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
