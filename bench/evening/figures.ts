/** What people wait for, and what pages do by themselves. */
export const kinds = [
  "shared page",
  "rendered page",
  "page in the browser",
  "command",
  "unread count",
  "news",
  "message heard",
  "file",
] as const
export type Kind = (typeof kinds)[number]

export type Figures = {
  times: Record<Kind, number[]>
  /** "kind status", or what a command was refused with. */
  errors: Record<string, number>
  /** How much later than planned the load itself began, in milliseconds. */
  lags: number[]
  requests: number
  seconds: number
}

export const noFigures = (): Figures => ({
  times: Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Figures["times"],
  errors: {},
  lags: [],
  requests: 0,
  seconds: 0,
})

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
