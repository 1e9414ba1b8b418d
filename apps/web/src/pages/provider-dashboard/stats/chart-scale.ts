export interface ChartScale {
  /** The value at the upper edge. */
  top: number
  /** From the upper edge down, the nought included. */
  lines: number[]
}

/** Few round lines for whole numbers, with room for the highest of them. */
export function chartScale(values: readonly number[]): ChartScale {
  const most = Math.max(1, ...values)
  const step = niceStep(most / 4)
  const top = Math.ceil(most / step) * step
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, place) => top - place * step)
  return { top, lines }
}

function niceStep(rough: number): number {
  if (rough <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((part) => part * power).find((step) => step >= rough) ?? power
}

/** What a day usually brings: the mean of the days that are over. */
export function usualDay(values: readonly number[]): number {
  const over = values.slice(0, -1)
  if (over.length === 0) return 0
  return Math.round((over.reduce((sum, value) => sum + value, 0) / over.length) * 10) / 10
}
