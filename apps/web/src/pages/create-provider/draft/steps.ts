export const steps = ["who", "what", "where", "look"] as const
export type Step = (typeof steps)[number]
/** After publishing: what comes next. */
export type Shown = Step | "done"

export function readStep(value: unknown): Shown | undefined {
  return value === "done" ? "done" : steps.find((step) => step === value)
}

const stepByField: Record<string, Step> = {
  kind: "who",
  companyName: "who",
  idno: "who",
  headline: "who",
  bio: "who",
  lang: "who",
  spokenLanguages: "who",
  categoryIds: "what",
  hourlyRate: "what",
  mode: "where",
  placeId: "where",
  radiusKm: "where",
  availability: "where",
}

/** The step on which a field stands, by its path ("availability.weekly.mon"). */
export function stepOf(path: string): Step {
  return stepByField[path.split(".")[0] ?? ""] ?? "look"
}
