import { readdir, readFile } from "node:fs/promises"

const ticksPerSecond = 100

/**
 * Processor time of a process's children in microseconds, from Linux; elsewhere it isn't counted. Those that have ended
 * count too: a connection that was closed in between would make the time run backwards.
 */
export async function cpuOfFamily(parent: number): Promise<number> {
  let ticks = (await readStat(String(parent))).endedTicks
  for (const entry of await readdir("/proc").catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue
    const { parent: itsParent, ticks: its } = await readStat(entry)
    if (itsParent === parent) ticks += its
  }
  return (ticks * 1_000_000) / ticksPerSecond
}

/** The same of one process alone. */
export async function cpuOfProcess(pid: number): Promise<number> {
  return ((await readStat(String(pid))).ticks * 1_000_000) / ticksPerSecond
}

/** Of the thread that runs JavaScript: a Node process is full when it is, whatever the others have left. */
export async function cpuOfMainThread(pid: number): Promise<number> {
  return ((await readStat(`${pid}/task/${pid}`)).ticks * 1_000_000) / ticksPerSecond
}

/** What all processes of the machine together have used. */
export async function busyCores(): Promise<number> {
  const [line = ""] = (await readFile("/proc/stat", "utf8").catch(() => "")).split("\n")
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/\s+/).slice(1).map(Number)
  return ((user + nice + system + irq + softirq) * 1_000_000) / ticksPerSecond
}

async function readStat(entry: string) {
  const stat = await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  const endedTicks = Number(fields[13] ?? 0) + Number(fields[14] ?? 0)
  return { parent: Number(fields[1]), ticks, endedTicks }
}
