/** What offers are made for, by what people call it. A better title or another photo changes nothing about the work. */
const material = {
  description: ["description"],
  answers: ["answers"],
  where: ["mode", "placeId", "address", "lat", "lng"],
  when: ["timingKind", "dueDate", "timeWindow", "timeFrom", "timeTo"],
  budget: ["budgetKind", "budgetCurrency", "budgetMin", "budgetMax"],
  materials: ["materials"],
} as const

export type MaterialPart = keyof typeof material
export const materialParts = Object.keys(material) as [MaterialPart, ...MaterialPart[]]
type Said = Partial<Record<(typeof material)[MaterialPart][number], unknown>>

export function materialChanges(before: Said, after: Said): MaterialPart[] {
  return materialParts.filter((part) =>
    material[part].some((column) => written(before[column]) !== written(after[column])),
  )
}

/** Answers may come in another order; nothing said and nothing there are the same. */
function written(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
