/** Fewer tasks than this say more about chance than about the client. */
const hireRateFrom = 3

/** `passed`: tasks that had offers and ended without a doer. In a hundred, or null while there are too few. */
export function hireRateOf({ hired, passed }: { hired: number; passed: number }): number | null {
  const all = hired + passed
  return all < hireRateFrom ? null : inHundred(hired, all)
}

/** `calledOff`: hires that the client ended by their own fault. In a hundred, or null while there are too few. */
export function cancelRateOf({ hired, calledOff }: { hired: number; calledOff: number }): number | null {
  return hired < hireRateFrom ? null : inHundred(calledOff, hired)
}

/** 0 means never and 100 means every time: rounding alone leads to neither. */
function inHundred(some: number, all: number): number {
  if (some === 0 || some === all) return some === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((some * 100) / all)))
}
