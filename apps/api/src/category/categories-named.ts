const sure = 0.65
const nearBest = 0.15
const mostNamed = 3

/** Only what the words surely mean: a wrong guess would bury what they say. */
export function categoriesNamed(found: { categoryId: string; score: number }[]): string[] {
  const best = found[0]?.score ?? 0
  return found
    .filter(({ score }) => score >= sure && score >= best - nearBest)
    .slice(0, mostNamed)
    .map(({ categoryId }) => categoryId)
}
