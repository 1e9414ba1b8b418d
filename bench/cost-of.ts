import { cpuOfFamily } from "./processor-time.ts"
import { median } from "./rounds.ts"

/** In milliseconds: processor time of Node and PostgreSQL together, and how long the caller waited. */
export type Cost = { spent: number; waited: number }

export async function costOf(postmaster: number, calls: number, run: () => Promise<unknown>): Promise<Cost> {
  const before = await cpuOfFamily(postmaster)
  const since = process.cpuUsage()
  const waits: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const asked = performance.now()
    await run()
    waits.push(performance.now() - asked)
  }
  const { user, system } = process.cpuUsage(since)
  const postgres = (await cpuOfFamily(postmaster)) - before
  return { spent: (user + system + postgres) / calls / 1000, waited: median(waits) }
}
