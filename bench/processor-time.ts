import { readdir, readFile } from "node:fs/promises"

const ticksPerSecond = 100

/** Processor time of a process's children in microseconds, from Linux; elsewhere it is not counted. */
export async function cpuOfFamily(parent: number): Promise<number> {
  let ticks = 0
  for (const entry of await readdir("/proc").catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "")
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    if (Number(fields[1]) === parent) ticks += Number(fields[11]) + Number(fields[12])
  }
  return (ticks * 1_000_000) / ticksPerSecond
}
