import { readMoney } from "../fields/money-text.ts"

/** The nearest step from `min`, inside the limits. Rounded so that steps of 0.1 stay exact. */
export function toStep(
  value: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  const stepped = min + Math.round((value - min) / step) * step
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(6))
}

/** Where a value stands on the track, in percent. */
export function toPercent(value: number, { min, max }: { min: number; max: number }): number {
  return max === min ? 0 : ((value - min) / (max - min)) * 100
}

/** Moves one end of a range; it stops at the other end. */
export function moveEnd(range: readonly [number, number], end: 0 | 1, value: number): [number, number] {
  return end === 0 ? [Math.min(value, range[1]), range[1]] : [range[0], Math.max(value, range[0])]
}

/** A number as people write it, with up to two decimals; null when it is none. */
export function readNumber(text: string): number | null {
  const hundredths = readMoney(text.replace(/^\s*[-−]/, ""))
  if (hundredths === null) return null
  return (/^\s*[-−]/.test(text) ? -hundredths : hundredths) / 100
}
