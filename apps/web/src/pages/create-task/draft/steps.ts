export const steps = ["what", "details", "where", "budget", "check"] as const
export type Step = (typeof steps)[number]

export function readStep(value: unknown): Step | undefined {
  return steps.find((step) => step === value)
}

const stepByField: Record<string, Step> = {
  title: "what",
  categoryId: "what",
  answers: "what",
  description: "details",
  translations: "details",
  fileIds: "details",
  materials: "details",
  mode: "where",
  placeId: "where",
  address: "where",
  timing: "where",
  isUrgent: "where",
}

/** The step on which a field stands, by its path ("timing.date"); what no other step has is on the fourth. */
export function stepOf(path: string): Step {
  return stepByField[path.split(".")[0] ?? ""] ?? "budget"
}
