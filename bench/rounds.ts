export interface Side {
  name: string
  run: () => Promise<unknown>
}

/** Interleaved rounds of equally many calls: the median of each side, in microseconds of this process alone per call. */
export async function compare(sides: readonly Side[], { rounds, calls }: { rounds: number; calls: number }) {
  const times = new Map(sides.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round++) {
    for (const { name, run } of sides) {
      const since = process.cpuUsage()
      for (let call = 0; call < calls; call++) await run()
      const { user, system } = process.cpuUsage(since)
      // The first round only warms up.
      if (round > 0) times.get(name)?.push((user + system) / calls)
    }
  }
  return sides.map(({ name }) => ({ name, microseconds: median(times.get(name) ?? []) }))
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
