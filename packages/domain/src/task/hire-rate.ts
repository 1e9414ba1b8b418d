/** Fewer tasks than this say more about chance than about the client. */
const hireRateFrom = 3

/** `passed`: tasks that had offers and ended without a doer. In a hundred, or null while there are too few. */
export function hireRateOf({ hired, passed }: { hired: number; passed: number }): number | null {
  const all = hired + passed
  return all < hireRateFrom ? null : Math.round((hired * 100) / all)
}

/** `calledOff`: hires that the client ended by their own fault. In a hundred, or null while there are too few. */
export function cancelRateOf({ hired, calledOff }: { hired: number; calledOff: number }): number | null {
  return hired < hireRateFrom ? null : Math.round((calledOff * 100) / hired)
}
