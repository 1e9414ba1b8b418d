/** The marks of a ruler that holds the highest amount: four to six of them, at round numbers. */
export function scaleOf(highest: number): number[] {
  const rough = Math.max(highest, 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((round) => round * power >= rough) ?? 10)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}
